import type { Command } from "commander";
import { commandWords } from "~/data/desk/commands";
import { counts } from "~/data/desk/counts";
import { erasesTooMuch, retention } from "../leads/retention";
import { logAct } from "../operator/operator-log";
import { doubtClock, noteMuch } from "../privacy/heartbeat";
import { noteDone } from "../store/upkeep";
import type { CommandContext, ExitCode, Run } from "./context";
import { aligned } from "./print";

const words = commandWords.retention;

export function addRetention(relay: Command, run: Run) {
  relay
    .command("retention")
    .description("erases data kept long enough; the server does so by itself once a day")
    .option("--dry-run", "only prints what would be erased")
    .option(
      "--confirm",
      "erases even if the clock looks wrong or over a tenth of the store would go",
    )
    .action((options: Options) =>
      run((context) => runRetention(context, options), options.dryRun ? "read" : "write"),
    );
}

type Options = { dryRun?: boolean; confirm?: boolean };

async function runRetention(context: CommandContext, options: Options): Promise<ExitCode> {
  const { db, config, out, err } = context;
  const { dryRun, confirm } = options;
  const now = context.now();
  const refusal = confirm ? null : await findRefusal(context, { now, dryRun });
  if (refusal !== null) {
    err(refusal);
    return 1;
  }
  if (confirm && !dryRun) await logConfirmed(context, now);
  const erased = await retention(db, config, { now, dryRun });
  if (!dryRun) {
    await noteMuch(db, false);
    await noteDone(db, "retention", now);
  }

  out(dryRun ? words.wouldErase : words.erased);
  const lines = aligned([
    [`  ${words.submissions}`, String(erased.submissions)],
    [`  ${words.receipts}`, String(erased.receipts)],
    [`  ${words.watches}`, String(erased.watches)],
    [`  ${words.authorizations}`, String(erased.authorizations)],
    [`  ${words.logRows}`, String(erased.logRows)],
  ]);
  for (const line of lines) out(line);
  return 0;
}

async function findRefusal(
  { db, config }: CommandContext,
  { now, dryRun }: { now: number; dryRun?: boolean },
): Promise<string | null> {
  const doubt = await doubtClock(db, now);
  if (doubt !== null || dryRun) return doubt;
  return (await erasesTooMuch(db, config, now)) ? words.tooMuch : null;
}

/** Logged before it begins: it takes many transactions and may stop after any of them. */
async function logConfirmed(context: CommandContext, now: number) {
  const { db, config } = context;
  const overdue = await retention(db, config, { now, dryRun: true });
  const outcome = `${words.confirmed}: ${counts.submissions(overdue.submissions)}, ${counts.receipts(overdue.receipts)}`;
  await logAct(db, context, { act: "retention", outcome, references: [null] });
}
