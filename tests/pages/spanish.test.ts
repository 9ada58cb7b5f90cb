import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { agencyPages } from "~/data/agency-pages";
import { errorTexts } from "~/data/errors";
import { at, withoutLanguage } from "~/data/language";
import { indexedPaths } from "~/data/menus";
import { samplePartners } from "~/data/site";
import { idsOf, tagsOf, wordsOf } from "../support/document";
import { everyPath, mostBytes } from "../support/paths";
import { rawGet } from "../support/raw-request";
import { englishWords, unmarkedWords } from "../support/reading";
import { caseLead, post, type Site, startSite } from "../support/site";
import { rowsOf, storedFor } from "../support/stored";

const spanishPages = Object.values(agencyPages).flatMap(({ es }) => es ?? []);

const pack = promisify(brotliCompress);

let site: Site;
const documents = new Map<string, string>();

/** The Spanish page of an agency that a link leads to. */
const spanishPage = (link: string) => spanishPages.find((href) => link.includes(`href="${href}"`));

/** Under another host, a page is redirected. */
const own = async (path: string) =>
  (await rawGet(site.url, path.replace(/#.*/, ""), ["Host: example.com"])).body;

beforeAll(async () => {
  site = await startSite({
    SITE_URL: "https://example.com",
    REFERRAL_DECISION: "This is not a lawyer referral service.",
  });
  for (const path of everyPath) {
    documents.set(path, await own(at("es", path)));
  }
});
afterAll(() => site.stop());

const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };

describe("the Spanish edition", () => {
  test("says its language, and on each page names itself and the English one", () => {
    for (const path of indexedPaths) {
      const html = documents.get(path) ?? "";
      const links = tagsOf(html, "link");
      const card = tagsOf(html, "meta").find(({ property }) => property === "og:image")?.content;
      expect(card, path).toContain("/images/social/es/");
      expect(existsSync(`public${new URL(card ?? "").pathname}`), card).toBe(true);
      const alternates = links.filter(({ rel, hreflang }) => rel === "alternate" && hreflang);
      expect(html, path).toContain('<html lang="es"');
      expect(html, path).not.toContain("\0");
      expect(wordsOf(html), path).not.toContain("Plain answers");
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

  test("leads to no English page except by the language switch", () => {
    for (const [path, html] of documents) {
      const links = tagsOf(html, "a").filter(({ href = "" }) => /^\/(?!\/)/.test(href));
      const english = links.filter(({ href = "" }) => at("es", href) !== href);
      expect(links.length, path).toBeGreaterThan(20);
      expect(new Set(english.map(({ hreflang }) => hreflang)), path).toEqual(new Set(["en"]));
      const there = path === "/no-such-page" ? "/" : path;
      expect(new Set(english.map(({ href }) => href)), path).toEqual(new Set([there]));
      const forms = tagsOf(html, "form").filter(({ action = "" }) => action.startsWith("/"));
      expect(
        forms.filter(({ action = "" }) => at("es", action) !== action),
        path,
      ).toEqual([]);
    }
  });

  test("leaves no English but what is marked, and has the anchors of the English page", async () => {
    for (const path of ["/about", "/partners", "/terms"]) {
      expect(documents.get(path), path).toContain(
        '<span lang="en">This is not a lawyer referral service.</span>',
      );
    }
    for (const [path, html] of documents) {
      expect(unmarkedWords(html), path).not.toMatch(englishWords);
      const english = await own(path);
      expect(idsOf(html), path).toEqual(idsOf(english));
    }
  });

  test("has documents of at most a tenth more than the English, brotli", async () => {
    const sizes = [...documents].map(([path, html]) => ({
      path,
      html,
      quick: gzipSync(html).length,
      most: Math.round(mostBytes(path) * 1.1),
    }));
    for (const limit of new Set(sizes.map(({ most }) => most))) {
      const alike = sizes.filter(({ most }) => most === limit);
      // Brotli takes twenty times as long: the largest of each kind stand for the others.
      const largest = alike.toSorted((one, other) => other.quick - one.quick).slice(0, 3);
      for (const { path, html } of largest) {
        const bytes = (await pack(html)).length;
        expect({ path, bytes, isSmall: bytes <= limit }).toMatchObject({ path, isSmall: true });
      }
    }
  });

  test("marks each link that leads to English, in its words or as a name", () => {
    // The way out says nothing of where it leads, and a firm's name is one in any language.
    const exempt = ['class="quick-exit"', ...samplePartners.map(({ site }) => `href="${site}`)];
    for (const [path, html] of documents) {
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      const named = main
        .replaceAll("<!-- -->", "")
        .replaceAll(/<span lang="en">[\s\S]*?<\/span>/g, "(en inglés)");
      const links = named.match(/<a [^>]*href="https?:[\s\S]*?<\/a>(?: \(en inglés\))?/g) ?? [];
      const unmarked = links.filter((link) => !/\(en inglés\)| lang="en"/.test(link));
      const english = unmarked.filter(
        (link) => !exempt.some((part) => link.includes(part)) && !spanishPage(link),
      );
      expect(english, path).toEqual([]);
    }
  });

  test("expands MDL where a page first uses it", () => {
    for (const [path, html] of documents) {
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      const text = wordsOf(main.replaceAll(/<(\w+)[^>]* lang="en"[^>]*>[\s\S]*?<\/\1>/g, ""));
      const [first] = text.match(/.{0,40}\bMDL\b/) ?? [];
      if (first) expect(first, path).toMatch(/litigios? multidistrital(?:es)? \(MDL/i);
    }
  });

  test("leads to the Spanish page of an agency that has one", () => {
    const links = [...documents.values()].flatMap((html) => html.match(/<a [^>]*>/g) ?? []);
    expect(new Set(links.flatMap((link) => spanishPage(link) ?? []))).toEqual(
      new Set(spanishPages),
    );
  });

  test("takes each form in Spanish, and stores the words it showed", async () => {
    const email = "ana@example.com";
    const page = `${site.url}/es/lawsuits/oxbryta`;
    const refused = await (await post(page, { ...caseLead({ Email: "no" }), consent: "" })).text();
    expect(refused).toContain('<html lang="es"');
    expect(wordsOf(refused)).toContain("Hay un problema");
    const answer = await post(page, caseLead({ Email: email }));
    expect(answer.status).toBe(303);
    const location = answer.headers.get("Location") ?? "";
    expect(location).toMatch(/^\/es\/lawsuits\/oxbryta\?sent=/);
    const thanks = await own(location);
    expect(thanks).toContain('<html lang="es"');

    const [row] = storedFor(site, email);
    expect(row).toMatchObject({
      case_title: "Oxbryta (Voxelotor)",
      fields: { form_language: "es" },
      page_source: expect.stringContaining("/es/lawsuits/oxbryta"),
    });
    const [receipt] = rowsOf(site, `receipts where reference = '${row?.reference}'`);
    const body = JSON.parse(String(receipt?.body));
    expect(body.language).toBe("es");
    const shown = wordsOf(refused).replaceAll(/\s+/g, " ");
    expect(shown).toContain(body.consent_text);
    const personal = JSON.parse(String(receipt?.personal));
    expect(shown).toContain(String(personal.disclosure_text).split("\n")[0]);
  });

  test("says before the button, and before the first question, that the firms speak English", () => {
    const said = "Los bufetes atienden en inglés.";
    for (const path of ["/", "/contact"]) {
      expect(wordsOf(documents.get(path) ?? ""), path).toContain(said);
    }
    const [before = ""] = (documents.get("/lawsuits/oxbryta") ?? "").split("<fieldset");
    expect(wordsOf(before)).toContain(said);
  });

  test("unsubscribes with one click from a mail, which comes without an origin", async () => {
    const answer = await post(
      `${site.url}/es/unsubscribe?token=broken`,
      { "List-Unsubscribe": "One-Click" },
      {},
    );
    expect(answer.status).toBe(422);
    expect((await post(`${site.url}/es/contact`, {}, { Origin: "null" })).status).toBe(403);
  });

  test.each([
    [400, "a=b", { "Content-Type": "multipart/form-data; boundary=x" }],
    [403, "a=b", { ...urlencoded, Origin: "https://other.example" }],
    [403, "a=b", { ...urlencoded, "Sec-Fetch-Site": "cross-site" }],
    [413, `a=${"b".repeat(70_000)}`, urlencoded],
    [415, "a=b", { "Content-Type": "text/plain" }],
  ])("says why it refuses a post: %i", async (status, body, headers) => {
    for (const path of ["/es", "/es/contact", "/es/lawsuits/oxbryta", "/es/do-not-sell-my-info"]) {
      const answer = await fetch(site.url + path, { method: "POST", body, headers });
      const { title, text } = errorTexts("es")[status] ?? {};
      expect([path, answer.status]).toEqual([path, status]);
      const words = wordsOf(await answer.text());
      expect(words, path).toContain(title);
      expect(words, path).toContain(text);
    }
  });

  test.each(["/es/lawsuits/c%C3%A1ncer", "/es/lawsuits/%ff", "/es/%", `/es/${"a".repeat(400)}`])(
    "says that there is no page %s",
    async (path) => {
      const { status, body } = await rawGet(site.url, path, ["Host: example.com"]);
      expect(status).toBe(404);
      expect(body).toContain('<html lang="es">');
      expect(wordsOf(body)).toContain(errorTexts("es")[404]?.title);
    },
  );

  test("is named by the sitemap in pairs", async () => {
    const xml = await own("/sitemap.xml");
    const addresses = [...xml.matchAll(/<loc>https:\/\/example\.com([^<]*)<\/loc>/g)].map(
      ([, path = ""]) => path,
    );
    const spanish = addresses.filter((path) => withoutLanguage(path) !== path);
    expect(spanish.length).toBe(addresses.length / 2);
    expect(xml.match(/hreflang="es"/g)).toHaveLength(addresses.length);
  });

  test("says who answers for it", async () => {
    const terms = wordsOf(documents.get("/terms") ?? "");
    expect(terms.match(/Traducción sin revisión jurídica todavía\./g)).toHaveLength(2);
    const { out } = await site.relay("check");
    expect(out).toContain("SPANISH_APPROVED");
    expect(out).toContain("REFERRAL_DECISION_ES is not set");
  });

  test("is not found where it is not served", async () => {
    const closed = await startSite({ LANGUAGES: "en" });
    try {
      for (const path of ["/es", "/es/contact", "/es/lawsuits/oxbryta", "/es/feed.xml"]) {
        const answer = await fetch(closed.url + path);
        expect({ path, status: answer.status }).toEqual({ path, status: 404 });
      }
      const page = await (await fetch(`${closed.url}/es/contact`)).text();
      expect(page).toContain('<html lang="en"');
      expect(page).toContain("Not found");
      for (const path of ["/", "/no-such-page", "/sitemap.xml"]) {
        expect(await (await fetch(closed.url + path)).text()).not.toMatch(/hreflang|Español/i);
      }
      const refused = await (await post(closed.url, { x: "1" })).text();
      expect(refused).not.toMatch(/Español|formnovalidate|<button[^>]* form="/i);
    } finally {
      await closed.stop();
    }
  });

  test("is reached from a page that is missing by its home page", async () => {
    for (const [path, other] of [
      ["/no-such-page", "/es"],
      ["/es/no-such-page", "/"],
    ]) {
      const html = await own(path ?? "");
      const links = tagsOf(html, "a").filter(({ hreflang }) => hreflang);
      expect(new Set(links.map(({ href }) => href)), path).toEqual(new Set([other]));
    }
  });
});
