import type { Command } from "commander";
import { copyStore } from "../operator/copy-store";
import { openKeys, type SecretKeys } from "../privacy/secret-keys";
import { openStore, storeExists } from "../store/open";
import type { Access, Store } from "../store/store";
import type { ExitCode, Extras, Run, StorelessContext } from "./context";
import { storeAddress } from "./options";
import { aligned } from "./print";

type Options = { from: string; to: string };

export function addCopy(relay: Command, _run: Run, { runStoreless }: Extras) {
  relay
    .command("copy")
    .description("copies a whole store into an empty one; stop the servers of both first")
    .requiredOption("--from <url>", "store to be copied, as in DATABASE_URL", storeAddress)
    .requiredOption("--to <url>", "an empty store, as in DATABASE_URL", storeAddress)
    .addHelpText(
      "after",
      "\nenv:NAME takes an address from the variable NAME, so that its password does not show in the list of processes.",
    )
    .action((options: Options) => runStoreless((context) => copy(context, options)));
}

async function copy(context: StorelessContext, options: Options): Promise<ExitCode> {
  if (!storeExists(options.from)) {
    context.err(`There is no store at ${options.from}: nothing was copied.`);
    return 1;
  }
  const opened: Store[] = [];
  try {
    const from = await open(opened, options.from, "copy");
    const keys = await openKeys(context.config, from, "read");
    const to = await open(opened, options.to, "serve");
    return await copyAll(context, { from, to, keys });
  } finally {
    for (const { close } of opened) await close();
  }
}

/**
 * @throws {StoreError} if a server is using it
 */
async function open(opened: Store[], url: string, access: Access): Promise<Store> {
  const store = await openStore(url, access);
  opened.push(store);
  await store.refuseOthers();
  return store;
}

async function copyAll(
  { now, out, err }: StorelessContext,
  { from, to, keys }: { from: Store; to: Store; keys: SecretKeys },
): Promise<ExitCode> {
  const result = await copyStore({ from: from.db, to: to.db, keys, now: now() });
  if (result.kind === "obstacle") {
    err(result.obstacle);
    return 1;
  }
  const lines = result.counts.map(({ table, rows }) => [table, String(rows)]);
  for (const line of aligned(lines)) out(line);
  const head = result.head ? `, head ${result.head}` : "";
  out(`The chain verifies in the copy${head}.`);
  return 0;
}
