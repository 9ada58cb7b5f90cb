import { beforeAll, expect, test } from "vitest";
import { cases } from "~/data/cases";
import { countWords, servedSentences } from "../support/reading";
import { sharedSite } from "../support/shared-site";

const site = sharedSite();
const pages: { slug: string; said: string[] }[] = [];

beforeAll(async () => {
  for (const { slug } of cases) {
    const html = await (await fetch(`${site.url}/lawsuits/${slug}`)).text();
    pages.push({ slug, said: servedSentences(html) });
  }
});

test("text found on 11 or more case pages is at most 8 % of the words of each", () => {
  const onPages = new Map<string, number>();
  for (const { said } of pages) {
    for (const text of new Set(said)) onPages.set(text, (onPages.get(text) ?? 0) + 1);
  }
  const shared = (text: string) => (onPages.get(text) ?? 0) >= 11;
  const shares = pages.map(({ slug, said }) => {
    const repeated = said.filter(shared);
    return { slug, share: wordCount(repeated) / wordCount(said), repeated };
  });
  if (process.env.SHARES) {
    for (const { slug, share } of shares) console.log(`${(100 * share).toFixed(1)} %  ${slug}`);
    console.log([...new Set(shares.flatMap(({ repeated }) => repeated))].join("\n"));
  }
  expect(shares.filter(({ share }) => share > 0.08)).toEqual([]);
});

test("no sentence is served twice on one page", () => {
  const twice = pages.flatMap(({ slug, said }) => {
    const long = said.filter((text) => /[.?!]$/.test(text) && countWords(text) > 5);
    // A source may carry two statements.
    const own = long.filter((text) => !text.startsWith("Reported by "));
    return own.filter((text, at) => own.indexOf(text) !== at).map((text) => `${slug}: ${text}`);
  });
  expect(twice).toEqual([]);
});

function wordCount(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + countWords(text), 0);
}
