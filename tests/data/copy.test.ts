import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { about } from "~/data/about";
import { caseAddress } from "~/data/addresses";
import { afterSending } from "~/data/after-sending";
import { blog } from "~/data/blog";
import { cases } from "~/data/cases";
import { sharedQuestions } from "~/data/cases/shared-questions";
import { consent } from "~/data/consent";
import { contact } from "~/data/contact";
import { faqs } from "~/data/faqs";
import { footer } from "~/data/footer";
import { consentSentence } from "~/data/forms/consent-sentence";
import { home } from "~/data/home";
import { interpolate } from "~/data/interpolate";
import { newsletter } from "~/data/newsletter";
import { site } from "~/data/site";
import { team } from "~/data/team";
import { updates } from "~/data/updates";
import { grade, longSentences } from "../support/reading";

const folder = new URL("../../data/legal/", import.meta.url);
const legal = readdirSync(folder)
  .filter((file) => file.endsWith(".md"))
  .map((file) => read(file.replace(/\.md$/, "")));

const modules = {
  about,
  afterSending,
  blog,
  consent,
  contact,
  faqs,
  footer,
  home,
  newsletter,
  team,
};
const pieces = [
  ...legal.map(({ slug, text }) => ({ name: slug, text })),
  ...Object.entries(modules).map(([name, value]) => ({ name, text: strings(value).join("\n") })),
];

/** Section ids that links from outside rely on (contract, section 3). */
const anchors = {
  terms:
    "intro platform consent prohibited ip no-warranty release limitation arbitration indemnification termination entire revisions contact updated",
  privacy:
    "overview information-we-collect sensitive-information sources how-we-use who-receives sale-and-sharing cookies privacy-signals communications retention security your-rights how-to-exercise state-notices children changes-contact",
  "do-not-sell-my-info":
    "overview what-is-sale what-we-sell how-to-opt gpc ads verification non-discrimination children contact updated",
  partners: "who-may-apply what-it-is standards delivery payment recipients contact updated",
  unsubscribe: "what-stops what-continues contact",
  "consumer-health-data":
    "categories purposes sources sharing recipients your-rights appeal contact updated",
};

const placeholders = [
  "site.name",
  "site.company",
  "site.companyForm",
  "site.contactEmail",
  "site.privacyEmail",
  "site.optOutSubject",
  "site.postalAddress",
  "site.responsibleAdvertiser",
  "retention.submissions",
  "retention.receipts",
  "page.lastUpdated",
  "page.amended",
  "site.governingState",
  "health.authorization",
  "health.maryland",
  "health.texas",
  "partners.list",
  "partners.details",
  "recipients.list",
  "excluded.states",
];

/** Words that promise or press. Matched as whole words, any case. */
const forbidden =
  /(?<!do not )\bguarantee\b|\bguarantee[ds]\b|\bact now\b|\bhurry\b|\bcash\b|\byou qualify\b|\blast chance\b|\bmillions\b|!(?=\s|$)/gim;

