import { readFile } from "node:fs/promises";
import type { Command } from "commander";
import { importSuppressions } from "../operator/import-suppressions";
import type { CommandContext, ExitCode, Run } from "./context";
import { counted } from "./print";

export function addImportSuppressions(relay: Command, run: Run) {
  relay
    .command("import-suppressions")
    .description("puts people on the suppression lists: all of them, or none if a line is wrong")
    .argument("<file>", "CSV with the columns email,phone,scope (newsletter or sale)")
    .action((file: string) => run((context) => importFile(context, file)));
}

async function importFile(context: CommandContext, file: string): Promise<ExitCode> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) {
    context.err(`${file} cannot be read.`);
    return 2;
  }

  const result = await importSuppressions(context, text);
  if (result.kind === "invalid") {
    for (const problem of result.problems) context.err(problem);
    context.err("Nothing was imported.");
    return 1;
  }
  context.out(`${counted(result.people, "person", "people")} put on the lists.`);
  return 0;
}
