import type { Command } from "commander";
import { counted } from "~/data/formats";
import { type Problem, verifyChain } from "../privacy/receipt-chain";
import { findDamaged, findDifferences, type StateDifference } from "../state/settle";
import type { CommandContext, ExitCode, Run } from "./context";
import { head as hash } from "./options";

export function addVerify(relay: Command, run: Run) {
  relay
    .command("verify")
    .description(
      "proves that no receipt was changed, removed or moved; prints the newest seal; recomputes each state; names what cannot be read",
    )
    .option("--head <hash>", "a head printed earlier: shows whether newer receipts are gone", hash)
    .option("--json", "as one JSON object")
    .action((options: Options) => run((context) => verify(context, options), "read"));
}

type Options = { head?: string; json?: boolean };

async function verify(
  { app: { db, keys, now }, out }: CommandContext,
  { json, ...options }: Options,
): Promise<ExitCode> {
  const found = await verifyChain(db, keys, { now: now(), ...options });
  const { count: verified, counts, head, problems } = found;
  const states: StateDifference[] = [];
  for await (const one of findDifferences(db)) states.push(one);
  const damaged: string[] = [];
  for await (const reference of findDamaged(db)) damaged.push(reference);
  if (json) out(JSON.stringify({ ...counts, verified, head, problems, states, damaged }));
  else {
    for (const problem of problems) out(spellProblem(problem));
    for (const one of states) out(describeDifference(one));
    for (const reference of damaged) out(`${reference} cannot be read: its rows are damaged`);
    out(`${counted(verified, "receipt")} verified`);
    out(`${counts.stored} stored, ${counts.sealed} sealed, ${counts.unsealed} unsealed`);
    if (head) out(`head ${head}`);
  }
  return problems.length + states.length + damaged.length === 0 ? 0 : 1;
}

function describeDifference({ reference, stored, computed }: StateDifference): string {
  const differing = (["status", "holder", "need", "need_at", "legal_at"] as const).filter(
    (name) => stored[name] !== computed[name],
  );
  const parts = differing.map(
    (name) => `${name} is ${stored[name]} and should be ${computed[name]}`,
  );
  return `the state of ${reference} is wrong: ${parts.join(", ")}`;
}

function spellProblem(problem: Problem): string {
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
