import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { findBrief } from "~/data/briefs";
import type { CaseBrief } from "~/data/case-brief";
import { cases } from "~/data/cases";
import { limitKinds, type Texts } from "~/data/time-limit";
import {
  datesIn,
  forbiddenTokens,
  neverPrint,
  notes,
  printableText,
  withoutNotes,
} from "./case-facts";

const entry = z.object({ url: z.string().nullable(), phone: z.string().nullable() });
const facts = z
  .record(z.string(), z.array(entry))
  .parse(JSON.parse(readFileSync("tests/facts/help.json", "utf8")));

const all = cases.map((item) => {
  const brief = findBrief(item.slug);
  if (!brief || !item.record) throw new Error(`${item.slug} has no brief or record`);
  return [item.slug, { brief, record: item.record }] as const;
});

describe.each(all)("the brief of %s", (slug, { brief, record }) => {
  test("has one option per way of the record, and two to five kinds of help", () => {
    expect(brief.options).toHaveLength(record.ways.length);
    expect(brief.help.length).toBeGreaterThanOrEqual(2);
    expect(brief.help.length).toBeLessThanOrEqual(5);
    const withPhone = brief.help.map(({ phone }) => Boolean(phone));
    expect(withPhone.lastIndexOf(true)).toBeLessThan(
      withPhone.includes(false) ? withPhone.indexOf(false) : withPhone.length,
    );
  });

  test("has only telephone numbers and addresses of the fact base, together", () => {
    const known = [...(facts[slug] ?? []), ...(facts._all ?? [])];
    for (const { href, phone, what } of brief.help) {
      const found = known.filter(
        (one) => (!href || one.url === href) && (!phone || one.phone === phone),
      );
      expect(found.length, what.en).toBeGreaterThan(0);
      expect(href ?? phone, what.en).toBeTruthy();
    }
  });

  test("is short in both languages", () => {
    for (const text of both(brief.limit.rule)) expect(countWords(text)).toBeLessThanOrEqual(25);
    for (const texts of [brief.now, brief.next, brief.money]) {
      expect(countWords(withoutNotes(texts.en)), texts.en).toBeLessThanOrEqual(30);
    }
    for (const { last, whom } of brief.options) {
      expect(countWords(last.en), last.en).toBeLessThanOrEqual(6);
      expect(countWords(whom.en), whom.en).toBeLessThanOrEqual(12);
    }
  });

  test("has notes of the record's sources only, the same in both languages", () => {
    for (const { en, es } of textsOf(brief)) {
      expect(notes(en).filter((key) => !(key in record.sources))).toEqual([]);
      expect(notes(es).toSorted(), en).toEqual(notes(en).toSorted());
    }
  });

  test("states no day, month or number that the fact base does not have, and nothing forbidden", () => {
    const known = printableText(slug);
    const allowed = datesIn(known);
    for (const { en } of textsOf(brief)) {
      expect(
        [...datesIn(en)].filter((date) => !allowed.has(date)),
        en,
      ).toEqual([]);
      for (const pattern of neverPrint[slug] ?? []) expect(en).not.toMatch(pattern);
      for (const token of forbiddenTokens(slug)) expect(en).not.toContain(token);
    }
  });

  test("names kinds of time limits, or the one law that applies everywhere", () => {
    const { kinds, everywhere } = brief.limit;
    expect(kinds.filter((kind) => !limitKinds.includes(kind))).toEqual([]);
    expect(kinds.length > 0).toBe(everywhere === undefined);
  });
});

test("a slug that is the name of a built-in member has no brief", () => {
  for (const slug of ["constructor", "__proto__", "toString"]) {
    expect(findBrief(slug)).toBeUndefined();
  }
});

function textsOf({ limit, now, next, money, options, help }: CaseBrief): Texts[] {
  return [
    limit.rule,
    ...(limit.everywhere ? [limit.everywhere] : []),
    now,
    next,
    money,
    ...options.flatMap(({ last, whom }) => [last, whom]),
    ...help.flatMap(({ what, who, cost }) => [what, who, cost]),
  ];
}

function both({ en, es }: Texts): string[] {
  return [en, es];
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
