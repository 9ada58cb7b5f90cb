/** Mutation testing: `npm run test:mutation -- --mutate server/state/delivery.ts`. */
export default {
  testRunner: "vitest",
  vitest: { configFile: "tests/support/vitest.mutation.config.ts", related: true },
  mutate: ["server/{privacy,outbox,state,leads,destinations}/**/*.ts"],
  ignorePatterns: [".cache", "build", "public", "release", "reports", "var", "test-results"],
  tempDirName: ".cache/mutation",
  incremental: true,
  incrementalFile: ".cache/mutation.json",
  reporters: ["clear-text", "progress"],
  clearTextReporter: { allowColor: false, logTests: false },
  concurrency: 2,
  // A mutant that never ends: four times as long as the tests took without it, and ten seconds.
  timeoutFactor: 4,
  timeoutMS: 10_000,
  thresholds: { high: 90, low: 85, break: 85 },
};
