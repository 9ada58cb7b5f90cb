import { execFile } from "node:child_process";
import { resolve } from "node:path";

type How = { cwd?: string; args?: string[]; program?: string };

/**
 * Just below the time limit of a test, so that a slow start on a busy machine does not count as a
 * refusal.
 */
const limitMs = 110_000;

/** Runs the built program until it exits. Returns its exit code and output. */
export function runProgram(
  settings: Record<string, string>,
  { cwd, args = [], program = resolve("build/index.js") }: How = {},
) {
  const env = {
    PATH: process.env.PATH ?? "",
    NODE_ENV: "production" as const,
    PORT: "0",
    ...settings,
  };
  return new Promise<{ code: number; printed: string }>((done, fail) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { env, cwd, timeout: limitMs },
      (error, out, err) =>
        error?.killed
          ? fail(new Error(`Still running after ${limitMs} ms: ${out}${err}`))
          : done({ code: child.exitCode ?? -1, printed: out + err }),
    );
  });
}
