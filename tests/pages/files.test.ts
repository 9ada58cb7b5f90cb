import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { curly } from "~/app/ui/linked-text";
import { blog } from "~/data/blog";
import { cases } from "~/data/cases";
import { at, languages } from "~/data/language";
import { indexedPaths } from "~/data/menus";
import { limitsSearched } from "~/data/time-limit";
import { stateLimits } from "~/data/time-limits";
import { updates } from "~/data/updates";
import { wordsOf } from "../support/document";
import { read } from "../support/page";
import { headerOf, rawGet } from "../support/raw-request";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ SITE_NAME: "Plain & Simple" });
});
afterAll(() => site.stop());

describe("the feed", () => {
  test("has each post and each dated change of a case once, newest first", async () => {
    const { html, headers, status } = await read(site, "/feed.xml");
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    expect(headers.get("Set-Cookie")).toBeNull();

    const entries = html.match(/<entry>[\s\S]*?<\/entry>/g) ?? [];
    expect(entries).toHaveLength(updates().length + blog().posts.length);
    const ids = entries.map((entry) => /<id>(.*)<\/id>/.exec(entry)?.[1]);
    expect(new Set(ids).size).toBe(entries.length);
    const dates = entries.map((entry) => /<updated>(.*)<\/updated>/.exec(entry)?.[1] ?? "");
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.filter((date) => !/^\d{4}-\d\d-\d\dT00:00:00Z$/.test(date))).toEqual([]);
    expect(html).toContain("<title>Plain &amp; Simple: ");
    expect(html).not.toMatch(/\[\^|\{\{|&(?!amp;|lt;|gt;|quot;)/);
  });

  test("of a case has only its own changes, and an unwritten case has no feed", async () => {
    for (const { slug, record, sensitive, documentTitle } of cases) {
      const { html, headers, status } = await read(site, `/lawsuits/${slug}/feed.xml`);
      expect({ slug, status }).toEqual({ slug, status: 200 });
      expect(headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
      expect(html.match(/<entry>/g)).toHaveLength(record?.events.length ?? 0);
      expect(html).toContain(
        `rel="self" type="application/atom+xml" href="${site.url}/lawsuits/${slug}/feed.xml"`,
      );
      if (sensitive) expect(html).toContain(`what changed in ${documentTitle}</title>`);
    }
    for (const slug of ["purple-widget-burns", "a--b", "constructor", "__proto__"]) {
      const { status } = await read(site, `/lawsuits/${slug}/feed.xml`);
      expect({ slug, status }).toEqual({ slug, status: 404 });
    }
  });

  test("has other ids in Spanish, so that a reader shows the entries of both editions", async () => {
    const idsOf = async (path: string) =>
      [...(await read(site, path)).html.matchAll(/<id>(.*)<\/id>/g)].map(([, id]) => id);
    for (const path of ["/feed.xml", "/lawsuits/oxbryta/feed.xml"]) {
      const english = await idsOf(path);
      const spanish = await idsOf(`/es${path}`);
      expect(spanish).toEqual(english.map((id) => id?.replace(/(,\d{4}:)/, "$1es/")));
      expect(new Set([...english, ...spanish]).size).toBe(2 * english.length);
    }
  });

  test("leads to pages and anchors that exist", async () => {
    const { html } = await read(site, "/feed.xml");
    const found = [...html.matchAll(/<link rel="alternate"[^>]* href="([^"]+)"/g)];
    for (const link of new Set(found.map(([, href = ""]) => href))) {
      const { pathname, hash } = new URL(link);
      const page = await read(site, pathname);
      expect({ link, status: page.status }).toEqual({ link, status: 200 });
      if (hash)
        expect({ link, has: page.html.includes(`id="${hash.slice(1)}"`) }).toEqual({
          link,
          has: true,
        });
    }
  });
});

test.each(["/feed.xml", "/sitemap.xml", "/lawsuits/oxbryta/feed.xml"])(
  "%s is compressed, and not sent again to clients that have it",
  async (path) => {
    for (const encoding of ["br", "gzip", "identity"]) {
      const accept = `Accept-Encoding: ${encoding}`;
      const first = await rawGet(site.url, path, [accept]);
      expect(headerOf(first, "content-encoding") ?? "identity").toBe(encoding);
      expect(headerOf(first, "vary")).toContain("Accept-Encoding");
      const tag = headerOf(first, "etag") ?? "";
      expect(tag).toMatch(/^W\/"[^"]+"$/);
      const again = await rawGet(site.url, path, [accept, `If-None-Match: ${tag}`]);
      expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: "" });
      expect(headerOf(again, "etag")).toBe(tag);
    }
  },
);

/** By the tag in question and another one: RFC 9110, sections 8.8.3 and 13.1.2. */
const conditions: readonly [status: number, (tag: string) => string][] = [
  [304, (tag) => tag],
  [304, (tag) => `W/${tag}`],
  [304, (tag) => `"other", W/${tag} ,"x,*,y"`],
  [304, () => "*"],
  [200, () => '"other"'],
  [200, () => '"a,*,b", W/"x"'],
  [200, (tag) => tag.replaceAll('"', "")],
  [200, (tag) => tag.replace(/"$/, '0"')],
];

test.each(["/", "/lawsuits/oxbryta?ref=1", "/feed.xml", "/sitemap.xml", "/favicon.svg", "script"])(
  "%s is not sent again to whoever names its tag, in any of the ways",
  async (asked) => {
    const { body } = await rawGet(site.url, "/");
    const path = asked === "script" ? (/\/build\/[\w/.-]+\.js/.exec(body)?.[0] ?? "") : asked;
    for (const encoding of ["br", "gzip", "identity"]) {
      const accept = `Accept-Encoding: ${encoding}`;
      const whole = await rawGet(site.url, path, [accept]);
      const tag = headerOf(whole, "etag")?.replace("W/", "") ?? "";
      for (const [status, naming] of conditions) {
        const known = naming(tag);
        const again = await rawGet(site.url, path, [accept, `If-None-Match: ${known}`]);
        expect({ known, status: again.status }).toEqual({ known, status });
        expect(again.body).toBe(status === 304 ? "" : whole.body);
        // RFC 9110, section 15.4.5.
        for (const name of ["etag", "cache-control", "vary"]) {
          expect([name, headerOf(again, name)]).toEqual([name, headerOf(whole, name)]);
        }
      }
    }
  },
);

test("a file is not sent in an encoding that is refused", async () => {
  const { body } = await rawGet(site.url, "/");
  const path = /\/build\/[\w/.-]+\.js/.exec(body)?.[0] ?? "";
  for (const [accept, sent] of [
    ["br;q=0, gzip", "gzip"],
    ["br;q=0, gzip;q=0", undefined],
    ["identity", undefined],
  ] as const) {
    const answer = await rawGet(site.url, path, [`Accept-Encoding: ${accept}`]);
    expect([accept, headerOf(answer, "content-encoding")]).toEqual([accept, sent]);
  }
});

test("the sitemap gives each page its own last change", async () => {
  const { html } = await read(site, "/sitemap.xml");
  const dates = new Map(
    [...html.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)].map(
      ([, loc = "", date = ""]) => [new URL(loc).pathname, date],
    ),
  );
  expect(dates.size).toBe(2 * (indexedPaths.length + 3 * cases.length + stateLimits.length));
  for (const { slug, reviewedOn, record } of cases) {
    const changed = [reviewedOn, record?.status.checkedOn ?? ""].toSorted().at(-1);
    for (const code of languages) {
      for (const part of ["", "/record", "/checklist"]) {
        expect(dates.get(at(code, `/lawsuits/${slug}${part}`))).toBe(changed);
      }
    }
  }
  for (const { slug } of stateLimits) {
    for (const code of languages) {
      expect(dates.get(at(code, `/time-limits/${slug}`))).toBe(limitsSearched);
    }
  }
  const newest = blog()
    .posts.map(({ date }) => date)
    .toSorted()
    .at(-1);
  expect(dates.get("/blog")).toBe(newest);
});

test("the sitemap names the English page as the default for other languages", async () => {
  const { html } = await read(site, "/sitemap.xml");
  for (const path of ["", "/es"]) {
    const [, entry = ""] = html.split(`<loc>${site.url}${path}/about</loc>`);
    const pairs = entry.split("</url>")[0]?.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g) ?? [];
    expect([...pairs].map(([, code, href]) => [code, href])).toEqual([
      ["en", `${site.url}/about`],
      ["es", `${site.url}/es/about`],
      ["x-default", `${site.url}/about`],
    ]);
  }
});

test.each([
  ["/", "en", "/site.webmanifest", "en_US", "es_US"],
  ["/es", "es", "/es/site.webmanifest", "es_US", "en_US"],
])("%s links to a web manifest in its language", async (path, lang, address, own, other) => {
  const page = await read(site, path);
  expect(page.html).toContain(`<link rel="manifest" href="${address}"/>`);
  expect(page.html).toContain(`<meta property="og:locale" content="${own}"/>`);
  expect(page.html).toContain(`<meta property="og:locale:alternate" content="${other}"/>`);

  const { html, headers } = await read(site, address);
  const manifest = JSON.parse(html);
  expect(headers.get("Content-Type")).toContain("application/manifest+json");
  expect(manifest).toMatchObject({ name: "Plain & Simple", lang, start_url: path });
  expect(wordsOf(page.html)).toContain(manifest.description);
  for (const { src } of manifest.icons) {
    expect((await fetch(site.url + src)).status).toBe(200);
  }
});

test("the newsletter page shows what last changed in the cases", async () => {
  const words = curly(wordsOf((await read(site, "/newsletter")).html));
  for (const { title, text } of updates().slice(0, 3)) {
    expect(words).toContain(curly(title));
    expect(words).toContain(curly(text));
  }
});

describe("the files that say what the site does", () => {
  test("gpc.json says the same to everybody", async () => {
    const answers = [
      await rawGet(site.url, "/.well-known/gpc.json"),
      await rawGet(site.url, "/.well-known/gpc.json", ["Sec-GPC: 1", "Accept-Encoding: gzip, br"]),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(headerOf(answer, "content-type")).toMatch(/^application\/json/);
      expect(headerOf(answer, "cache-control")).toBe("public, max-age=86400");
      expect(JSON.parse(answer.body)).toEqual({
        gpc: true,
        lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
    }
  });

  test("security.txt, robots, sitemap and healthz answer", async () => {
    const security = await (await fetch(`${site.url}/.well-known/security.txt`)).text();
    expect(security).toMatch(/^Contact: mailto:.+@/m);
    const expires = /^Expires: (.+)$/m.exec(security)?.[1] ?? "";
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
    expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain(
      `Sitemap: ${site.url}/sitemap.xml`,
    );
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
    const everyPage = [
      ...indexedPaths,
      ...cases.flatMap(({ slug }) =>
        ["", "/record", "/checklist"].map((part) => `/lawsuits/${slug}${part}`),
      ),
      ...stateLimits.map(({ slug }) => `/time-limits/${slug}`),
    ];
    const expected = languages.flatMap((code) => everyPage.map((path) => at(code, path)));
    expect(listed.map((address) => new URL(address).pathname).toSorted()).toEqual(
      expected.toSorted(),
    );
    // Other tests open the pages of every case and state.
    for (const path of ["/es", "/lawsuits/oxbryta/record", "/es/time-limits/ohio"]) {
      const address = `${site.url}${path}`;
      expect(listed).toContain(address);
      expect({ address, status: (await fetch(address, { method: "HEAD" })).status }).toEqual({
        address,
        status: 200,
      });
    }
    const health = await fetch(`${site.url}/healthz`);
    expect(await health.json()).toEqual({ ok: true });
  });

  test("each icon has its type", async () => {
    for (const icon of ["favicon.ico", "favicon.svg", "icon-192.png", "apple-touch-icon.png"]) {
      const type = (await fetch(`${site.url}/${icon}`)).headers.get("Content-Type");
      expect({ icon, type }).toEqual({ icon, type: expect.stringMatching(/^image\//) });
    }
  });
});

test("a file is sent whole if the range that is asked for is empty or has no start, and nothing is printed", async () => {
  const whole = await rawGet(site.url, "/favicon.svg");
  for (const range of ["bytes=5-4", "bytes=-5", "bytes=0-0", "bytes=1-2,4-5", "lines=1-2", "x"]) {
    const answer = await rawGet(site.url, "/favicon.svg", [`Range: ${range}`]);
    expect([range, answer.status, answer.body]).toEqual([range, 200, whole.body]);
  }
  expect(site.output()).not.toContain("RangeError");
});
