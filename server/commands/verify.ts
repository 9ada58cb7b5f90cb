import type { Command } from "commander";
import { verifyWords as words } from "~/data/desk/verify";
import { type Problem, verifyChain } from "../privacy/verify-chain";
import type { CommandContext, ExitCode, Run } from "./context";
import { head as hash } from "./options";

export function addVerify(relay: Command, run: Run) {
  relay
    .command("verify")
    .description("proves that no receipt was changed, removed or moved; prints the newest seal")
    .option("--head <hash>", "a head printed earlier: shows whether newer receipts are gone", hash)
    .action((options: { head?: string }) => run((context) => verify(context, options), "read"));
}

async function verify(
  { db, keys, now, out }: CommandContext,
  options: { head?: string },
): Promise<ExitCode> {
  const { count, head, problems } = await verifyChain(db, keys, { now: now(), ...options });

  for (const problem of problems) out(sentence(problem));
  out(words.verified(count));
  if (head) out(words.head(head));
  return problems.length === 0 ? 0 : 1;
}

function sentence(problem: Problem): string {
  switch (problem.kind) {
    case "changed":
      return words.changed(problem);
    case "personal":
      return words.personal(problem);
    case "misplaced":
      return words.misplaced(problem);
    case "removed":
      return words.removed(problem.from, problem.to);
    case "unsealed":
      return words.unsealed(problem.reference);
    case "head":
      return words.headUnknown;
    case "note":
      return words.newestGone;
    case "without":
      return words.without(problem.reference);
  }
}
