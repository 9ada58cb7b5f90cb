import { describe, expect, test } from "vitest";
import { cases } from "~/data/cases";
import type { CaseRecord, Figure } from "~/data/record";
import { datesIn, findFacts, forbiddenTokens, printableText } from "../support/case-facts";
import { everything, everyWord, notes, withoutNotes } from "../support/case-words";
import { neverPrint } from "./never-print";

const records = cases.map((item) => {
  if (!item.record) throw new Error(`${item.slug} has no record`);
  return [item.slug, { item, record: item.record, facts: findFacts(item.slug) }] as const;
});

describe.each(records)("%s", (slug, { item, record, facts }) => {
  const known = printableText(slug);

  test("tells 3 to 8 events, newest first, each on a day the fact base has", () => {
    const dates = record.events.map(({ date }) => date);
    expect(dates.length).toBeGreaterThanOrEqual(3);
    expect(dates.length).toBeLessThanOrEqual(8);
    expect(isOrdered([...dates].reverse())).toBe(true);
    const factDates = facts.events.map(({ date }) => date);
    expect(dates.filter((date) => !factDates.includes(date))).toEqual([]);
  });

  test("says by whom an event was reported where no court, agency or party has said it", () => {
    for (const { date, source, isReported } of record.events) {
      const url = record.sources[source]?.url;
      const fact = facts.events.find((one) => one.date === date && one.source.url === url);
      const weak = fact !== undefined && /press|law-firm/.test(fact.strength);
      if (weak) expect(isReported, `${date} ${source}`).toBe(true);
    }
  });

  test("has only addresses of the fact base, all https", () => {
    const unknown = addresses(record).filter((url) => !known.includes(bare(url)));
    expect(unknown).toEqual([]);
    for (const url of addresses(record)) {
      expect(new URL(url).protocol).toBe("https:");
      expect(url).not.toMatch(/\s/);
    }
  });

  test("gives every note its source, and lists no source that nothing rests on", () => {
    const used = [
      ...everything(item).flatMap(({ text }) => notes(text)),
      ...record.events.map(({ source }) => source),
    ];
    expect(used.filter((key) => !(key in record.sources))).toEqual([]);
    expect(Object.keys(record.sources).filter((key) => !used.includes(key))).toEqual([]);
  });

  test("says in the overview and in the stage where it comes from", () => {
    const paragraphs = item.overview.flatMap((passage) => passage.paragraphs);
    const without = paragraphs.filter((text) => notes(text).length === 0);
    // A kind word or advice states no fact.
    expect(without.length, without.join("\n")).toBeLessThanOrEqual(2);
    expect(notes(record.status.stage).length).toBeGreaterThanOrEqual(1);
    expect(record.status.stage).toMatch(/^As of /);
  });

  test("names a publisher, a title of the page's own, a date, and an address or a place", () => {
    for (const { publisher, title, date, url, where } of Object.values(record.sources)) {
      expect(publisher).not.toBe("");
      expect(title).not.toMatch(/not (shown|seen)|shortened|page address|excerpt|\(subject/);
      expect(title).not.toMatch(/\$\s?\d|\b[mb]illion/i);
      expect(date).toMatch(/^(([A-Z][a-z]+ (\d{1,2}, )?)?\d{4}|undated)$/);
      expect(url ?? where, title).toBeTruthy();
    }
  });

  test("prints no day or month that the fact base does not have", () => {
    const allowed = datesIn(known);
    const points = record.figures.flatMap((figure) =>
      figure.kind === "timeline" ? figure.points.map(({ date }) => date) : [],
    );
    const since = record.status.since.map(({ date }) => date);
    const said = [...datesIn(everyWord(item)), ...[...points, ...since].filter(hasMonth)];
    expect(said.filter((date) => !allowed.has(date))).toEqual([]);
  });

  test("writes dates the American way", () => {
    for (const { text } of everything(item)) {
      expect(text).not.toMatch(/\b\d{1,2} [A-Z][a-z]+ (19|20)\d\d\b|\b\d{4}-\d{2}\b/);
    }
  });

  test("prints nothing that the fact base forbids", () => {
    const words = withoutNotes(everyWord(item));
    for (const token of forbiddenTokens(slug)) expect(words).not.toContain(token);
    for (const pattern of neverPrint[slug] ?? []) expect(words).not.toMatch(pattern);
  });

  test("fills the fact card, and names the judge of a federal MDL", () => {
    const { kind, court, judge, since, next, settlement, classAction, checkedOn } = record.status;
    expect(countWords(kind)).toBeGreaterThanOrEqual(2);
    expect(countWords(kind)).toBeLessThanOrEqual(6);
    for (const text of [court, next, settlement, classAction]) expect(text).not.toBe("");
    if (/\bMDL\b/.test(kind)) expect(judge).toBeTruthy();
    if (!since.length) expect(kind).not.toMatch(/\bMDL\b/);
    expect(new Date(checkedOn).toJSON()?.slice(0, 10)).toBe(checkedOn);
    expect(checkedOn >= facts.checked.on, `checked before its facts: ${checkedOn}`).toBe(true);
    expect(settlement).not.toMatch(/\d,\d{3}|\b[mb]illion/);
  });

  test("lists ways, documents and five to seven questions, no cell empty", () => {
    expect(record.ways.length).toBeGreaterThanOrEqual(2);
    expect(record.documents.length).toBeGreaterThanOrEqual(4);
    expect(record.questions.length).toBeGreaterThanOrEqual(5);
    expect(record.questions.length).toBeLessThanOrEqual(7);
    for (const { way, who, clock, check } of record.ways) {
      for (const cell of [way, who, clock, check.text]) expect(cell).not.toBe("");
      expect(check.text).not.toMatch(/https?:/);
    }
    for (const { name, holder, how } of record.documents) {
      for (const cell of [name, holder, how]) expect(cell, name).not.toBe("");
    }
    for (const question of record.questions) expect(question).toMatch(/\?$/);
  });

  test("draws one or two figures within their bounds", () => {
    expect(record.figures.length).toBeGreaterThanOrEqual(1);
    expect(record.figures.length).toBeLessThanOrEqual(2);
    for (const figure of record.figures) checkFigure(figure);
  });
});

function checkFigure(figure: Figure) {
  expect(figure.caption).not.toBe("");
  if (figure.kind === "sides") {
    for (const { points } of figure.sides) {
      expect(points.length).toBeGreaterThanOrEqual(2);
      expect(points.length).toBeLessThanOrEqual(4);
    }
    return;
  }
  if (figure.kind === "dots") {
    for (const { count } of figure.groups) expect(count).toBeLessThanOrEqual(figure.of);
    return;
  }

  const dates = figure.points.map(({ date }) => date);
  expect(dates.length).toBeGreaterThanOrEqual(3);
  expect(dates.length).toBeLessThanOrEqual(6);
  expect(isOrdered(dates)).toBe(true);
  for (const { text } of figure.points) {
    expect(countWords(withoutNotes(text)), text).toBeGreaterThanOrEqual(2);
    expect(countWords(withoutNotes(text)), text).toBeLessThanOrEqual(8);
  }
}

function addresses({ sources, ways }: CaseRecord): string[] {
  return [
    ...Object.values(sources).flatMap(({ url }) => url ?? []),
    ...ways.flatMap(({ check }) => check.href ?? []),
  ];
}

/** The fact base writes some addresses without their scheme. */
function bare(url: string): string {
  return url.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "");
}

/** Oldest first, as far as each two are known: September 2025 may stand on either side of one of its days. */
function isOrdered(dates: readonly string[]): boolean {
  return dates.every((date, at) => {
    const before = dates[at - 1] ?? "";
    const known = Math.min(before.length, date.length);
    return before.slice(0, known) <= date.slice(0, known);
  });
}

function hasMonth(date: string): boolean {
  return date.length > 4;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
