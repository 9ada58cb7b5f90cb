import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { expect } from "vitest";

const parts = [
  "app",
  "data",
  "server",
  "public",
  "docs",
  "tests/support",
  "package.json",
  "remix.config.js",
  "tsconfig.json",
  "biome.json",
  ".gitignore",
];

/** A copy of this program in a folder of its own, as somebody edits it. */
export function copyProgram() {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-copy-"));
  const isKept = (path: string) => basename(path) !== "build";
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true, filter: isKept });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));

  return {
    folder,
    program: join(folder, "build/index.js"),
    edit(name: string, change: (text: string) => string) {
      const text = readFileSync(join(folder, name), "utf8");
      writeFileSync(join(folder, name), change(text));
    },
    /** Runs a script of its package, such as `build`. */
    run(script: string, ...values: string[]) {
      const env = { ...process.env, NODE_ENV: "production" as const };
      const { status, stdout, stderr } = spawnSync("npm", ["run", script, "--", ...values], {
        cwd: folder,
        encoding: "utf8",
        env,
      });
      expect({ status, stderr: status === 0 ? "" : stderr }).toEqual({ status: 0, stderr: "" });
      return stdout;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
