import { describe, expect, test } from "vitest";
import { about } from "~/data/about";
import { afterSending, leadWays } from "~/data/after-sending";
import { blog } from "~/data/blog";
import { consent } from "~/data/consent";
import { contact } from "~/data/contact";
import { faqs } from "~/data/faqs";
import { footer } from "~/data/footer";
import { home } from "~/data/home";
import { newsletter } from "~/data/newsletter";
import { site } from "~/data/site";
import { team } from "~/data/team";
import { readConfig } from "~/server/config/config";
import { readPlaceholders } from "~/server/legal/placeholders";
import { grade, longSentences } from "../support/reading";
import { legal, resolves, running } from "./legal-texts";

const modules = {
  about: about(),
  afterSending: afterSending(),
  leadWays: leadWays(),
  blog: blog(),
  consent: consent(),
  contact: contact(),
  faqs: faqs(),
  footer: footer(),
  home: home(),
  newsletter: newsletter(),
  team: team(),
};
const pieces = [
  ...legal.map(({ slug, text }) => ({ name: slug, text })),
  ...Object.entries(modules).map(([name, value]) => ({ name, text: strings(value).join("\n") })),
];

const placeholders = [
  ...Object.keys(readPlaceholders(readConfig({}))),
  "page.firstDated",
  "page.lastUpdated",
];

/** Words that promise or press. */
const forbidden =
  /(?<!do not )\bguarantee\b|\bguarantee[ds]\b|\bact now\b|\bhurry\b|\bcash\b|\byou qualify\b|\blast chance\b|\bmillions\b|!(?=\s|$)/gim;

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
    test("promise nothing and pressure nobody", () => {
      expect(text.match(forbidden) ?? []).toEqual([]);
    });

    test("use straight quotes and known placeholders only", () => {
      // The only en dash is in the subject line that the opt-out page must show.
      expect(text.replace("Privacy – Do Not", "")).not.toMatch(/[‘’“”–—…]/);
      const used = [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, word = ""]) => word);
      expect(used.filter((word) => !placeholders.includes(word))).toEqual([]);
    });

    test("take names, addresses, dates, and retention periods from settings", () => {
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

/** All texts and addresses of a module. */
function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];

  return Object.values(value).flatMap(strings);
}

/** Excludes titles and labels, which would lower the grade. */
function isSentence(text: string): boolean {
  return /[.?]$/.test(text);
}

function links(text: string): string[] {
  return [
    ...[...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href = ""]) => href),
    ...text.split("\n").filter((line) => /^(\/|https?:|mailto:)\S*$/.test(line)),
  ];
}
