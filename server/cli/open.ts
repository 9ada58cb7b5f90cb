import { createInterface } from "node:readline/promises";
import { readConfig } from "../config/config";
import { openKeys } from "../privacy/secret-keys";
import { openStore } from "../store/open";
import type { CommandContext, StorelessContext, Terminal } from "./context";

/** Opens the store beside a running server: takes no lock, starts no loops, migrates nothing. */
export async function openForCommands(access: "read" | "write"): Promise<CommandContext> {
  const config = readConfig();
  const store = await openStore(config.DATABASE_URL, access);
  const keys = await openKeys(config, store, access).catch(async (error: unknown) => {
    // Connections left open would keep the process from ending.
    await store.close();
    throw error;
  });

  return {
    config,
    db: store.db,
    file: store.file,
    keys,
    ask: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
    // PostgreSQL has a clock of its own.
    now: store.now,
    place: "command line",
    ...terminal,
    write: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
    close: () => store.close(),
  };
}

export function openStoreless(): StorelessContext {
  return { config: readConfig(), now: Date.now, ...terminal };
}

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

const terminal: Terminal = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
};

/** `--help | head` closes the pipe early: that is not a failure and needs no stack trace. */
export function endWithReader() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.once("error", (error: NodeJS.ErrnoException) => {
      process.exit(error.code === "EPIPE" ? 0 : 1);
    });
  }
}
