import { HtmlValidate } from "html-validate";
import { beforeAll, describe, expect, test } from "vitest";
import { at, languageOf } from "~/data/language";
import { idsOf, tagsOf } from "../support/document";
import { everyPath } from "../support/paths";
import { sharedSite } from "../support/shared-site";
import { caseLead, homeLead, post } from "../support/site";

/** A page of each template in Spanish; its anchors and links are compared with the English elsewhere. */
const spanish = ["/", "/terms", "/time-limits/alaska", "/deadlines", "/no-such-page"].concat(
  ["", "/record", "/checklist"].map((part) => `/lawsuits/oxbryta${part}`),
);
const paths = [...everyPath, "/?q=lymphoma", ...spanish.map((path) => at("es", path))];

const anchors: Record<string, string> = {
  "/": "home form cases network review intake-style why-us active-lawsuits how-it-works testimonials camp-lejeune roundup hair-relaxer talc",
  "/terms":
    "intro platform consent prohibited ip no-warranty release limitation arbitration indemnification termination entire revisions contact updated subscribe",
  "/do-not-sell-my-info":
    "overview what-is-sale what-we-sell how-to-opt gpc ads verification non-discrimination children contact updated",
  "/privacy":
    "overview information-we-collect sensitive-information sources how-we-use who-receives sale-and-sharing cookies privacy-signals communications retention security your-rights how-to-exercise state-notices children changes-contact subscribe",
  "/newsletter": "subscribe",
  "/blog": "subscribe",
  "/faqs": "subscribe",
};

const site = sharedSite();
const documents = new Map<string, string>();

beforeAll(async () => {
  for (const path of paths) {
    documents.set(path, await (await fetch(`${site.url}${path}`)).text());
  }
});

