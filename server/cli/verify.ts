import type { Command } from "commander";
import { counted } from "~/data/formats";
import { type Problem, verifyChain } from "../privacy/receipt-chain";
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
  if (json) out(JSON.stringify({ ...counts, verified, head, problems }));
  else {
    for (const problem of problems) out(describe(problem));
    out(`${counted(verified, "receipt")} verified`);
    out(`${counts.stored} stored, ${counts.sealed} sealed, ${counts.unsealed} unsealed`);
    if (head) out(`head ${head}`);
  }
  return problems.length === 0 ? 0 : 1;
}

function describe(problem: Problem): string {
  switch (problem.kind) {
    case "changed":
      return `receipt ${problem.seq} (${problem.reference}) was changed: its text does not match its hash`;
    case "personal":
      return `receipt ${problem.seq} (${problem.reference}): its personal part was changed`;
    case "misplaced":
      return `receipt ${problem.seq} (${problem.reference}): its seal does not match; it was changed, moved or swapped`;
    case "removed":
      return problem.from === problem.to
        ? `receipt ${problem.from} was removed`
        : `receipts ${problem.from} to ${problem.to} were removed`;
    case "unsealed":
      return `the receipt of ${problem.reference} is older than a minute and not sealed; is the server running?`;
    case "head":
      return "the head given is not in the chain: the newest receipts known to it are gone";
    case "note":
      return "the chain no longer has the newest receipt that the server sealed";
    case "without":
      return `${problem.reference} has no receipt`;
  }
}
