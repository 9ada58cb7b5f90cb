import type { Config } from "../config/config";
import type { DeskRenderer } from "../desk/desk";
import type { Operator } from "../operator/operator";
import type { Access } from "../store/store";

/** What a command works with; opened when it runs, so that `--help` needs no database. */
export type CommandContext = Operator &
  Terminal & {
    /** The embedded database; null with PostgreSQL. */
    file: string | null;
    /** Resolves when the reader has taken it, so that a long output needs no memory. */
    write: (text: string) => Promise<void>;
    close(): Promise<void>;
  };

export type Terminal = { out: (line: string) => void; err: (line: string) => void };

/** What a command works with that opens no store of its own accord. */
export type StorelessContext = Terminal & { config: Config; now: () => number };

/** 0 done, 1 a check failed or nothing matched, 2 wrong usage. */
export type ExitCode = 0 | 1 | 2;

export type Work = (context: CommandContext) => Promise<ExitCode>;

/** Opens what a command needs, lets it work, closes again. One that only reads leaves no trace. */
export type Run = (work: Work, access?: Exclude<Access, "serve">) => Promise<void>;

/** For a command that needs no store: `open` need not be possible. */
export type RunStoreless = (
  work: (context: StorelessContext) => Promise<ExitCode>,
) => Promise<void>;

/** What some commands need besides `Run`. */
export type Extras = { runStoreless: RunStoreless; renderer: DeskRenderer };
