import type { Command } from "commander";
import { commandWords } from "~/data/desk/commands";
import { obstacles } from "~/data/desk/obstacles";
import { copyStore } from "../operator/copy-store";
import { openKeys } from "../privacy/secret-keys";
import { openStore, storeExists } from "../store/open";
import type { ExitCode, Extras, Run, StorelessContext } from "./context";
import { storeAddress } from "./options";
import { aligned } from "./print";
import { createProgress } from "./progress";

const words = commandWords.copy;

type Options = { from: string; to: string };

export function addCopy(relay: Command, _run: Run, { runStoreless }: Extras) {
  relay
    .command("copy")
    .description("copies a whole store into an empty one; stop the servers of both first")
    .requiredOption("--from <url>", "DATABASE_URL of the store to be copied", storeAddress)
    .requiredOption("--to <url>", "DATABASE_URL of an empty store", storeAddress)
    .action((options: Options) => runStoreless((context) => copy(context, options)));
}

async function copy(context: StorelessContext, options: Options): Promise<ExitCode> {
  if (!storeExists(options.from)) {
    context.err(obstacles.copy.missing(options.from));
    return 1;
  }
  const from = await openStore(options.from, "read");
  const keys = await openKeys(context.config, from, "read");
  const to = await openStore(options.to, "serve");
  const progress = createProgress(words.progress);
  try {
    const result = await copyStore({
      from: from.db,
      to: to.db,
      keys,
      now: context.now(),
      progress: progress.set,
    });
    progress.end();
    if (result.kind === "obstacle") {
      context.err(result.obstacle);
      return 1;
    }
    const lines = result.counts.map(({ table, rows }) => [table, String(rows)]);
    for (const line of aligned(lines)) context.out(line);
    context.out(words.verified(result.head));
    return 0;
  } finally {
    await from.close();
    await to.close();
  }
}
