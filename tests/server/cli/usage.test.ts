import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createDeskRenderer } from "~/app/desk/render-desk.server";
import { runRelay } from "~/server/cli/relay";
import { quietly, relayLine } from "./relay-line";

const commands = [
  "status",
  "list",
  "show",
  "retry",
  "release",
  "verify",
  "person",
  "erase",
  "allow",
  "retention",
  "import-suppressions",
  "backup",
  "export",
  "check",
  "copy",
  "desk",
  "partner",
];

function refuse(): never {
  throw new Error("the store was opened");
}

const noStore = {
  open: async () => refuse(),
  openStoreless: refuse,
  renderer: createDeskRenderer(""),
};

test.each(commands)("%s --help explains itself without opening the store", async (command) => {
  const written = quietly();

  expect(await runRelay([command, "--help"], noStore)).toBe(0);
  expect(written.join("")).toContain(`relay ${command}`);
});

test("--help names every command", async () => {
  const written = quietly();

  expect(await runRelay(["--help"], noStore)).toBe(0);
  for (const command of commands) expect(written.join("")).toContain(`  ${command} `);
});

test("--help ends quietly when its reader leaves early, as head does", async () => {
  const child = spawn(process.execPath, [resolve("build/index.js"), "relay", "--help"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.destroy();

  const [told, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect({ told, code }).toEqual({ told: "", code: 0 });
});

test.each([
  [],
  ["unknown"],
  ["list", "--unknown"],
  ["list", "--kind", "quiz"],
  ["list", "--state", "lost"],
  ["list", "--since", "yesterday"],
  ["list", "--since"],
  ["show"],
  ["retry", "AAAA2222", "--all-refused"],
  ["retry", "--all-refused", "--all-expired"],
  ["release"],
  ["verify", "--head", "abc"],
  ["person"],
  ["erase", "Ann"],
  ["export", "--format", "xml"],
  ["copy", "--from", "mysql://x", "--to", "file:a.db"],
  ["desk", "--port", "web"],
])("wrong usage gives a message and exit code 2: %j %j %j", async (...argv) => {
  const written = quietly();

  expect(await runRelay(argv, noStore)).toBe(2);
  expect(written.join("")).not.toBe("");
});

test("on an empty store every command without a person or reference succeeds", async () => {
  const { relay } = await relayLine();
  const lines = [
    "status",
    "list",
    "verify",
    "retention",
    "retry --all-refused",
    "retry --all-expired",
  ];

  for (const line of lines)
    expect([line, (await relay(...line.split(" "))).code]).toEqual([line, 0]);
});

test.each([["show"], ["retry"], ["release"]])(
  "%s says clearly that no submission has that reference",
  async (command) => {
    const { relay } = await relayLine();

    expect(await relay(command, "zzzz2222")).toEqual({
      code: 1,
      out: "",
      err: "No submission has the reference ZZZZ2222.",
    });
  },
);

test("a setting that cannot be used is named, without a stack", async () => {
  const written = quietly();
  const code = await runRelay(["status"], {
    ...noStore,
    open: async () => {
      throw new Error("PORT: must be a number");
    },
  });

  expect(code).toBe(1);
  expect(written).toEqual(["PORT: must be a number\n"]);
});
