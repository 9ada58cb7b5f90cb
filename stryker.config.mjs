/** The mutation run: `npm run test:mutation`, or one file with `-- --mutate server/outbox/x.ts`. */
export default {
  testRunner: "in-process",
  plugins: ["./tests/support/mutation-runner.mjs"],
  /** On the embedded database, without what starts the built bundle (it holds no mutants) or sleeps. */
  mutationRunner: {
    folders: ["privacy", "outbox", "leads", "destinations", "submission"].map(
      (room) => `tests/server/${room}`,
    ),
    leftOut: ["10,000 receipts", "65 kB", "silent is given up", "drips", "so is a spreadsheet"],
    exclude: [
      "tests/server/leads/nothing-stored.test.ts",
      "tests/server/destinations/made-answers.test.ts",
    ],
  },
  warnings: { unknownOptions: false },
  coverageAnalysis: "perTest",
  mutate: ["server/{privacy,outbox,leads,destinations}/**/*.ts"],
  ignorePatterns: [".cache", "build", "public", "release", "reports", "var", "test-results"],
  incremental: true,
  incrementalFile: ".cache/mutation/incremental.json",
  tempDirName: ".cache/mutation/sandbox",
  htmlReporter: { fileName: ".cache/mutation/report.html" },
  jsonReporter: { fileName: ".cache/mutation/report.json" },
  eventReporter: { baseDir: ".cache/mutation/events" },
  reporters: ["clear-text", "progress", "html", "json"],
  clearTextReporter: { allowColor: false, logTests: false },
  concurrency: 2,
  // What static mutants import anew stays in the memory of the process.
  maxTestRunnerReuse: 300,
  // A mutant that never ends: four times as long as the tests took without it, and ten seconds.
  timeoutFactor: 4,
  timeoutMS: 10_000,
  thresholds: { high: 90, low: 85, break: 85 },
};
