import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { homeLead, post, startSite } from "../support/site";

const listAtExit = `data:text/javascript,
  import Module from "node:module";
  process.on("exit", () => console.log(Object.keys(Module._cache).join("\\n")));`;

/** The files of `react-dom` that a command loads. */
function loadedFiles(nodeEnv?: "development"): string[] {
  const env = { ...process.env };
  if (nodeEnv) env.NODE_ENV = nodeEnv;
  else Reflect.deleteProperty(env, "NODE_ENV");
  const command = ["--import", listAtExit, "build/index.js", "relay", "--help"];
  const { stdout } = spawnSync(process.execPath, command, { env, encoding: "utf8" });
  return stdout.split("\n").filter((line) => line.includes("/react-dom/cjs/"));
}

test("without NODE_ENV, packages run their production code", () => {
  const loaded = loadedFiles();
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((file) => file.includes("development"))).toEqual([]);
});

test("NODE_ENV is kept where it is set", () => {
  const loaded = loadedFiles("development");
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((file) => file.includes("production"))).toEqual([]);
});

test("SIGTERM to npm start stops the server, so that no process is left", async () => {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "info" };
  const store = { DATABASE_URL: `file:${join(folder, "site.db")}`, NEW_STORE: "1" };
  const npm = spawn("npm", ["start"], { env: { ...env, ...store } });
  let printed = "";
  npm.stdout.on("data", (text) => {
    printed += text;
  });
  await expect.poll(() => printed).toMatch(/serving on http:\/\/localhost:\d+/);
  const [, port] = /localhost:(\d+)/.exec(printed) ?? [];
  const closed = once(npm, "close");
  npm.kill("SIGTERM");
  await closed;

  await expect.poll(() => printed).toContain('"msg":"stopped"');
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});

test("a server started through a symbolic link serves files, and its backup is a whole store", async () => {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-link-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(resolve("."), join(folder, "current"));
  const site = await startSite({}, { program: join(folder, "current/build/index.js") });
  onTestFinished(() => site.stop());
  for (const path of ["/privacy", "/favicon.svg"]) {
    expect((await fetch(site.url + path)).status, path).toBe(200);
  }
  expect((await post(site.url, homeLead())).status).toBe(303);

  const copy = join(folder, "backup.db");
  expect(await site.relay("backup", copy)).toMatchObject({ code: 0, err: "" });
  const restored = await startSite({ DATABASE_URL: `file:${copy}` });
  onTestFinished(() => restored.stop());
  const list = await restored.relay("list", "--json");
  expect(list.out).toContain('"kind":"home"');
  expect(list.out).toBe((await site.relay("list", "--json")).out);
  expect((await restored.relay("verify")).code).toBe(0);
});
