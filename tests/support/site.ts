import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { caseFields, homeFields } from "./lead-fields.mjs";

type Environment = Record<string, string> & { NODE_ENV: "production" };

export type Site = {
  url: string;
  folder: string;
  env: Environment;
  process: ChildProcess;
  /** All output of the server, including its log. */
  output(): string;
  /** Runs the operator's command line beside the server. */
  relay(...args: string[]): Promise<{ code: number; out: string; err: string }>;
  /** Ends the process with this signal and waits for its exit. The data remains. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** Restarts on the same data and port. */
  restart(): Promise<void>;
  /** Ends the process and removes the data. */
  stop(): Promise<void>;
};

const built = resolve("build/index.js");

const commands = {
  own: [],
  "remix-serve": ["node_modules/.bin/remix-serve", "build/index.js"],
  failing: ["tests/support/failing-server.mjs"],
};

type Server = keyof typeof commands;
type Options = { server?: Server; program?: string };

const memory = "/dev/shm";

/**
 * Where stores of tests are made: in memory if there is far more than they need, because each commit
 * waits for the disk, up to 10 ms.
 */
export const storesIn = isRoomy(memory) ? memory : tmpdir();

function isRoomy(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 4 * 2 ** 30;
}

/** The built server in its own process, on a temporary store and a port that the system chose. */
export async function startSite(
  settings: Record<string, string> = {},
  { server = "own", program = built }: Options = {},
): Promise<Site> {
  const folder = mkdtempSync(join(storesIn, "plainclaim-"));
  const env: Environment = {
    PATH: process.env.PATH ?? "",
    HOME: process.env.HOME ?? "",
    PORT: "0",
    HOST: "127.0.0.1",
    DATABASE_URL: `file:${join(folder, "site.db")}`,
    NEW_STORE: "1",
    SUBMIT_RATE: "0",
    ...settings,
    NODE_ENV: "production",
  };
  const printed: string[] = [];
  const options = { server, program };
  let child = await launch(env, printed, options);

  return {
    url: `http://127.0.0.1:${env.PORT}`,
    folder,
    env,
    get process() {
      return child;
    },
    output: () => printed.join(""),
    relay: (...args) => relay(env, [program, "relay", ...args]),
    end: (signal = "SIGTERM") => end(child, signal),
    async restart() {
      for (;;) {
        try {
          child = await launch(env, printed, options);
          return;
        } catch (error) {
          // Meanwhile, another process may have been given the port.
          if (!/EADDRINUSE/.test(String(error))) throw error;
        }
      }
    },
    async stop() {
      await end(child, "SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function launch(env: Environment, printed: string[], { server, program }: Required<Options>) {
  // `remix-serve` prints a port of 0 as given; without a port it finds one itself.
  const { PORT: _own, ...portless } = env;
  const isUnset = server === "remix-serve" && env.PORT === "0";
  const child = spawn(process.execPath, server === "own" ? [program] : commands[server], {
    env: isUnset ? portless : env,
    // A test must not read a developer's `.env`.
    cwd: server === "own" ? tmpdir() : undefined,
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.on("data", (chunk) => printed.push(String(chunk)));
  child.stderr.on("data", (chunk) => printed.push(String(chunk)));
  env.PORT = await listeningPort(child, printed);
  return child;
}

/** The port that the server prints, so that no two servers use the same one. */
async function listeningPort(child: ChildProcess, printed: string[]): Promise<string> {
  const before = printed.length;
  for (let attempt = 0; attempt < 2400; attempt++) {
    const told = printed.slice(before).join("");
    if (child.exitCode !== null) throw new Error(`The server stopped: ${told}`);
    const port = /(?:localhost:|on port )(\d+)/.exec(told)?.[1];
    if (port) return port;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`The server does not say where it listens: ${printed.join("")}`);
}

function relay(env: Environment, args: string[]) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const options = { env, cwd: tmpdir(), maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(process.execPath, args, options, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);

  return new Promise((resolve) => {
    child.once("exit", (code) => resolve(code));
    child.kill(signal);
  });
}

/** Posts a form as a browser without JavaScript does, without following the redirect. */
export function post(
  url: string,
  fields: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams(fields),
  });
}

/** What the home form of a page posts. */
export function homeLead(changes: Record<string, string> = {}): Record<string, string> {
  return { ...homeFields, ...changes };
}

/** Step 2 of the Oxbryta page. */
export function caseLead(changes: Record<string, string> = {}): Record<string, string> {
  return { ...caseFields, ...changes };
}

/** Processor time of a server in ms: the clock would show what else the machine does. */
export function workedMs({ process }: Site): number {
  const [, rest = ""] = readFileSync(`/proc/${process.pid}/stat`, "utf8").split(") ");
  const [user, system] = rest.split(" ").slice(11, 13);
  // In Linux's units of 10 ms.
  return 10 * (Number(user) + Number(system));
}

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
