import { readFile } from "node:fs/promises";
import type { Command } from "commander";
import { carryOver, describeCarriedOver } from "../operator/carry-over";
import { describeImport, importSuppressions } from "../operator/import-suppressions";
import { checkKeys } from "../privacy/secret-keys";
import { openStore, storeExists } from "../store/open";
import type { CommandContext, ExitCode, Run } from "./context";
import { storeAddress } from "./options";

export function addImportSuppressions(relay: Command, run: Run) {
  relay
    .command("import-suppressions")
    .description("puts people on the suppression lists: all of them, or none if a line is wrong")
    .argument(
      "[file]",
      "CSV with the columns email,phone,scope (newsletter or sale), or a whole export",
    )
    .option(
      "--from <url>",
      "after a restore: takes opt-outs, stops and erasures from the store that was replaced",
      storeAddress,
    )
    .action((file: string | undefined, { from }: { from?: string }) =>
      run(
        (context) => {
          if (file !== undefined && from === undefined) return importFile(context, file);
          if (file === undefined && from !== undefined) return importStore(context, from);
          context.err("Give either a file or --from.");
          return Promise.resolve(2);
        },
        "write",
        from === undefined ? undefined : "firms",
      ),
    );
}

async function importFile(context: CommandContext, file: string): Promise<ExitCode> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) {
    context.err(`${file} cannot be read.`);
    return 2;
  }

  const result = await importSuppressions(context, bytes);
  if (result.kind === "invalid") {
    for (const problem of result.problems) context.err(problem);
    context.err("Nothing was imported.");
    return 1;
  }
  context.out(describeImport(result.people));
  return 0;
}

/** @throws {StoreError} if it cannot be opened, or was written under another key */
async function importStore(context: CommandContext, url: string): Promise<ExitCode> {
  if (!storeExists(url)) {
    context.err(`There is no store at ${url}.`);
    return 1;
  }
  if (url === context.config.DATABASE_URL) {
    context.err("--from names the store in use. Give the one that it replaced.");
    return 2;
  }
  const replaced = await openStore(url, "copy");
  try {
    await checkKeys(replaced.db, context.keys, "read");
    context.out(describeCarriedOver(await carryOver(context, replaced.db)));
    return 0;
  } finally {
    await replaced.close();
  }
}
