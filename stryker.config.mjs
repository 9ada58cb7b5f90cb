/** The mutation run: `npm run test:mutation`, or one file with `-- --mutate server/outbox/x.ts`. */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "vitest.mutation.config.ts", related: false },
  coverageAnalysis: "perTest",
  mutate: ["server/{privacy,outbox,intake,destinations}/**/*.ts"],
  ignorePatterns: ["build", "public/build", "release", "var", "test-results"],
  incremental: true,
  incrementalFile: ".cache/mutation/incremental.json",
  tempDirName: ".cache/mutation/sandbox",
  htmlReporter: { fileName: ".cache/mutation/report.html" },
  reporters: ["clear-text", "progress", "html"],
  clearTextReporter: { allowColor: false, logTests: false },
  concurrency: 2,
  // A mutant that never ends: four times as long as the tests took without it, and five seconds.
  timeoutFactor: 4,
  thresholds: { high: 90, low: 85, break: 85 },
};
