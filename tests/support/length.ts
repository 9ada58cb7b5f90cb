/*
 * `npm test` leaves out tests with this tag. `TESTS=long` (`npm run test:long`) runs only those:
 * the rest of the ways in which pages are looked at, and journeys whose promise is also tested over
 * HTTP. `TESTS=audit` runs Lighthouse, which CI runs beside the tests.
 */
export const run = process.env.TESTS ?? "short";

export const isInShortRun = run === "short";

export const long = ["@long"];
export const audit = ["@audit"];
