import { type Command, Option } from "commander";
import { type ExportFormat, exportRows } from "../operator/export-rows";
import { countSubmissions } from "../operator/inbox";
import { type CommandContext, type ExitCode, nothingMatched, type Run } from "./context";
import { type Since, since } from "./options";
import { createProgress } from "./print";

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
    .addHelpText(
      "after",
      "\nThe output is personal data. Run `umask 077` before you redirect it to a file, so that only you can read the file.",
    )
    .action((options: Options) => run((context) => exportAll(context, options), "read"));
}

async function exportAll(context: CommandContext, options: Options): Promise<ExitCode> {
  const filter = { from: options.since?.(context.app.now()) };
  const total = await countSubmissions(context.app, filter);
  const progress = createProgress("submissions", total);
  let done = 0;
  const damaged: string[] = [];
  for await (const { text, rows, unreadable } of exportRows(context.app, options.format, filter)) {
    await context.write(text);
    done += rows;
    damaged.push(...unreadable);
    progress.set(done);
  }
  progress.end();
  for (const reference of damaged) context.err(`${reference} cannot be read, and is left out.`);
  if (damaged.length > 0) return 1;
  return total === 0 ? nothingMatched(context) : 0;
}
