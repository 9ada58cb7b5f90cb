import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Set by `npm test`; `tests/support/length.ts` has the lengths of a run. */
const isShort = process.env.TESTS === "short";

/** What processes share, what any history of a delivery needs, and the tables themselves. */
const onPostgresFirst = [
  "histories.test.ts",
  "outbox/{isolation,running}.test.ts",
  "postgres/*.test.ts",
  "store/migrate.test.ts",
];

/**
 * With these, PostgreSQL runs each statement of the program that is more than an equation, and gets
 * what strangers make up. Further files run the same statements: words, pages, and rules over what
 * they find are those of any store.
 */
const onBothStores = [
  ...onPostgresFirst,
  "cli/{copy,export,export-suppressions,import-suppressions,list,privacy,retry}.test.ts",
  "desk/{firms,inbox,inputs}.test.ts",
  "leads/{receive,correct,find-confirmation,one-click,open-request,person,personal-data}.test.ts",
  "leads/{retention,together}.test.ts",
  "operator/{alerts,statistics}.test.ts",
  "outbox/{routing,scale}.test.ts",
  "partners/{firm-page,read-leads,receive-event}.test.ts",
  "privacy/{opt-out,receipt-chain,sealer}.test.ts",
  "state/{holders,settle}.test.ts",
  "submission/count-use.test.ts",
];

for (const file of onBothStores.flatMap(spellOut)) {
  // Merged or renamed, it would not run on PostgreSQL any more, and nobody would see it.
  const isThere =
    file.includes("*") || existsSync(new URL(`tests/server/${file}`, import.meta.url));
  if (!isThere) throw new Error(`onBothStores names ${file}, which does not exist.`);
}

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function spellOut(files: string): string[] {
  const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(files) ?? [];
  return names?.split(",").map((name) => `${before}${name}${after}`) ?? [files];
}

/** Minutes of processor: CI runs them, `npm test` does not. */
const slow = [
  "tests/faults/attacks/requests.test.ts",
  "tests/faults/{disk,firms,processes}.test.ts",
  "tests/pages/{key-change,made-up}.test.ts",
];

/** Runs at length count beside those of `npm test`. */
const outputFile = `.cache/unit${process.env.FAULTS === "full" ? "-long" : ""}.json`;

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") } },
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What is waited for comes, however busy the machine is; one second is the default.
    expect: { poll: { timeout: 60_000, interval: 25 } },
    pool: "forks",
    maxWorkers: 3,
    // No test replaces a module: what one file has imported serves the next, a fifth of the time less.
    isolate: false,
    setupFiles: "tests/support/made-inputs-seed.ts",
    reporters: ["default", ["json", { outputFile }]],
    projects: [
      // Projects run by name: what mostly waits for processes comes first, while browsers are busy.
      {
        extends: true,
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          exclude: isShort ? slow : [],
        },
      },
      {
        extends: true,
        test: {
          name: "sqlite",
          include: ["tests/{data,server,pages}/**/*.test.{ts,tsx}"],
          exclude: ["tests/server/postgres/**", ...(isShort ? slow : [])],
          globalSetup: "tests/support/shared-site.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: (isShort ? onPostgresFirst : onBothStores).map((some) => `tests/server/${some}`),
          env: { TEST_STORE: "postgres" },
          globalSetup: "tests/support/postgres-server.ts",
        },
      },
    ],
  },
});
