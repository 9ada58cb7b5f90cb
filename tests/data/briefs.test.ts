import { describe, expect, test } from "vitest";
import { cases, shownCases } from "~/data/cases";
import { limitKinds } from "~/data/time-limit";
import { neverPrint, notes, withoutNotes } from "./case-texts";

const spanish = shownCases("es");
const all = cases.map(({ slug, brief, record }, index) => {
  const theirs = spanish[index]?.brief;
  if (!brief || !theirs || !record) throw new Error(`${slug} has no brief or record`);
  return [slug, { brief, theirs, record }] as const;
});

describe.each(all)("the brief of %s", (slug, { brief, theirs, record }) => {
  test("has two to five kinds of help, those with a telephone number first", () => {
    expect(brief.help.length).toBeGreaterThanOrEqual(2);
    expect(brief.help.length).toBeLessThanOrEqual(5);
    const withPhone = brief.help.map(({ phone }) => Boolean(phone));
    expect(withPhone.lastIndexOf(true)).toBeLessThan(
      withPhone.includes(false) ? withPhone.indexOf(false) : withPhone.length,
    );
  });

  test("is short in both languages", () => {
    for (const { limit } of [brief, theirs]) {
      expect(countWords(limit.rule)).toBeLessThanOrEqual(25);
    }
    for (const text of [brief.now, brief.next, brief.money]) {
      expect(countWords(withoutNotes(text)), text).toBeLessThanOrEqual(30);
    }
    for (const { last, whom } of record.ways) {
      expect(countWords(last), last).toBeLessThanOrEqual(6);
      expect(countWords(whom), whom).toBeLessThanOrEqual(12);
    }
  });

  test("has notes of the record's sources only, the same in both languages", () => {
    const [own, other] = [textsOf(brief), textsOf(theirs)];
    for (const [index, text] of own.entries()) {
      expect(notes(text).filter((key) => !(key in record.sources))).toEqual([]);
      expect(notes(other[index] ?? "").toSorted(), text).toEqual(notes(text).toSorted());
    }
  });

  test("states nothing that research has shown to be wrong or unproven", () => {
    for (const text of textsOf(brief)) {
      for (const pattern of neverPrint[slug] ?? []) expect(text).not.toMatch(pattern);
    }
  });

  test("says of each help how to reach it", () => {
    for (const { href, phone, what } of brief.help) expect(href ?? phone, what).toBeTruthy();
  });

  test("names kinds of time limits, or the one law that applies everywhere", () => {
    const { kinds, everywhere } = brief.limit;
    expect(kinds.filter((kind) => !limitKinds.includes(kind))).toEqual([]);
    expect(kinds.length > 0).toBe(everywhere === undefined);
  });
});

function textsOf({ limit, now, next, money, help }: (typeof all)[number][1]["brief"]): string[] {
  return [
    limit.rule,
    ...(limit.everywhere ? [limit.everywhere] : []),
    now,
    next,
    money,
    ...help.flatMap(({ what, who, cost }) => [what, who, cost]),
  ];
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
