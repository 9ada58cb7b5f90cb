import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/**
 * For the mutation run: the tests of the server's rooms on the embedded database. Page, fault and
 * browser tests start the built bundle, which holds no mutants. `MUTATION_TESTS` names some of them,
 * for the run of one file: the first run of all takes minutes.
 */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: "tests/support/umask-in-workers.ts",
    include: process.env.MUTATION_TESTS?.split(" ") ?? [
      "tests/server/{privacy,outbox,intake,destinations,submission}/**/*.test.ts",
    ],
    // Starts the built bundle.
    exclude: ["tests/server/intake/nothing-stored.test.ts"],
  },
});
