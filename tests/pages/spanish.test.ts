import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { at, withoutLanguage } from "~/data/language";
import { indexedPaths } from "~/data/menus";
import { tagsOf } from "../support/document";
import { everyPath } from "../support/paths";
import { sharedSite } from "../support/shared-site";
import { type Site, startSite } from "../support/site";

let site: Site;
const documents = new Map<string, string>();

beforeAll(async () => {
  site = await startSite({ LANGUAGES: "en,es", SITE_URL: "https://example.com" });
  for (const path of everyPath) {
    documents.set(path, await (await fetch(site.url + at("es", path))).text());
  }
});
afterAll(() => site.stop());

describe("the Spanish edition", () => {
  test("says its language, and on each page names itself and the English one", () => {
    for (const path of indexedPaths) {
      const html = documents.get(path) ?? "";
      const links = tagsOf(html, "link");
      const alternates = links.filter(({ rel, hreflang }) => rel === "alternate" && hreflang);
      expect(html, path).toContain('<html lang="es"');
      expect(links.find(({ rel }) => rel === "canonical")?.href).toBe(
        `https://example.com${at("es", path)}`,
      );
      expect(alternates.map(({ hreflang, href }) => [hreflang, href])).toEqual([
        ["en", `https://example.com${path}`],
        ["es", `https://example.com${at("es", path)}`],
        ["x-default", `https://example.com${path}`],
      ]);
    }
  });

  test("leads to no English page but by the switch", () => {
    for (const [path, html] of documents) {
      const links = tagsOf(html, "a").filter(({ href = "" }) => /^\/(?!\/)/.test(href));
      const english = links.filter(({ href = "" }) => at("es", href) !== href);
      expect(links.length, path).toBeGreaterThan(20);
      expect(new Set(english.map(({ hreflang }) => hreflang)), path).toEqual(new Set(["en"]));
      expect(new Set(english.map(({ href }) => href)), path).toEqual(new Set([path]));
      const forms = tagsOf(html, "form").filter(({ action = "" }) => action.startsWith("/"));
      expect(
        forms.filter(({ action = "" }) => at("es", action) !== action),
        path,
      ).toEqual([]);
    }
  });

  test("is named by the sitemap in pairs", async () => {
    const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const addresses = [...xml.matchAll(/<loc>https:\/\/example\.com([^<]*)<\/loc>/g)].map(
      ([, path = ""]) => path,
    );
    const spanish = addresses.filter((path) => withoutLanguage(path) !== path);
    expect(spanish.length).toBe(addresses.length / 2);
    expect(xml.match(/hreflang="es"/g)).toHaveLength(addresses.length);
  });

  test("is not there where it is not served", async () => {
    const closed = sharedSite();
    for (const path of ["/es", "/es/contact", "/es/lawsuits/oxbryta", "/es/feed.xml"]) {
      const answer = await fetch(closed.url + path);
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
    }
    const page = await (await fetch(`${closed.url}/es/contact`)).text();
    expect(page).toContain('<html lang="en"');
    expect(page).toContain("Not found");
    const home = await (await fetch(closed.url)).text();
    expect(home).not.toContain("hreflang");
  });
});
