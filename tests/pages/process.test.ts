import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { preload } from "../support/preload";
import { rawGet } from "../support/raw-request";
import { type Site, startSite } from "../support/site";

let site: Site;
let told: RegExpExecArray;
beforeAll(async () => {
  site = await startSite(preload("tell-process.mjs"));
  // With a query in the address each page is rendered anew.
  for (const word of ["lung", "mesh", "hair"]) await (await fetch(`${site.url}/?q=${word}`)).text();
  site.process.kill("SIGUSR2");
  told = await vi.waitUntil(
    () => /umask (\d+), renders begun (\d+), held (\d+)/.exec(site.output()),
    60_000,
  );
});
afterAll(() => site.stop());

test("only its user may read the files that the running server creates", () => {
  expect(told[1]).toBe("077");
});

test("a rendered document is not kept in memory until its time limit", () => {
  expect(Number(told[2])).toBeGreaterThanOrEqual(3);
  expect(told[3]).toBe("0");
});

test("/healthz does not wait behind a hundred pages that are being rendered", async () => {
  // Sent last, and in the order in which the server answers: a pause of this process changes none.
  const answered: string[] = [];
  const paths = [...Array.from({ length: 100 }, (_, at) => `/?q=word${at}`), "/healthz"];
  await Promise.all(
    paths.map(async (path) => {
      expect((await rawGet(site.url, path)).status).toBe(200);
      answered.push(path);
    }),
  );
  expect(answered.indexOf("/healthz")).toBeLessThan(75);
});

test.each([
  ["by the shell that started it", 'trap \'\' HUP; "$0" "$1"; :', {}],
  ["by nohup", 'exec nohup "$0" "$1"', { _: "/usr/bin/nohup" }],
])("a SIGHUP that is ignored %s does not end it", async (_by, script, more) => {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-"));
  const env = {
    PATH: process.env.PATH ?? "",
    PORT: "0",
    DATABASE_URL: `file:${join(folder, "site.db")}`,
    NODE_ENV: "production" as const,
    ...more,
  };
  // The server tells its own process id: the shell between the two has another.
  const tell = "data:text/javascript,console.log('pid',process.pid)";
  const child = spawn("sh", ["-c", script, process.execPath, resolve("build/index.js")], {
    env: { ...env, NODE_OPTIONS: `--import "${tell}"` },
    cwd: folder,
    stdio: ["ignore", "pipe", "ignore"],
  });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += String(chunk);
  });
  await expect.poll(() => printed).toMatch(/localhost:\d+/);
  const pid = Number(/pid (\d+)/.exec(printed)?.[1]);
  const url = `http://localhost:${/localhost:(\d+)/.exec(printed)?.[1]}`;
  process.kill(pid, "SIGHUP");
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(printed).not.toContain("stopping");
  const ended = new Promise((done) => child.once("exit", done));
  process.kill(pid, "SIGTERM");
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

test("an idle connection stays open for 75 seconds, or as long as KEEP_ALIVE_S says", async () => {
  expect((await fetch(`${site.url}/about`)).headers.get("Keep-Alive")).toMatch(/^timeout=75\b/);
  const patient = await startSite({ KEEP_ALIVE_S: "120" });
  const answer = await fetch(`${patient.url}/about`);
  await patient.stop();
  expect(answer.headers.get("Keep-Alive")).toMatch(/^timeout=120\b/);
});

test("a server that was built for development, without a version, starts", async () => {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-build-"));
  const isShipped = (path: string) => !path.endsWith("/version");
  cpSync("build", join(folder, "build"), { recursive: true, filter: isShipped });
  for (const name of ["node_modules", "public"]) symlinkSync(resolve(name), join(folder, name));
  const own = await startSite({}, { program: join(folder, "build/index.js") });
  expect((await fetch(`${own.url}/healthz`)).status).toBe(200);
  await own.stop();
  rmSync(folder, { recursive: true });
});
