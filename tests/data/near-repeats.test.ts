import { expect, test } from "vitest";
import { cases } from "~/data/cases";
import { nearRepeats, repeatsAcross, repeatsOnPage, showPairs } from "../support/near-repeats";

/** `PAIRS=40 npx vitest run tests/data/near-repeats.test.ts` prints the 40 most similar pairs. */
const printed = Number(process.env.PAIRS ?? 0);

test("less than 8 % of the sentences have a near copy on another case's page", () => {
  const { share, pairs } = nearRepeats(cases);
  const worst = showPairs(pairs);
  if (printed > 0) {
    console.log(
      [`near-repeats: ${(100 * share).toFixed(1)} %`, ...worst.slice(0, printed)].join("\n"),
    );
  }
  expect(share, worst.slice(0, 10).join("\n")).toBeLessThan(0.08);
});

test("no two sentences of one page are over 60 % alike", () => {
  expect(cases.flatMap((item) => showPairs(repeatsOnPage(item)))).toEqual([]);
});

test("no two sentences of different cases are over 60 % alike, unless each names its own fact", () => {
  expect(showPairs(repeatsAcross(cases))).toEqual([]);
});
