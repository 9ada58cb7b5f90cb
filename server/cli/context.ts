import { createInterface } from "node:readline/promises";
import pino from "pino";
import { type App, createApp } from "../app";
import { type Config, readConfig } from "../config/config";
import type { Actor } from "../leads/operator-log";
import { countSubmissions } from "../operator/inbox";
import { openKeys } from "../privacy/secret-keys";
import { openStore } from "../store/open";
import { describeStoreFault } from "../store/store-error";

export type Terminal = { out: (line: string) => void; err: (line: string) => void };

/** What a command works with; opened when it runs, so that `--help` needs no database. */
export type CommandContext = Terminal & {
  app: App;
  /** The embedded database; null with PostgreSQL. */
  file: string | null;
  /** Asks on the terminal, if there is one. */
  ask?: ((question: string) => Promise<string>) | undefined;
  /** Resolves once the text is written, so that a long output is not held in memory. */
  write: (text: string) => Promise<void>;
  close(): Promise<void>;
};

/** Who runs a command, for the log of what was done. */
export const operator: Actor = { place: "command line" };

/** For commands that open no store, or open their own. */
export type StorelessContext = Terminal & { config: Config; now: () => number };

/** 0 done, 1 a check failed or nothing matched, 2 wrong usage. */
export type ExitCode = 0 | 1 | 2;

export type CommandWork = (context: CommandContext) => Promise<ExitCode>;

/**
 * Opens the store, runs the command, closes the store. `read` access changes nothing. All other
 * commands run while PARTNERS_FILE cannot be used.
 */
export type Run = (work: CommandWork, access?: "read" | "write", needs?: "firms") => Promise<void>;

/** For commands that work where the store cannot be opened. */
export type RunStoreless = (
  work: (context: StorelessContext) => Promise<ExitCode>,
) => Promise<void>;

export type Extras = { runStoreless: RunStoreless; styles: string };

/** Opens the store beside a running server: takes no lock, starts no schedule, migrates nothing. */
export async function openForCommands(access: "read" | "write"): Promise<CommandContext> {
  const config = readConfig(process.env, { toleratesPartners: true });
  const store = await openStore(config.DATABASE_URL, access);
  const keys = await openKeys(config, store, access).catch(async (error: unknown) => {
    // Connections left open would keep the process from ending.
    await store.close();
    throw error;
  });

  // The clock of the store: on PostgreSQL, that of its server.
  const { db, now } = store;
  const log = pino({ level: config.LOG_LEVEL, base: null }, pino.destination(2));
  return {
    app: createApp({ db, config, keys, now, log, wake: () => undefined }),
    file: store.file,
    ask: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
    ...terminal,
    write: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
    close: () => store.close(),
  };
}

export function openStoreless(): StorelessContext {
  const config = readConfig(process.env, { toleratesPartners: true });
  return { config, now: Date.now, ...terminal };
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

/** For the operator's terminal: begins with what to do, if the fault is known. */
export function errorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : "unknown error";
  const advice = describeStoreFault(error);
  return advice ? `${advice} (${message})` : message;
}

/** Exit code of a filter that found nothing: 0 in an empty store, where there is nothing to find. */
export async function nothingMatched(context: CommandContext): Promise<ExitCode> {
  if ((await countSubmissions(context.app, {})) === 0) return 0;

  context.err("Nothing matches.");
  return 1;
}
