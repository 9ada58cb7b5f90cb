import type { Command } from "commander";
import { daysClockIsAhead } from "../privacy/clock-check";
import { retention } from "../privacy/retention";
import type { CommandContext, ExitCode, Run } from "./context";
import { aligned } from "./print";

export function addRetention(relay: Command, run: Run) {
  relay
    .command("retention")
    .description("erases what was kept long enough; the server does so once a day by itself")
    .option("--dry-run", "only say what would be erased")
    .action((options: { dryRun?: boolean }) =>
      run((context) => runRetention(context, options), options.dryRun ? "read" : "write"),
    );
}

async function runRetention(
  { db, config, now, out, err }: CommandContext,
  { dryRun }: { dryRun?: boolean },
): Promise<ExitCode> {
  const ahead = await daysClockIsAhead(db, now());
  if (ahead !== null) {
    err(
      `Nothing erased: the newest row is ${ahead} days old, so the clock of this machine may be wrong.`,
    );
    return 1;
  }
  const erased = await retention(db, config, { now: now(), dryRun });

  out(dryRun ? "Would be erased:" : "Erased:");
  const lines = aligned([
    ["  submissions", String(erased.submissions)],
    ["  personal parts of receipts", String(erased.receipts)],
    ["  rows of the privacy log", String(erased.logRows)],
  ]);
  for (const line of lines) out(line);
  return 0;
}
