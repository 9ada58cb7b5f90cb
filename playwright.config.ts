import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumOnPath } from "./tests/support/chromium.mjs";

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    launchOptions: { executablePath: chromiumOnPath(), args: chromiumArguments },
  },
});
