import type { Command } from "commander";
import { logAct } from "../leads/operator-log";
import {
  doubtClock,
  type Kept,
  previewRetention,
  type RetentionCounts,
  readKept,
  runRetention,
} from "../leads/retention";
import { transact } from "../store/transact";
import { readNewestRow } from "../store/upkeep";
import { type CommandContext, type ExitCode, operator, type Run } from "./context";
import { aligned } from "./print";

export function addRetention(relay: Command, run: Run) {
  relay
    .command("retention")
    .description(
      "shows what is old enough to be erased, with --confirm erases it; the server does so once a day",
    )
    .option("--confirm", "erases it now, and confirms that the clock is right")
    .action(({ confirm }: { confirm?: boolean }) =>
      confirm ? run(erase, "write") : run(preview, "read"),
    );
}

async function preview(context: CommandContext): Promise<ExitCode> {
  const { app, out, err } = context;
  const { overdue, kept } = await previewRetention(app);
  const newestRow = await readNewestRow(app.db);
  const doubt = doubtClock({ now: app.now(), builtAt: null, newestRow, ranMs: 0 });
  if (doubt !== null) err(`The clock of this machine may be wrong: ${doubt}.`);
  out("Would be erased with --confirm:");
  for (const line of countLines(overdue)) out(line);
  printKept(context, kept);
  return 0;
}

async function erase(context: CommandContext): Promise<ExitCode> {
  const { app, out, err } = context;
  // Logged before it begins: it takes many transactions and may stop after any of them.
  const { overdue } = await previewRetention(app);
  const outcome = `confirmed: ${overdue.submissions} submissions, ${overdue.receipts} receipts`;
  await transact(app, (app) =>
    logAct(app, operator, { act: "retention", outcome, references: [null] }),
  );
  const { failed, ...erased } = await runRetention(app);
  out("Erased:");
  for (const line of countLines(erased)) out(line);
  printKept(context, await readKept(app));
  for (const { reference, code } of failed) err(`${reference} could not be erased (${code}).`);
  return failed.length > 0 ? 1 : 0;
}

function countLines(counts: RetentionCounts): string[] {
  return aligned([
    ["  submissions", String(counts.submissions)],
    ["  personal parts of receipts", String(counts.receipts)],
    ["  leads without a signature after 30 days", String(counts.unsigned)],
    ["  authorizations that ended six years ago", String(counts.authorizations)],
    ["  rows of the privacy log", String(counts.logRows)],
  ]);
}

function printKept({ out }: CommandContext, kept: readonly Kept[]) {
  if (kept.length === 0) return;
  out("Stays, although it is old enough:");
  for (const one of kept)
    out(
      `  ${one.reference} is old enough to be erased, but its delivery to ${one.destination} still waits: send or erase it.`,
    );
}
