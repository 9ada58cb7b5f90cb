import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { homeLead, post, type Site, startSite } from "../support/site";

let folder: string;
let release: string;
let site: Site;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "plainclaim-release-"));
  execFileSync(process.execPath, [resolve("server/pack-release.mjs"), folder], { stdio: "pipe" });
  const [archive = ""] = readdirSync(folder);
  execFileSync("tar", ["-xzf", join(folder, archive), "-C", folder]);
  release = join(folder, archive.replace(/\.tar\.gz$/, ""));
  const current = join(folder, "current");
  symlinkSync(release, current);
  site = await startSite({}, { program: join(current, "build/index.js") });
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a release behind a link serves pages, legal texts and files, and takes a lead", async () => {
  for (const path of ["/privacy", "/lawsuits/oxbryta", "/favicon.svg"]) {
    expect((await fetch(site.url + path)).status, path).toBe(200);
  }
  const home = await (await fetch(site.url)).text();
  const [style = ""] = /\/build\/[^"]+\.css/.exec(home) ?? [];
  const packed = await fetch(site.url + style, { headers: { "Accept-Encoding": "br" } });
  expect(packed.headers.get("Content-Encoding")).toBe("br");
  expect((await post(site.url, homeLead())).status).toBe(303);
});

test("an unpacked release has the operator's command line", async () => {
  await post(site.url, homeLead());
  const { code, out } = await site.relay("list", "--json");
  expect(code).toBe(0);
  expect(out).toContain('"kind":"home"');
});

test("a backup made while it serves is a whole store with its key", async () => {
  await post(site.url, homeLead({ Email: "kept@example.com" }));
  const copy = join(folder, "backup.db");
  expect(await site.relay("backup", copy)).toMatchObject({ code: 0, err: "" });
  const restored = await startSite({ DATABASE_URL: `file:${copy}` });
  const list = await restored.relay("list", "--json");
  const verified = await restored.relay("verify");
  await restored.stop();

  expect(list.out).toBe((await site.relay("list", "--json")).out);
  expect(verified.code).toBe(0);
});

test("a release holds no compiler, no types, and nothing that only building needs", () => {
  const packages = readdirSync(join(release, "node_modules"));
  expect(packages).toContain("libsql");
  expect(packages).toEqual(
    expect.not.arrayContaining(["typescript", "esbuild", "vitest", "@remix-run/dev", "@types"]),
  );
  expect(existsSync(join(release, "tests"))).toBe(false);
  const usage = spawnSync(process.execPath, ["build/index.js", "relay", "--help"], {
    cwd: release,
    encoding: "utf8",
  });
  expect(usage.stdout).toContain("desk");
});
