/*
 * `npm test` leaves out what is tagged so, and `TESTS=long` (`npm run test:long`) runs that and
 * nothing else: the rest of the ways in which pages are looked at, and journeys whose promise is
 * held over HTTP too.
 */
export const isInShortRun = process.env.TESTS !== "long";

export const long = ["@long"];
