import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

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