describe("every page", () => {
  test("has the anchors the contract names", () => {
    for (const [path, ids] of Object.entries(anchors)) {
      const missing = ids.split(" ").filter((id) => !idsOf(documentOf(path)).has(id));
      expect({ path, missing }).toEqual({ path, missing: [] });
    }
  });

  test("has no list without an entry, which is an empty strip on the page", () => {
    for (const [path, html] of documents) {
      expect(html.match(/<(dl|ul|ol)\b[^>]*><\/\1>/g) ?? [], path).toEqual([]);
    }
  });

  test("has text between two links of its header or footer, which no style keeps apart", () => {
    for (const [path, html] of documents) {
      const [header = "", footer = ""] = ["header", "footer"].map(
        (name) => new RegExp(`<${name} class="site-[\\s\\S]*?</${name}>`).exec(html)?.[0],
      );
      expect(tagsOf(header + footer, "a").length, path).toBeGreaterThan(40);
      expect(header, path).not.toMatch(/<\/a>(<!--.*?-->)*<a\b/);
      expect(footer, path).not.toMatch(/<\/a>(<!--.*?-->)*<(a|button)\b/);
    }
  });

  test.each([
    ["/", "/#form"],
    ["/lawsuits/oxbryta", "/lawsuits/oxbryta#form"],
    ["/lawsuits/camp-lejeune", "/contact"],
    ["/es/lawsuits/camp-lejeune", "/es/contact"],
    ["/faqs", "/contact"],
    ["/lawsuits/NOT_A_CASE", "/contact"],
  ])(
    "has Free Case Review, which leads to its form or to the contact page: %s",
    async (path, to) => {
      const html = await (await fetch(site.url + path)).text();
      const reviews = tagsOf(html, "a").filter((link) =>
        link.class?.includes("site-header__action"),
      );
      expect(reviews).toMatchObject([{ href: to }]);
    },
  );

  test("has one h1, a language, a title of its own and a description", () => {
    const titles = new Map<string, string>();
    for (const [path, html] of documents) {
      expect({ path, h1: html.match(/<h1[\s>]/g)?.length }).toEqual({ path, h1: 1 });
      expect(html).toContain(`<html lang="${languageOf(path)}">`);
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
      if (path.startsWith("/?")) continue;
      expect({ path, second: titles.get(title) }).toEqual({ path, second: undefined });
      titles.set(title, path);
      const isMissing = path.endsWith("/no-such-page");
      expect({ path, isDescribed: isMissing || isDescribed(html) }).toEqual({
        path,
        isDescribed: true,
      });
    }
  });

  test("links only to addresses and fragments that exist", async () => {
    const broken: string[] = [];
    const targets = new Map<string, Set<string> | null>();
    for (const [from, html] of documents) {
      for (const link of new Set(linksOf(html))) {
        const { pathname, search, hash, origin } = new URL(link, site.url + from);
        if (origin !== site.url) continue;
        const target = pathname + search;
        if (!targets.has(target)) targets.set(target, await idsAt(target));
        const ids = targets.get(target);
        const isThere = ids && (hash === "" || ids.has(hash.slice(1)));
        if (!isThere || link === "#") broken.push(`${from} -> ${link}`);
      }
    }
    expect(broken).toEqual([]);
  });

  test("links outside only to well-formed addresses, and a case page sends them no referrer", () => {
    const wrong: string[] = [];
    for (const [from, html] of documents) {
      for (const { link, tag } of outsideLinks(html)) {
        if (!isWellFormed(link)) wrong.push(`${from} -> ${link}`);
        const isSilent = /rel="(noopener )?noreferrer"/.test(tag);
        if (from.startsWith("/lawsuits/") && !isSilent) wrong.push(`${from} -> ${link} tells`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("is valid HTML, also with errors, at step 2 and when done", async () => {
    const validator = new HtmlValidate({ extends: ["html-validate:standard"], rules: lenient });
    for (const [name, html] of [...documents, ...(await states())]) {
      const report = await validator.validateString(html);
      const messages = report.results.flatMap((result) =>
        result.messages.map(
          ({ ruleId, message, selector }) => `${name}: ${ruleId} ${message} ${selector}`,
        ),
      );
      expect(messages).toEqual([]);
    }
  });
});

/* Matters of taste, which the Nu checker does not report. */
const lenient = {
  "attribute-boolean-style": "off",
  "attr-case": "off",
  "doctype-style": "off",
  "no-trailing-whitespace": "off",
  "void-style": "off",
  "long-title": "off",
  "no-inline-style": "error",
} as const;

async function states(): Promise<[string, string][]> {
  const quiz = { intent: "quiz", took_oxbryta: "self", issues: "voc", has_lawyer: "yes" };
  const page = `${site.url}/lawsuits/oxbryta`;
  const done = await post(page, caseLead());
  const sent = await fetch(new URL(done.headers.get("Location") ?? "", site.url));

  return [
    ["home with errors", await (await post(site.url, homeLead({ Phone: "1", Email: "x" }))).text()],
    ["quiz with errors", await (await post(page, { intent: "quiz" })).text()],
    ["step 2", await (await post(page, quiz)).text()],
    ["done", await sent.text()],
  ];
}

function isDescribed(html: string): boolean {
  return /<meta name="description" content="[^"]{60,}/.test(html);
}

function documentOf(path: string): string {
  return documents.get(path) ?? "";
}

/** Returns null if the address is not found. */
async function idsAt(path: string): Promise<Set<string> | null> {
  const known = documents.get(path);
  if (known !== undefined) return idsOf(known);

  const answer = await fetch(site.url + path);
  return answer.status === 200 ? idsOf(await answer.text()) : null;
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<(?:a|link|img|script)\s[^>]*?(?:href|src)="([^"]*)"/g)].map(
    ([, link]) => (link ?? "").replaceAll("&amp;", "&"),
  );
}

function outsideLinks(html: string): { link: string; tag: string }[] {
  return [...html.matchAll(/<a\s[^>]*?href="((?:https?:)?\/\/[^"]*)"[^>]*>/g)]
    .map(([tag, link = ""]) => ({ link: link.replaceAll("&amp;", "&"), tag }))
    .filter(({ link }) => !link.startsWith(site.url));
}

function isWellFormed(link: string): boolean {
  if (/\s/.test(link) || !URL.canParse(link)) return false;

  const { protocol, hostname } = new URL(link);
  return protocol === "https:" && /^[a-z0-9.-]+\.[a-z]{2,}$/.test(hostname);
}
