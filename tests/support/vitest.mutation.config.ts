import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests that import the modules themselves, on the embedded database. The built site has no mutants. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { alias: { "~": fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "") } },
  test: {
    include: ["tests/server/{privacy,outbox,leads,destinations,routing}/**/*.test.ts"],
    setupFiles: "tests/support/mutation-setup.ts",
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 25 } },
  },
});
