import { readConfig } from "../config/config";
import { openKeys } from "../privacy/secret-keys";
import { openStore } from "../store/open";
import type { CommandContext, StorelessContext, Terminal } from "./context";

/** Beside a running server: takes no lock, starts no loops, migrates nothing. */
export async function openForCommands(access: "read" | "write"): Promise<CommandContext> {
  const config = readConfig();
  const store = await openStore(config.DATABASE_URL, access);

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

export function openStoreless(): StorelessContext {
  return { config: readConfig(), now: Date.now, ...terminal };
}

const terminal: Terminal = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
};

/** `--help | head` closes the pipe early: that is no failure, and not worth a stack. */
export function endWithReader() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.once("error", (error: NodeJS.ErrnoException) => {
      process.exit(error.code === "EPIPE" ? 0 : 1);
    });
  }
}
