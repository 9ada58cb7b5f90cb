import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { head, parsePerson, port, reference, since, storeAddress } from "~/server/cli/options";
import { runRelay } from "~/server/cli/relay";
import { readConfig } from "~/server/config/config";
import { acts } from "~/server/operator/acts";
import { partnerActs } from "~/server/operator/partner-acts";
import { newestHashes } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/opt-out";
import { openKeys } from "~/server/privacy/secret-keys";
import { openStore } from "~/server/store/open";
import { anyText } from "~/tests/support/any-text";
import { day, noon, submission, temporaryFolder } from "~/tests/support/given";
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
  "export-suppressions",
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
  styles: "",
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

test("person, erase, and allow read - from standard input", async () => {
  const folder = temporaryFolder();
  const DATABASE_URL = `file:${join(folder, "a.db")}`;
  const store = await openStore(DATABASE_URL);
  const env = { ...process.env, DATABASE_URL, SECRET_KEY: "ab".repeat(32) };
  await openKeys(readConfig(env), store, "serve");
  await submission(store.db, { email: "ann@example.com" });
  const [hash = ""] = newestHashes([Buffer.from("ab".repeat(32), "hex")], {
    phone: "212 555 0100",
  });
  await suppress(store.db, { scope: "sale", hashes: [hash], source: "import", at: noon });
  await store.close();
  const ask = (input: string, ...args: string[]) =>
    spawnSync(process.execPath, [resolve("build/index.js"), "relay", ...args], {
      env,
      cwd: folder,
      input,
      encoding: "utf8",
    });

  const shown = ask("212 555 0100\n", "person", "-");
  expect(JSON.parse(shown.stdout)).toMatchObject({ phone: "212 555 0100" });
  expect(ask("(212) 555-0100\n", "allow", "-").stdout).toContain("1 entry lifted");
  expect(ask(" (212) 555-0100", "allow", "-").status).toBe(1);
  for (const input of ["", "\n", "nobody\n"]) {
    const refused = ask(input, "erase", "-", "--dry-run");
    expect([refused.status, refused.stderr]).toEqual([
      2,
      "error: standard input: It must be an email address or a phone number.\n",
    ]);
  }
  for (const input of ["ann@example.com\nbob@example.com\n", "ann@example.com\nbob@example.com"]) {
    const refused = ask(input, "erase", "-", "--yes");
    expect([refused.status, refused.stderr]).toEqual([
      2,
      "error: standard input: It must be one person, on one line.\n",
    ]);
  }
});

test("export --help says how to keep a redirected file to yourself", async () => {
  const written = quietly();

  expect(await runRelay(["export", "--help"], noStore)).toBe(0);
  expect(written.join("")).toContain("umask 077");
});

test("--version prints the release and the commit", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  const run = spawnSync(process.execPath, [resolve("build/index.js"), "relay", "--version"]);
  const [, release, commit] = /^(\S+) \(([^)]+)\)\n$/.exec(String(run.stdout)) ?? [];
  expect(release).toBe(version);
  const { stdout, status } = spawnSync("git", ["rev-parse", "--short=12", "HEAD"]);
  if (status === 0)
    expect(commit?.replace(/-dirty$/, "")).toHaveLength(String(stdout).trim().length);
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

const odd = fc.oneof(
  anyText(),
  fc.constantFrom("", "-", "\0", "env:", "env:NOT_SET", "file:", "postgres://", "__proto__", "1e3"),
  fc.constantFrom("24h", "7d", "99999999d", "2026-02-31", "2026-11-21T25:00", "0".repeat(64)),
  fc.constantFrom("9", "a", "@", "+1 212", "-").map((part) => part.repeat(70)),
);

test.each([
  ["head", head],
  ["person", parsePerson],
  ["port", port],
  ["since", since],
  ["storeAddress", storeAddress],
])("%s returns a value for any text, or says in a sentence what it must be", (_, parse) => {
  fc.assert(
    fc.property(odd, (text) => {
      try {
        expect(parse(text)).toBeDefined();
      } catch (error) {
        expect(error).toMatchObject({ code: "commander.invalidArgument" });
        expect(String(error)).toMatch(/: (It |There is no such day)/);
      }
    }),
    { numRuns: 300 },
  );
});

test("since accepts every day of the calendar and every span, and refuses days that do not exist", () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date(noon), noInvalidDate: true }), (date) => {
      const at = since(date.toISOString().slice(0, 10))(noon);
      expect(Math.abs(at - date.getTime())).toBeLessThan(2 * day);
      expect(since(date.toISOString())(noon)).toBe(date.getTime());
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), (count) => {
      expect(since(`${count}d`)(noon)).toBe(noon - count * day);
    }),
  );
  for (const text of ["2026-02-31", "2026-02-30T10:00:00Z", "2025-02-29", "2026-13-41"]) {
    expect(() => since(text), text).toThrow();
  }
});

test("port accepts 0 to 65535 and nothing else", () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 99_999 }), (number) => {
      const isPort = number >= 0 && number <= 65_535;
      if (isPort) expect(port(String(number))).toBe(number);
      else expect(() => port(String(number))).toThrow();
    }),
  );
});

test("a reference and a head are read without regard to case and surrounding spaces", () => {
  expect(reference(" aaaa2222\n")).toBe("AAAA2222");
  expect(head(` ${"AB".repeat(32)} `)).toBe("ab".repeat(32));
});

test("the handbook lists every act of an operator as it is, with what takes it back", () => {
  const handbook = readFileSync("docs/operations.md", "utf8");
  const all = [
    ...acts.map(({ name, does, undo }) => ({ name, does, undo: undo?.name })),
    ...partnerActs,
  ];
  const rows = all.flatMap(({ name, does, undo }) => {
    const isFinal = acts.some((act) => act.name === name && act.isFinal);
    const end = undo ? `\`${undo}\`` : isFinal ? "never: typed to confirm" : "never";
    return does ? [[`| \`${name}\` | ${does} |`, ` | ${end} |`]] : [];
  });
  const isIn = (line: string, [start = "", end = ""]: string[]) =>
    line.startsWith(start) && line.endsWith(end);
  const lines = handbook.split("\n");
  expect(rows.filter((row) => !lines.some((line) => isIn(line, row)))).toEqual([]);

  const names: string[] = partnerActs.map(({ name }) => name);
  const undos = partnerActs.flatMap(({ undo }) => undo ?? []);
  expect(undos.filter((undo) => !names.includes(undo))).toEqual([]);
});
