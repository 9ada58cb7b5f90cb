import type { Command } from "commander";
import { commandWords } from "~/data/desk/commands";
import { daysClockIsAhead } from "../privacy/clock-check";
import { retention } from "../privacy/retention";
import type { CommandContext, ExitCode, Run } from "./context";
import { aligned } from "./print";

const words = commandWords.retention;

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
    err(words.clockAhead(ahead));
    return 1;
  }
  const erased = await retention(db, config, { now: now(), dryRun });

  out(dryRun ? words.wouldErase : words.erased);
  const lines = aligned([
    [`  ${words.submissions}`, String(erased.submissions)],
    [`  ${words.receipts}`, String(erased.receipts)],
    [`  ${words.logRows}`, String(erased.logRows)],
  ]);
  for (const line of lines) out(line);
  return 0;
}
