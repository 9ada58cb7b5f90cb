import { describe, expect, test } from "vitest";
import { grade, longSentences } from "../support/reading";
import { legal, read, running, sectionOf } from "./legal-texts";

/** Section ids that external links rely on. */
const anchors = {
  terms:
    "intro platform consent prohibited ip no-warranty release limitation arbitration indemnification termination entire revisions contact updated",
  privacy:
    "overview information-we-collect sensitive-information sources how-we-use who-receives sale-and-sharing cookies privacy-signals communications retention security your-rights how-to-exercise state-notices children changes-contact",
  "do-not-sell-my-info":
    "overview what-is-sale what-we-sell how-to-opt gpc ads verification non-discrimination children contact updated",
  partners:
    "who-may-apply what-it-is standards delivery routing payment recipients contact updated",
  unsubscribe: "what-stops what-continues contact",
  "consumer-health-data":
    "categories purposes sources what-we-share recipients your-rights appeal contact updated",
};

describe.each(legal.map((page) => [page.slug, page] as const))("%s", (slug, page) => {
  test("has a title, a description of 70 to 160 characters, and its dates", () => {
    expect(page.front.title).toBeTruthy();
    expect(page.front.description?.length).toBeGreaterThanOrEqual(70);
    expect(page.front.description?.length).toBeLessThanOrEqual(160);
    expect(page.front.breadcrumb).toBe("Legal");
    for (const date of [page.front.firstDated, page.front.lastUpdated]) {
      expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    }
    expect(page.text).toContain("{{page.lastUpdated}}");
    expect(page.text).toContain("{{page.firstDated}}");
  });

  test("reads at grade 11 or lower, with no sentence over 35 words", () => {
    expect(grade(running(page.text))).toBeLessThanOrEqual(11);
    expect(longSentences(running(page.text), 35)).toEqual([]);
  });

  test("begins with a lead, and each section has one anchor", () => {
    expect(page.text.trimStart()).not.toMatch(/^#/);
    expect(page.text).not.toMatch(/^# /m);
    expect(page.text.match(/^##.*$/gm)).toHaveLength(page.ids.length);
    expect(new Set(page.ids).size).toBe(page.ids.length);
  });

  test("contains no raw HTML except the collapsed arbitration agreement", () => {
    const tags = page.text.match(/<[^>]+>/g) ?? [];
    expect(tags).toEqual(
      slug === "terms" ? ["<details>", "<summary>", "</summary>", "</details>"] : [],
    );
  });
});

test.each(Object.entries(anchors))("%s has exactly the promised anchors, in order", (slug, ids) => {
  expect(read(slug).ids.join(" ")).toBe(ids);
});

test("the cookie inventory names do_not_sell and nothing else", () => {
  const section = sectionOf(read("privacy").text, "cookies");
  expect(tableRows(section).map(([name]) => name)).toEqual(["`do_not_sell`"]);
  for (const { text } of legal) {
    for (const [, name] of text.matchAll(/`([^`]+)`/g)) expect(name).toBe("do_not_sell");
  }
});

test("retention and recipients are stated where a visitor looks for them", () => {
  const privacy = read("privacy").text;
  expect(sectionOf(privacy, "retention")).toContain("{{retention.submissions}}");
  expect(sectionOf(privacy, "retention")).toContain("{{retention.receipts}}");
  expect(sectionOf(privacy, "who-receives")).toContain("{{recipients.list}}");
  expect(sectionOf(read("partners").text, "recipients")).toContain("{{partners.list}}");
  expect(sectionOf(read("consumer-health-data").text, "recipients")).toContain(
    "{{recipients.list}}",
  );
});

test("a generated list is in its own paragraph", () => {
  for (const { text } of legal) {
    for (const line of text.split("\n").filter((line) => line.includes("{{recipients.list}}"))) {
      expect(line).toBe("{{recipients.list}}");
    }
  }
});

test("every page states the same time limit for opt-outs", () => {
  const limits = legal.flatMap(({ text }) => text.match(/\b\d+ business days/g) ?? []);
  expect(new Set(limits)).toEqual(new Set(["10 business days", "15 business days"]));
  for (const slug of ["privacy", "california-privacy", "do-not-sell-my-info"]) {
    expect(read(slug).text).toContain("within 15 business days at the latest");
  }
});

function tableRows(text: string): string[][] {
  const rows = text.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
