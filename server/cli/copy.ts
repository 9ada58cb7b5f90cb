import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Command } from "commander";
import { copyStore } from "../operator/copy-store";
import { keyFilePath, openKeys, type SecretKeys } from "../privacy/secret-keys";
import { isSameStore, openStore, storeExists } from "../store/open";
import type { Access, Store } from "../store/store";
import { errorCode } from "../store/store-error";
import { createFile } from "./backup";
import type { ExitCode, Extras, Run, StorelessContext } from "./context";
import { storeAddress } from "./options";
import { aligned } from "./print";

type Options = { from: string; to: string };

export function addCopy(relay: Command, _run: Run, { runStoreless }: Extras) {
  relay
    .command("copy")
    .description("copies a whole store into an empty one; stop the servers of both first")
    .requiredOption("--from <url>", "store to be copied, as in DATABASE_URL", storeAddress)
    .requiredOption(
      "--to <url>",
      "an empty store, as in DATABASE_URL; a server may have been started on it",
      storeAddress,
    )
    .addHelpText(
      "after",
      "\nUnless SECRET_KEY is set, the key beside the old file is copied beside the new one; PostgreSQL needs it in SECRET_KEY.\nenv:NAME takes an address from the variable NAME, so that its password does not show in the list of processes.",
    )
    .action((options: Options) => runStoreless((context) => copy(context, options)));
}

async function copy(context: StorelessContext, options: Options): Promise<ExitCode> {
  if (!storeExists(options.from)) {
    context.err(`There is no store at ${options.from}: nothing was copied.`);
    return 1;
  }
  if (isSameStore(options.from, options.to)) {
    context.err("--from and --to name the same store: nothing was copied.");
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
  context: StorelessContext,
  { from, to, keys }: { from: Store; to: Store; keys: SecretKeys },
): Promise<ExitCode> {
  const { now, out, err } = context;
  const target = to.file && keyFilePath(to.file);
  const keyFile = findKeyFile(context, from);
  if (keyFile && target && existsSync(target) && !(await holdSame(keyFile, target))) {
    err(`${target} is another key. Move it away, or copy to a new file: nothing was copied.`);
    return 1;
  }
  const result = await copyStore({ from: from.db, to: to.db, keys, now: now() });
  if (result.kind === "obstacle") {
    err(result.obstacle);
    return 1;
  }
  const lines = result.counts.map(({ table, rows }) => [table, String(rows)]);
  for (const line of aligned(lines)) out(line);
  const head = result.head ? `, head ${result.head}` : "";
  out(`The chain verifies in the copy${head}.`);
  if (keyFile && target) return copyKey(context, { keyFile, target });
  const place = keyFile ? `in ${keyFile}: put it into SECRET_KEY` : "the one in SECRET_KEY";
  if (keyFile || context.config.SECRET_KEY) {
    out(`Its key is ${place}. Without the key the copy proves nothing.`);
  }
  return 0;
}

/** Null if the key is in `SECRET_KEY`, or if the store has none because nothing needed it yet. */
function findKeyFile({ config }: StorelessContext, { file }: Store): string | null {
  const keyFile = config.SECRET_KEY || !file ? null : keyFilePath(file);
  return keyFile && existsSync(keyFile) ? keyFile : null;
}

async function holdSame(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map((path) => readFile(path, "utf8")));
  return first?.trim() === second?.trim();
}

async function copyKey(
  { out, err }: StorelessContext,
  { keyFile, target }: { keyFile: string; target: string },
): Promise<ExitCode> {
  try {
    if (!existsSync(target)) await createFile(target, await readFile(keyFile));
  } catch (error) {
    err(
      `${target} could not be written (${errorCode(error)}). Without the key the copy proves nothing: copy ${keyFile} there.`,
    );
    return 1;
  }
  out(`Its key is in ${target}. Without the key the copy proves nothing.`);
  return 0;
}
