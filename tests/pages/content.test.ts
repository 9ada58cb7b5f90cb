import { beforeAll, describe, expect, test } from "vitest";
import { listLawsuits } from "~/app/layout/layout.server";
import { caseAddress } from "~/data/addresses";
import { blog } from "~/data/blog";
import { cases } from "~/data/cases";
import { faqs } from "~/data/faqs";
import { indexedPaths } from "~/data/menus";
import { team } from "~/data/team";
import { wordsOf } from "../support/document";
import { read } from "../support/page";
import { countWords, servedSentences } from "../support/reading";
import { sharedSite } from "../support/shared-site";

const site = sharedSite();

describe("the blog", () => {
  test("opens each of its three articles in place, without script, newest first", async () => {
    const { html } = await read(site, "/blog");
    const articles = html.match(/<article [\s\S]*?<\/article>/g) ?? [];
    const dates = articles.map((article) => /dateTime="([\d-]+)"/i.exec(article)?.[1] ?? "");
    expect(articles).toHaveLength(3);
    expect(dates).toEqual([...dates].sort().reverse());

    for (const { slug, cited } of blog().posts) {
      const article = articles.find((text) => text.includes(`id="${slug}"`)) ?? "";
      expect(article).toMatch(/<details[^>]*><summary>.*?Read More.*?Close/);
      expect(article).toMatch(/<h2[^>]*><a [^>]*href="\/blog#/);
      expect(wordsOf(article)).toMatch(/ \d+ minutes? to read/);
      expect(article.length).toBeGreaterThan(3000);
      expect(article.slice(article.indexOf("Sources"))).toContain(cited[0]?.publisher);
    }
  });
});

test("the first heading of the FAQs has four questions, and a second heading has the others", async () => {
  const { html } = await read(site, "/faqs");
  const [first = "", second = ""] = html.split(`<h2 id="${faqs().asking.id}"`);
  expect(first.match(/<details[^>]*class="faq"/g)).toHaveLength(4);
  expect(second.match(/<details[^>]*class="faq"/g)).toHaveLength(faqs().asking.items.length);
});

test("home calls its count cases, because a disability claim is not a lawsuit", async () => {
  for (const [path, count] of [
    ["/", `${cases.length} cases`],
    ["/?group=injury", "4 cases"],
    ["/?group=toxic", "4 lawsuits"],
    ["/es", `${cases.length} casos`],
  ] as const) {
    const { html } = await read(site, path);
    const [, told = ""] = /<p role="status" class="section__lead">([\s\S]*?)<\/p>/.exec(html) ?? [];
    expect(wordsOf(told), path).toMatch(new RegExp(`^${count}`));
    expect(wordsOf(html)).not.toMatch(/Active lawsuits|Demandas activas/);
  }
});

test("each question can be opened without script", async () => {
  const { html } = await read(site, "/faqs");
  const all = [...faqs().items, ...faqs().asking.items];
  expect(html.match(/<details[^>]*class="faq"/g)).toHaveLength(all.length);
});

test("the about page introduces both of the team and leads to the contact form", async () => {
  const { html } = await read(site, "/about");
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  for (const { name } of team().members) expect(main).toContain(`<h3>${name}</h3>`);
  expect(main).toContain(team().sampleLabel);
  expect(main).toContain('href="/contact"');
});

test("every page has a card for social sites, with absolute addresses", async () => {
  for (const path of [...indexedPaths, ...cases.map(({ slug }) => caseAddress(slug))]) {
    const { html } = await read(site, path);
    for (const property of ["og:title", "og:description", "og:type", "og:image:alt"]) {
      expect({ path, has: html.includes(`property="${property}" content="`) }).toEqual({
        path,
        has: true,
      });
    }
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(image.startsWith(`${site.url}/images/social/`)).toBe(true);
    expect((await fetch(image)).status).toBe(200);
  }
});

const pages: { slug: string; said: string[] }[] = [];

beforeAll(async () => {
  for (const { slug } of cases) {
    const html = await (await fetch(`${site.url}/lawsuits/${slug}`)).text();
    pages.push({ slug, said: servedSentences(html) });
  }
});

test("text found on more than half of the case pages is at most 8 % of the words of each", () => {
  const onPages = new Map<string, number>();
  for (const { said } of pages) {
    for (const text of new Set(said)) onPages.set(text, (onPages.get(text) ?? 0) + 1);
  }
  const shared = (text: string) => (onPages.get(text) ?? 0) > cases.length / 2;
  const shares = pages.map(({ slug, said }) => {
    const repeated = said.filter(shared);
    const all = wordCount(said);
    // The share falls as the page gets longer.
    const missing = Math.ceil(wordCount(repeated) / 0.08) - all;
    return { slug, share: wordCount(repeated) / all, repeated, missing };
  });
  if (process.env.SHARES) {
    for (const { slug, share } of shares) console.log(`${(100 * share).toFixed(1)} %  ${slug}`);
    console.log([...new Set(shares.flatMap(({ repeated }) => repeated))].join("\n"));
  }
  const advice = shares
    .filter(({ share }) => share > 0.08)
    .map(
      ({ slug, share, missing }) =>
        `${slug}: ${(100 * share).toFixed(1)} % is shared text; write about ${missing} more words of its own in data/cases/${slug} (overview and faqs of page.ts, or record.ts)`,
    );
  expect(advice).toEqual([]);
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

test("the lawsuit menu lists every case, or the first of a long group with a link to all", () => {
  const listed = listLawsuits(cases).flatMap(({ links }) => links);
  expect(listed).toHaveLength(cases.length);

  const many = cases.flatMap((item) =>
    Array.from({ length: 100 }, (_, index) => ({ ...item, slug: `${item.slug}-${index}` })),
  );
  for (const { id, links } of listLawsuits(many)) {
    expect(links.length).toBeLessThan(20);
    const count = many.filter(({ group }) => group === id).length;
    expect(links.at(-1)).toEqual({
      label: expect.stringContaining(count.toLocaleString("en-US")),
      href: `/?group=${id}#cases`,
    });
  }
});
