import { readConfig } from "../config/config";
import { openKeys } from "../privacy/secret-keys";
import { openStore } from "../store/open";
import type { CommandContext, StorelessContext, Terminal } from "./context";

/** Opens the store beside a running server: no lock, no loops, no change of its tables. */
export async function openForCommands(access: "read" | "write"): Promise<CommandContext> {
  const config = readConfig();
  const store = await openStore(config.DATABASE_URL, access);
  endWithReader();

  return {
    config,
    db: store.db,
    file: store.file,
    keys: await openKeys(config, store, access),
    now: Date.now,
    place: "command line",
    ...terminal,
    write: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
    close: () => store.close(),
  };
}

/** For commands that need no store. */
export function openStoreless(): StorelessContext {
  return { config: readConfig(), now: Date.now, ...terminal };
}

const terminal: Terminal = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
};

/** `list | head` closes the pipe early: that is no failure, and not worth a stack. */
function endWithReader() {
  process.stdout.once("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? 0 : 1);
  });
}
