import { readFile } from "node:fs/promises";
import type { Command } from "commander";
import { describeImport, importSuppressions } from "../operator/import-suppressions";
import { type CommandContext, type ExitCode, operator, type Run } from "./context";

export function addImportSuppressions(relay: Command, run: Run) {
  relay
    .command("import-suppressions")
    .description("puts people on the suppression lists: all of them, or none if a line is wrong")
    .argument(
      "<file>",
      "CSV with the columns email,phone,scope (newsletter or sale), or a whole export",
    )
    .action((file: string) => run((context) => importFile(context, file)));
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
  context.out(describeImport(result.people));
  return 0;
}