describe.each(legal.map((page) => [page.slug, page] as const))("%s", (slug, page) => {
  test("has a title, a description of search-result length and the dates of the site", () => {
    expect(page.front.title).toBeTruthy();
    expect(page.front.description?.length).toBeGreaterThanOrEqual(70);
    expect(page.front.description?.length).toBeLessThanOrEqual(160);
    expect(page.front.breadcrumb).toBe("Legal");
    for (const date of [page.front.lastUpdated, page.front.amended]) {
      expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    }
    expect(page.text).toContain("{{page.lastUpdated}}");
    expect(page.text).toContain("{{page.amended}}");
  });

  test("reads at grade 11 or lower, with no sentence over 35 words", () => {
    expect(grade(running(page.text))).toBeLessThanOrEqual(11);
    expect(longSentences(running(page.text), 35)).toEqual([]);
  });

  test("opens with a lead, and gives each section one anchor", () => {
    expect(page.text.trimStart()).not.toMatch(/^#/);
    expect(page.text).not.toMatch(/^# /m);
    expect(page.text.match(/^##.*$/gm)).toHaveLength(page.ids.length);
    expect(new Set(page.ids).size).toBe(page.ids.length);
  });

  test("has no raw HTML but the closed arbitration agreement", () => {
    const tags = page.text.match(/<[^>]+>/g) ?? [];
    expect(tags).toEqual(
      slug === "terms" ? ["<details>", "<summary>", "</summary>", "</details>"] : [],
    );
  });
});

test.each(Object.entries(anchors))("%s has exactly the promised anchors, in order", (slug, ids) => {
  expect(read(slug).ids.join(" ")).toBe(ids);
});

test.each(Object.entries(modules))(
  "%s reads at grade 9 or lower, in short sentences",
  (_, value) => {
    const text = strings(value).map(running).filter(isSentence).join("\n");
    expect(grade(text)).toBeLessThanOrEqual(9);
    expect(longSentences(text, 35)).toEqual([]);
  },
);

describe.each(pieces.map(({ name, text }) => [name, text] as const))(
  "the words of %s",
  (name, text) => {
    test("promise nothing and press nobody", () => {
      expect(text.match(forbidden) ?? []).toEqual([]);
    });

    test("use straight quotes and known placeholders only", () => {
      // The one en dash stands in the address line that the opt-out page has to show.
      expect(text.replace("Privacy – Do Not", "")).not.toMatch(/[‘’“”–—…]/);
      const used = [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, word = ""]) => word);
      expect(used.filter((word) => !placeholders.includes(word))).toEqual([]);
    });

    test("leave names, addresses, dates and retention periods to the settings", () => {
      const { social: _social, tagline: _tagline, optOutSubject: _subject, ...typed } = site;
      for (const value of Object.values(typed)) expect(text).not.toContain(value);
      expect(text).not.toMatch(/April 30, 2025|November 21, 2026|2025-04-30/);
      expect(text).not.toMatch(/\b(1,?095|1,?826|730)\b/);
      expect(text).not.toMatch(
        /\b(keep|kept|erased?|stored?)\b[^.|]*\b(\d+|three|five) (days|years)\b/i,
      );
    });

    test("link only to places that exist", () => {
      expect(links(text).filter((href) => !resolves(href, name))).toEqual([]);
    });
  },
);

test("the cookie inventory names do_not_sell and nothing else", () => {
  const section = sectionOf(read("privacy").text, "cookies");
  expect(tableRows(section).map(([name]) => name)).toEqual(["`do_not_sell`"]);
  for (const { text } of legal) {
    for (const [, name] of text.matchAll(/`([^`]+)`/g)) expect(name).toBe("do_not_sell");
  }
});

test("retention and recipients are told where a visitor looks for them", () => {
  const privacy = read("privacy").text;
  expect(sectionOf(privacy, "retention")).toContain("{{retention.submissions}}");
  expect(sectionOf(privacy, "retention")).toContain("{{retention.receipts}}");
  expect(sectionOf(privacy, "who-receives")).toContain("{{recipients.list}}");
  expect(sectionOf(read("partners").text, "recipients")).toContain("{{partners.list}}");
  expect(sectionOf(read("consumer-health-data").text, "recipients")).toContain(
    "{{recipients.list}}",
  );
});

test("a list made by the program stands in a paragraph of its own", () => {
  for (const { text } of legal) {
    for (const line of text.split("\n").filter((line) => line.includes("{{recipients.list}}"))) {
      expect(line).toBe("{{recipients.list}}");
    }
  }
});

test("no answer calls consent optional: the form needs the yes, a letter does not", () => {
  const answers = [
    ...sharedQuestions,
    ...cases.flatMap((item) => [...item.faqs]),
    ...faqs.items.map(({ question, answer }) => ({ question, answer: answer.join(" ") })),
  ];
  for (const { question, answer } of answers) {
    expect(answer, question).not.toMatch(/only if you (agree|consent)|optional/i);
  }
  const calls = sharedQuestions.find(({ question }) => question === "Who will call?");
  expect(calls?.answer).toMatch(/^If you agree, .* may call/);
});

test("every page that names a limit for opt-outs names the same one", () => {
  const limits = legal.flatMap(({ text }) => text.match(/\b\d+ business days/g) ?? []);
  expect(new Set(limits)).toEqual(new Set(["10 business days", "15 business days"]));
  for (const slug of ["privacy", "california-privacy", "do-not-sell-my-info"]) {
    expect(read(slug).text).toContain("within 15 business days at the latest");
  }
});

test("there are 4 steps, 3 testimonials, 3 posts, 4 questions and 2 team members", () => {
  expect(home.howItWorks.steps).toHaveLength(4);
  expect(home.testimonials.items).toHaveLength(3);
  expect(blog.posts).toHaveLength(3);
  expect(faqs.items).toHaveLength(4);
  expect(team.members).toHaveLength(2);
});

test("the home page keeps its anchors", () => {
  expect(home.features.map(({ id }) => id)).toEqual(["network", "review", "intake-style"]);
  expect(home.whyMassTorts.topics.map(({ id }) => id)).toEqual([
    "camp-lejeune",
    "roundup",
    "hair-relaxer",
    "talc",
  ]);
});

test("made-up people are labelled as such, and each leads to a page", () => {
  expect(home.testimonials.title).toBe("Three situations people come with");
  expect(home.testimonials.label).toMatch(/^Made-up examples, none of them about this site/);
  for (const { name, link } of home.testimonials.items) {
    expect(name).toContain("an example");
    expect(resolves(link.href, "home"), link.href).toBe(true);
  }
  expect(team.sampleLabel).toMatch(/names are samples/);
});

test("posts carry sources, a date of 2026 and an own anchor, newest updates first", () => {
  for (const post of blog.posts) {
    expect(post.sources.length).toBeGreaterThanOrEqual(2);
    expect(post.date).toMatch(/^2026-\d{2}-\d{2}$/);
    // No post is older than the site itself.
    expect(post.date >= "2026-11-21", post.slug).toBe(true);
    expect(post.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
  const dates = updates.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

test("the consent text and its sentence are 120 words at most, as delivered", () => {
  const shown = interpolate(consent.text, {
    ...Object.fromEntries(Object.entries(site).map(([key, value]) => [`site.${key}`, `${value}`])),
    "partners.list": "The partner firm is Sample Law Firm PLLC (Cheyenne, Wyoming).",
  });
  expect(shown).not.toContain("{{");
  const words = `${consentSentence({ certified: false })} ${shown}`.split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(120);
});

test("the consent text has every element of prior express written consent", () => {
  for (const element of [
    "{{site.company}}",
    "{{partners.list}}",
    "to the number you give",
    "do-not-call list",
    "autodialed or prerecorded",
    "not a condition of any purchase",
    "Message and data rates may apply",
    "STOP",
    "HELP",
    "{{site.contactEmail}}",
    "Attorney advertising: {{site.responsibleAdvertiser}}",
  ]) {
    expect(consent.text).toContain(element);
  }
  expect(consent.links.map(({ href }) => href)).toEqual([
    "/privacy#retention",
    "/terms",
    "/terms#arbitration",
    "/do-not-sell-my-info",
  ]);
});

function read(slug: string) {
  const file = readFileSync(new URL(`${slug}.md`, folder), "utf8");
  const [, head = "", text = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const front: Record<string, string | undefined> = Object.fromEntries(
    head.split("\n").map((line) => {
      const at = line.indexOf(": ");
      return [line.slice(0, at), line.slice(at + 2)];
    }),
  );
  const ids = [...text.matchAll(/^##.* \{#([a-z0-9-]+)\}$/gm)].map(([, id = ""]) => id);

  return { slug, text, front, ids };
}

/** The text of one `##` section. */
function sectionOf(text: string, id: string): string {
  const part = text.split(/^## /m).find((section) => section.split("\n")[0]?.endsWith(`{#${id}}`));
  return part ?? "";
}

function tableRows(text: string): string[][] {
  const rows = text.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** What is read as sentences: without headings, tables, tags, link targets and marks. */
function running(text: string): string {
  return text
    .replace(/^(\||#).*$/gm, "")
    .replace(/^\{\{[\w.]+\}\}$/gm, "")
    .replace(/\{\{[\w.]+\}\}/g, "this")
    .replace(/<[^>]+>/g, "")
    .replace(/\]\([^)]*\)/g, "")
    .replace(/^(- |\d+\. |> )/gm, "")
    .replace(/[[\]*`]/g, "")
    .replace(/\n{2,}/g, "\n")
    .trim();
}

/** Every text in a module that a visitor reads or follows. */
function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];

  return Object.values(value).flatMap(strings);
}

/** Titles and labels would make the text look easier than it is. */
function isSentence(text: string): boolean {
  return /[.?]$/.test(text);
}

function links(text: string): string[] {
  return [
    ...[...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href = ""]) => href),
    ...text.split("\n").filter((line) => /^(\/|https?:|mailto:)\S*$/.test(line)),
  ];
}

/** `from`: the page that an address of only a fragment belongs to. */
function resolves(href: string, from: string): boolean {
  if (/^(https:\/\/[a-z0-9.-]+\.(gov|mil|org|com|info|edu)(\/|$)|mailto:\{\{site\.)/.test(href)) {
    return true;
  }
  if (href.startsWith("/images/")) return existsSync(`public${href}`);
  if (href.startsWith("/lawsuits/")) return cases.some(({ slug }) => href === caseAddress(slug));

  const [path = "", fragment] = href.split("#");
  const ids = idsOf(path === "" ? from : path.slice(1));
  return ids !== undefined && (!fragment || ids.includes(fragment));
}

function idsOf(page: string): readonly string[] | undefined {
  if (page === "") return ["form", "cases"];
  if (page === "blog") return blog.posts.map(({ slug }) => slug);
  if (["about", "contact", "newsletter", "faqs"].includes(page)) return [];

  return legal.find(({ slug }) => slug === page)?.ids;
}
