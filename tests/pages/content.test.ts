import { describe, expect, test } from "vitest";
import { caseAddress } from "~/data/addresses";
import { blog } from "~/data/blog";
import { cases } from "~/data/cases";
import { faqs } from "~/data/faqs";
import { indexedPaths } from "~/data/menus";
import { team } from "~/data/team";
import { wordsOf } from "../support/document";
import { read } from "../support/page";
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
      expect(article.slice(article.indexOf("Sources"))).toContain(cited[0].publisher);
    }
  });
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

test("a post to a page without a form is refused with 405", async () => {
  for (const path of ["/about", "/partners", "/california-privacy", "/consumer-health-data"]) {
    const answer = await fetch(site.url + path, {
      method: "POST",
      body: new URLSearchParams("a=1"),
    });
    expect({ path, status: answer.status }).toEqual({ path, status: 405 });
  }
});
