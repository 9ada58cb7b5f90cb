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
  const archive = readdirSync(folder).find((name) => name.endsWith(".tar.gz")) ?? "";
  execFileSync("sha256sum", ["--check", "--strict", `${archive}.sha256`], { cwd: folder });
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

test("a release behind a symbolic link serves pages, legal texts and files, and takes a lead", async () => {
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

test("a release says which commit, system and C library it is for", () => {
  const commit = execFileSync("git", ["rev-parse", "--short=10", "HEAD"], { encoding: "utf8" });
  const library = process.platform === "linux" ? /-(glibc|musl)$/ : /./;
  expect(release).toContain(`plainclaim-${commit.trim()}`);
  expect(release).toContain(`-${process.platform}-${process.arch}`);
  expect(release).toMatch(library);
});

test("a release holds what an operator reads, no compiler, and nothing that only building needs", () => {
  for (const name of ["README.md", "CHANGELOG.md", "docs/operations.md", ".env.example"]) {
    expect(existsSync(join(release, name)), name).toBe(true);
  }
  expect(existsSync(join(release, "node_modules/libsql"))).toBe(true);
  for (const name of ["typescript", "esbuild", "vitest", "@remix-run/dev"]) {
    expect(existsSync(join(release, "node_modules", name)), name).toBe(false);
  }
  expect(existsSync(join(release, "tests"))).toBe(false);
  const usage = spawnSync(process.execPath, ["build/index.js", "relay", "--help"], {
    cwd: release,
    encoding: "utf8",
  });
  expect(usage.stdout).toContain("desk");
});
