/*
 * `npm test` leaves out what is tagged so. `TESTS=long` (`npm run test:long`) runs that and nothing
 * else: the rest of the ways in which pages are looked at, and journeys whose promise is held over
 * HTTP too. `TESTS=audit` runs Lighthouse, which CI asks beside the tests.
 */
export const run = process.env.TESTS ?? "short";

export const isInShortRun = run === "short";

export const long = ["@long"];
export const audit = ["@audit"];
