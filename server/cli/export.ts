import { type Command, Option } from "commander";
import { commandWords } from "~/data/desk/commands";
import { type ExportFormat, exportRows } from "../operator/export-rows";
import type { CommandContext, ExitCode, Run } from "./context";
import { countSince, nothingMatched } from "./matches";
import { type Since, since } from "./options";
import { createProgress } from "./progress";

type Options = { format: ExportFormat; since?: Since };

export function addExport(relay: Command, run: Run) {
  relay
    .command("export")
    .description("writes everything stored to standard output, under the names used in payloads")
    .addOption(
      new Option("--format <format>", "csv, safe for spreadsheets, or one JSON object per line")
        .choices(["csv", "jsonl"])
        .default("csv"),
    )
    .option("--since <when>", "received since a date or within a span (24h, 7d)", since)
    .action((options: Options) => run((context) => exportAll(context, options), "read"));
}

async function exportAll(
  context: CommandContext,
  { format, since: start }: Options,
): Promise<ExitCode> {
  const from = start?.(context.now()) ?? 0;
  const total = await countSince(context, from);
  const progress = createProgress(commandWords.export.progress, total);
  let done = 0;
  for await (const { text, rows } of exportRows(context, { format, from })) {
    await context.write(text);
    done += rows;
    progress.set(done);
  }
  progress.end();
  return total === 0 ? nothingMatched(context) : 0;
}
