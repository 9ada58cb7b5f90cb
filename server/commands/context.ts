import type { Operator } from "../operator/operator";
import type { Access } from "../store/store";

/** What a command works with; opened when it runs, so that `--help` needs no database. */
export type CommandContext = Operator & {
  out: (line: string) => void;
  err: (line: string) => void;
  close(): Promise<void>;
};

/** 0 done, 1 a check failed or nothing matched; 2, wrong usage, is found before a command runs. */
export type ExitCode = 0 | 1;

export type Work = (context: CommandContext) => Promise<ExitCode>;

/** Opens what a command needs, lets it work, closes again. One that only reads leaves no trace. */
export type Run = (work: Work, access?: Exclude<Access, "serve">) => Promise<void>;
