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
    .option("--json", "as one JSON object")
    .action((options: Options) => run((context) => verify(context, options), "read"));
}

type Options = { head?: string; json?: boolean };

async function verify(
  { db, keys, now, out }: CommandContext,
  { json, ...options }: Options,
): Promise<ExitCode> {
  const found = await verifyChain(db, keys, { now: now(), ...options });
  const { count: verified, counts, head, problems } = found;
  const code = problems.length === 0 ? 0 : 1;
  if (json) {
    out(JSON.stringify({ ...counts, verified, head, problems }));
    return code;
  }

  for (const problem of problems) out(sentence(problem));
  out(words.verified(verified));
  out(words.counts(counts));
  if (head) out(words.head(head));
  return code;
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
