import { open } from "node:fs/promises";
import { resolve } from "node:path";
import { type Command, Option } from "commander";
import { type ExportFormat, exportRows } from "../operator/export-rows";
import { errorCode } from "../store/store-error";
import {
  type CommandContext,
  countSince,
  type ExitCode,
  nothingMatched,
  type Run,
} from "./context";
import { type Since, since } from "./options";
import { createProgress } from "./print";

type Options = { format: ExportFormat; since?: Since; out?: string };

export function addExport(relay: Command, run: Run) {
  relay
    .command("export")
    .description("writes everything stored, under the names used in payloads")
    .addOption(
      new Option("--format <format>", "csv, safe for spreadsheets, or one JSON object per line")
        .choices(["csv", "jsonl"])
        .default("csv"),
    )
    .option("--since <when>", "received since a date or within a span (24h, 7d)", since)
    .option("--out <file>", "a new file that only its owner can read, instead of standard output")
    .action((options: Options) => run((context) => exportAll(context, options), "read"));
}

async function exportAll(context: CommandContext, options: Options): Promise<ExitCode> {
  if (options.out === undefined) return writeRows(context, options, context.write);

  const path = resolve(options.out);
  try {
    const file = await open(path, "wx", 0o600);
    try {
      return await writeRows(context, options, (text) => file.appendFile(text));
    } finally {
      await file.close();
    }
  } catch (error) {
    if (!/^E[A-Z]+$/.test(errorCode(error))) throw error;
    context.err(`${path} could not be written (${errorCode(error)}). Name a new file.`);
    return 2;
  }
}

async function writeRows(
  context: CommandContext,
  { format, since: start }: Options,
  write: (text: string) => Promise<void>,
): Promise<ExitCode> {
  const from = start?.(context.now()) ?? 0;
  const total = await countSince(context, from);
  const progress = createProgress("submissions", total);
  let done = 0;
  for await (const { text, rows } of exportRows(context, { format, from })) {
    await write(text);
    done += rows;
    progress.set(done);
  }
  progress.end();
  return total === 0 ? nothingMatched(context) : 0;
}
