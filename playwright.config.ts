import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumOnPath } from "./tests/support/chromium.mjs";

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
  globalTeardown: "./tests/browser/write-measures.ts",
  timeout: 120_000,
  expect: { timeout: 10_000 },
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: ".cache/browser.json" }]],
  use: {
    launchOptions: { executablePath: chromiumOnPath(), args: chromiumArguments },
  },
});
