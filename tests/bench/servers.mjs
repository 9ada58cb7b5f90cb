import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Servers share one core where the system allows it, and the load comes from the others. */
const hasTaskset = spawnSync("taskset", ["--version"]).status === 0;

/**
 * @param {string[]} command of node
 * @param {Record<string, string>} settings
 */
export async function start(command, settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-bench-"));
  const pinned = hasTaskset ? ["taskset", "-c", "0", process.execPath] : [process.execPath];
  const [program, ...rest] = [...pinned, ...command];
  const began = performance.now();
  const child = spawn(program, rest, {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      SUBMIT_RATE: "0",
      LOG_LEVEL: "warn",
      NEW_STORE: "1",
      DATABASE_URL: `file:${join(folder, "bench.db")}`,
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await listeningPort(child);

  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    startMs: performance.now() - began,
    residentMb: () => residentMb(child.pid),
    cpuMs: () => cpuMs(child.pid),
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** As `npm start` starts it, with its limit of memory. */
export const ours = (settings) => start(scripts.start.split(" ").slice(2), settings);

/** Finds a port itself when none is given. */
export const remixServe = () =>
  start(["node_modules/.bin/remix-serve", "build/index.js"], { PORT: undefined });

function listeningPort(child) {
  return new Promise((resolve, reject) => {
    let printed = "";
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      const port = /(?:localhost:|on port )(\d+)/.exec(printed)?.[1];
      if (port) resolve(port);
    });
    child.once("exit", () => reject(new Error(`The server stopped: ${printed}`)));
  });
}

function residentMb(pid) {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kb) / 1024);
}

/** Its processor time over all threads: what an answer costs, however busy the machine is. */
export function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
