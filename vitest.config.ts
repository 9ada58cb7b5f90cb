import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Set by `npm test`; `tests/support/length.ts` has the lengths of a run. */
const isShort = process.env.TESTS === "short";
const isLong = process.env.TESTS === "long";

/**
 * What keeps its promises on either store is tested on both; in `npm test`, what processes share
 * and what any history of a delivery needs.
 */
const onBothStores = isShort
  ? [
      "outbox/{authorizations,first-attempt,isolation,notices,opt-outs,pacing,running}.test.ts",
      "routing/*.test.ts",
    ]
  : [
      "outbox",
      "routing",
      "privacy",
      "submission",
      "leads",
      "partners",
      "operator",
      "desk",
      "cli",
    ].map((room) => `${room}/**/*.test.{ts,tsx}`);

/** Pages and days of a fake clock, over statements that other files run on both. */
const repeated = ["tests/server/leads/sender-view.test.ts", "tests/server/outbox/arrival.test.ts"];

/** Minutes of processor: CI runs them, `npm test` does not. */
const slow = [
  "tests/faults/attacks/requests.test.ts",
  "tests/faults/{disk,firms,processes}.test.ts",
  "tests/pages/{key-change,made-up-field,made-up-language}.test.ts",
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
          include: [
            ...onBothStores,
            "histories.test.ts",
            "postgres/*.test.ts",
            "store/migrate.test.ts",
          ].map((some) => `tests/server/${some}`),
          // What asks no store, makes its own files, or lets a fake clock run for days over statements
          // that other files run on both.
          exclude: [
            ...(isLong ? [] : repeated),
            "tests/server/operator/conditions.test.ts",
            "tests/server/outbox/{firms,lifecycle,outage,remote-texts,repaired-firm,reread-firms,watch}.test.ts",
            "tests/server/cli/{check,usage}.test.ts",
            "tests/server/leads/{check-post,disclosure,read-post,receipt,request-states}.test.{ts,tsx}",
            "tests/server/partners/openapi.test.ts",
            "tests/server/privacy/{identity,sealed-token,secret-keys}.test.ts",
            "tests/server/submission/submit-limiter.test.ts",
            "tests/server/routing/choose-partner.test.ts",
          ],
          env: { TEST_STORE: "postgres" },
          globalSetup: "tests/support/postgres-server.ts",
        },
      },
    ],
  },
});
