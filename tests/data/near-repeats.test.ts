import { expect, test } from "vitest";
import { cases } from "~/data/cases";
import { nearRepeats } from "../support/near-repeats";

/** `PAIRS=40 npx vitest run tests/data/near-repeats.test.ts` prints the worst 40. */
const printed = Number(process.env.PAIRS ?? 0);

test("less than 8 % of the sentences have a near copy on another case's page", () => {
  const { share, pairs } = nearRepeats(cases);
  const worst = pairs.map(
    ({ overlap, first, second }) =>
      `${overlap.toFixed(2)}  ${first.slug} (${first.place}): ${first.text}\n      ${second.slug} (${second.place}): ${second.text}`,
  );
  if (printed > 0) {
    console.log(
      [`near-repeats: ${(100 * share).toFixed(1)} %`, ...worst.slice(0, printed)].join("\n"),
    );
  }
  expect(share, worst.slice(0, 10).join("\n")).toBeLessThan(0.08);
});
