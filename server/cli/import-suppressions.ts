import { readFile } from "node:fs/promises";
import type { Command } from "commander";
import { importSuppressions } from "../operator/import-suppressions";
import { listRows } from "../operator/suppression-lists";
import { type CommandContext, type ExitCode, operator, type Run } from "./context";

export function addImportSuppressions(relay: Command, run: Run) {
  relay
    .command("import-suppressions")
    .description("puts people on the suppression lists: all of them, or none if a line is wrong")
    .argument(
      "<file>",
      "CSV with the columns email,phone,scope (newsletter or sale), a whole export (without stops), or what export-suppressions wrote",
    )
    .addHelpText(
      "after",
      "\nA long list is stored 500 at a time, so that the server can work meanwhile. If it was interrupted, run it again with the same file.",
    )
    .action((file: string) => run((context) => importFile(context, file)));
}

export function addExportSuppressions(relay: Command, run: Run) {
  relay
    .command("export-suppressions")
    .description(
      "writes all opt-outs, unsubscribes, and stops as CSV, for import-suppressions in a store with the same key",
    )
    .addHelpText(
      "after",
      "\nThe people stand in it as keyed hashes. Run `umask 077` before you redirect it to a file.",
    )
    .action(() => run(exportLists, "read"));
}

async function exportLists({ app, write }: CommandContext): Promise<ExitCode> {
  await write((await listRows(app)).join(""));
  return 0;
}

async function importFile(context: CommandContext, file: string): Promise<ExitCode> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) {
    context.err(`${file} cannot be read.`);
    return 2;
  }

  const result = await importSuppressions(context.app, operator, bytes);
  if (result.kind === "invalid") {
    for (const problem of result.problems) context.err(problem);
    context.err("Nothing was imported.");
    return 1;
  }
  context.out(result.outcome);
  return 0;
}
