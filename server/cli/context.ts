import type { Config } from "../config/config";
import type { DeskRenderer } from "../desk/desk";
import type { Operator } from "../operator/operator";

/** What a command works with; opened when it runs, so that `--help` needs no database. */
export type CommandContext = Operator &
  Terminal & {
    /** The embedded database; null with PostgreSQL. */
    file: string | null;
    /** Asks on the terminal, if there is one. */
    ask?: (question: string) => Promise<string>;
    /** Resolves once the text is written, so that a long output is not held in memory. */
    write: (text: string) => Promise<void>;
    close(): Promise<void>;
  };

export type Terminal = { out: (line: string) => void; err: (line: string) => void };

/** For commands that open no store, or open their own. */
export type StorelessContext = Terminal & { config: Config; now: () => number };

/** 0 done, 1 a check failed or nothing matched, 2 wrong usage. */
export type ExitCode = 0 | 1 | 2;

export type Work = (context: CommandContext) => Promise<ExitCode>;

/** Opens the store, runs the command, closes the store. `read` access changes nothing. */
export type Run = (work: Work, access?: "read" | "write") => Promise<void>;

/** For commands that work where the store cannot be opened. */
export type RunStoreless = (
  work: (context: StorelessContext) => Promise<ExitCode>,
) => Promise<void>;

export type Extras = { runStoreless: RunStoreless; renderer: DeskRenderer };
