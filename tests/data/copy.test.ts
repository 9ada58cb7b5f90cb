import { expect, test } from "vitest";
import { blog } from "~/data/blog";
import { cases } from "~/data/cases";
import { consent } from "~/data/consent";
import { faqs } from "~/data/faqs";
import { consentSentences } from "~/data/forms/consent-sentence";
import { home } from "~/data/home";
import { type Language, languages } from "~/data/language";
import { interpolate } from "~/data/placeholders";
import { site } from "~/data/site";
import { team } from "~/data/team";
import { updates } from "~/data/updates";
import { resolves } from "./legal-texts";

test("no FAQ answer calls consent optional, because the form requires it", () => {
  const answers = [
    ...cases.flatMap((item) => [...item.faqs]),
    ...[...faqs().items, ...faqs().asking.items].map(({ question, answer }) => ({
      question,
      answer: answer.join(" "),
    })),
  ];
  for (const { question, answer } of answers) {
    expect(answer, question).not.toMatch(/only if you (agree|consent)|optional/i);
  }
  const calls = faqs().asking.items.find(({ question }) => question === "Who will call?");
  expect(calls?.answer[0]).toMatch(/^If you agree, .* may call/);
});

test("sample people are labeled as samples, and each links to a page", () => {
  expect(home().testimonials.title).toBe("Three common situations");
  expect(home().testimonials.label).toMatch(/^Made-up examples, not reviews of this site/);
  for (const { name, link } of home().testimonials.items) {
    expect(name).toContain("an example");
    expect(resolves(link.href, "home"), link.href).toBe(true);
  }
  expect(team().sampleLabel).toMatch(/names are samples/);
});

test("posts have sources, a date in 2026, and a unique anchor; updates are newest first", () => {
  for (const post of blog().posts) {
    expect(post.cited.length).toBeGreaterThanOrEqual(2);
    expect(post.date).toMatch(/^2026-\d{2}-\d{2}$/);
    // No post is older than the site.
    expect(post.date >= "2026-11-21", post.slug).toBe(true);
    expect(post.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
  const dates = updates().map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

test.each(languages)("the consent (%s) is 120 words at most, as delivered", (language) => {
  const shown = interpolate(consentText(language), {
    ...Object.fromEntries(Object.entries(site).map(([key, value]) => [`site.${key}`, `${value}`])),
    "partners.list": "The partner firm is Sample Law Firm PLLC (Cheyenne, Wyoming).",
  });
  expect(shown).not.toContain("{{");
  const words = `${consentSentences(language).plain} ${shown}`.split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(120);
});

function consentText(language: Language): string {
  const { title, parts } = consent(language);
  return [title, ...parts.map((part) => `${part.title}: ${part.text}`)].join(" ");
}

test("the consent text has every element of prior express written consent", () => {
  for (const element of [
    "{{site.company}}",
    "{{partners.list}}",
    "to the number you give",
    "do-not-call list",
    "electronic signature",
    "Calls and texts may be autodialed",
    "an artificial or prerecorded voice",
    "Frequency varies",
    "not a condition of any purchase",
    "Message and data rates may apply",
    "STOP",
    "HELP",
    "{{site.contactEmail}}",
    "Attorney advertising: {{site.responsibleAdvertiser}}",
  ]) {
    expect(consentText("en")).toContain(element);
  }
  expect(consent().assent).toMatch(/^By sending .* Terms.* arbitration\.$/);
  expect(consent().links.map(({ href }) => href)).toEqual([
    "/terms",
    "/terms#arbitration",
    "/privacy",
    "/privacy#retention",
    "/do-not-sell-my-info",
  ]);
});

test("a sentence that ends in Inc. has one period", () => {
  const words = { company: "Example Inc." };
  expect(interpolate("Run by {{company}}. Ask {{company}} why.", words)).toBe(
    "Run by Example Inc. Ask Example Inc. why.",
  );
});
