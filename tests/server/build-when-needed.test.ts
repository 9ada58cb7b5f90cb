import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plainclaim "));
  for (const name of ["app", "server", "data", "public", "build", "public/build"])
    mkdirSync(join(folder, name));
  write("npm", '#!/bin/sh\n[ "$*" = "run build" ] && : > built\n');
  chmodSync(join(folder, "npm"), 0o755);
  write("app/root.tsx");
  write("build/index.js");
  write("build/.finished");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** All files get one time, long ago, so that what a test changes is newer. */
function write(name: string, content = "", at = 1_700_000_000) {
  writeFileSync(join(folder, name), content);
  utimesSync(join(folder, name), at, at);
  for (const each of ["app", "server", "data"]) utimesSync(join(folder, each), at, at);
}

/** What `npm start` does first, with a stand-in for npm, whose own start takes longest. */
function builds(): boolean {
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  spawnSync(process.execPath, [resolve("server/build-when-needed.mjs")], { cwd: folder, env });
  return existsSync(join(folder, "built"));
}

const later = 1_700_000_100;

test("a finished build newer than every source is served as it is", () => {
  expect(builds()).toBe(false);
});

test.each([
  ["a source is newer", () => write("app/root.tsx", "", later)],
  ["a source was removed", () => utimesSync(join(folder, "app"), later, later)],
  ["`npm run dev` overwrote the build", () => write("build/index.js", "", later)],
  ["no build was finished", () => rmSync(join(folder, "build/.finished"))],
  ["what browsers load is gone", () => rmSync(join(folder, "public/build"), { recursive: true })],
])("it builds when %s", (_, change) => {
  change();
  expect(builds()).toBe(true);
});
