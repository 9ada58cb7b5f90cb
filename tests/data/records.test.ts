import { describe, expect, test } from "vitest";
import { cases } from "~/data/cases";
import { spellDate } from "~/data/dates";
import type { CaseRecord, Chart } from "~/data/record";
import {
  datesIn,
  everything,
  everyWord,
  findFacts,
  forbiddenTokens,
  neverPrint,
  notes,
  printableText,
  withoutNotes,
  writeDates,
} from "./case-facts";

const records = cases.map((item) => {
  if (!item.record) throw new Error(`${item.slug} has no record`);
  return [item.slug, { item, record: item.record, facts: findFacts(item.slug) }] as const;
});

test("an amount for one year expires at the end of that year", () => {
  const [, ssdi] = records.find(([slug]) => slug === "ssdi-applications") ?? [];
  const yearly = ssdi?.record.figures.filter(({ what }) => /\b2026\b/.test(what)) ?? [];
  expect(yearly.map(({ until }) => until)).toEqual(yearly.map(() => "2026-12-31"));
  expect(yearly.length).toBeGreaterThanOrEqual(5);
});

describe.each(records)("%s", (slug, { item, record, facts }) => {
  const known = printableText(slug);

  test("lists 3 to 8 events, newest first, each on a day in the fact base", () => {
    const dates = record.events.map(({ date }) => date);
    expect(dates.length).toBeGreaterThanOrEqual(3);
    expect(dates.length).toBeLessThanOrEqual(8);
    expect(isOrdered([...dates].reverse())).toBe(true);
    const factDates = facts.events.map(({ date }) => date);
    expect(dates.filter((date) => !factDates.includes(date))).toEqual([]);
  });

  test("marks events as reported if no court, agency, or party has confirmed them", () => {
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

  test("gives every note its source, and lists no unused source", () => {
    const used = [
      ...everything(item).flatMap(notes),
      ...record.events.map(({ source }) => source),
      ...record.figures.map(({ source }) => source),
      ...[record.newest, ...(record.soonest ? [record.soonest] : [])].map(({ source }) => source),
    ];
    expect(used.filter((key) => !(key in record.sources))).toEqual([]);
    expect(Object.keys(record.sources).filter((key) => !used.includes(key))).toEqual([]);
  });

  test("cites sources in the overview and in the status", () => {
    const paragraphs = item.overview.flatMap((passage) => passage.paragraphs);
    const without = paragraphs.filter((text) => notes(text).length === 0);
    // Advice states no fact.
    expect(without.length, without.join("\n")).toBeLessThanOrEqual(2);
    expect(notes(record.status.stage).length).toBeGreaterThanOrEqual(1);
    expect(record.status.stage).toMatch(/^As of /);
  });

  test("gives each source a publisher, a title, a date, and an address or a place", () => {
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
    const points = record.charts.flatMap((chart) =>
      chart.kind === "timeline" ? chart.points.map(({ date }) => date) : [],
    );
    const since = record.status.since.map(({ date }) => date);
    const said = [...datesIn(everyWord(item)), ...[...points, ...since].filter(hasMonth)];
    expect(said.filter((date) => !allowed.has(date))).toEqual([]);
  });

  test("has the newest source of the fact base, and its status begins with that month", () => {
    const { date, source } = record.newest;
    expect(date).toBe(facts.newest.date);
    expect(record.sources[source]?.url).toBe(facts.newest.source.url);
    expect(record.status.stage).toMatch(new RegExp(`^As of ${spellDate(date.slice(0, 7))}[, ]`));
  });

  test("has the soonest date of the fact base, with the certainty stated there, or none", () => {
    const { soonest, sources } = record;
    expect(soonest && { ...pickDate(soonest), url: sources[soonest.source]?.url }).toEqual(
      facts.soonest && { ...pickDate(facts.soonest), url: facts.soonest.source.url },
    );
  });

  test("shows every figure of the fact base in its place, and no others", () => {
    const printed = record.figures.map(({ value, date, where, isReported, source }) => ({
      value,
      date,
      where: where.part,
      isReported: isReported ?? false,
      url: record.sources[source]?.url,
    }));
    const known = facts.figures.filter(({ where }) => where !== "nowhere");
    expect(new Set(printed)).toEqual(
      new Set(
        known.map(({ value, asOf, where, strength, source }) => ({
          value: writeDates(value),
          date: asOf,
          where,
          isReported: /press|law-firm/.test(strength),
          url: source.url,
        })),
      ),
    );
    for (const { where, date, until } of record.figures) {
      if (where.part === "ways") expect(record.ways.map(({ way }) => way)).toContain(where.way);
      else expect(record.events.map((event) => event.date)).toContain(date);
      expect(until ?? "2026-12-31").toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  test("prints no figure that the fact base excludes", () => {
    const words = [everyWord(item), ...record.figures.map(({ value }) => value)].join("\n");
    const printed = sumsIn(record.figures.map(({ value }) => value).join(" "));
    const nowhere = facts.figures.filter(({ where }) => where === "nowhere");
    const sums = nowhere.flatMap(({ value }) => [...sumsIn(value)]);
    expect(sums.filter((sum) => !printed.has(sum) && sumsIn(words).has(sum))).toEqual([]);
  });

  test("has an address for every source", () => {
    const without = Object.values(record.sources).filter(({ url }) => !url);
    expect(without).toEqual([]);
  });

  test("writes dates the American way", () => {
    for (const text of everything(item)) {
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

  test("lists ways, documents and five to seven questions, with no empty cell", () => {
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

  test("draws one or two charts within their bounds", () => {
    expect(record.charts.length).toBeGreaterThanOrEqual(1);
    expect(record.charts.length).toBeLessThanOrEqual(2);
    for (const chart of record.charts) checkChart(chart);
  });
});

function checkChart(chart: Chart) {
  expect(chart.caption).not.toBe("");
  if (chart.kind === "sides") {
    for (const { points } of chart.sides) {
      expect(points.length).toBeGreaterThanOrEqual(2);
      expect(points.length).toBeLessThanOrEqual(4);
    }
    return;
  }
  if (chart.kind === "dots") {
    for (const { count } of chart.groups) expect(count).toBeLessThanOrEqual(chart.of);
    return;
  }

  const dates = chart.points.map(({ date }) => date);
  expect(dates.length).toBeGreaterThanOrEqual(3);
  expect(dates.length).toBeLessThanOrEqual(6);
  expect(isOrdered(dates)).toBe(true);
  for (const { text } of chart.points) {
    expect(countWords(withoutNotes(text)), text).toBeGreaterThanOrEqual(1);
    expect(countWords(withoutNotes(text)), text).toBeLessThanOrEqual(3);
  }
}

function sumsIn(text: string): Set<string> {
  return new Set(text.match(/\$\d[\d,]*/g));
}

function pickDate({ date, ends, certainty }: { date: string; ends: boolean; certainty: string }) {
  return { date, ends, certainty };
}

function addresses({ sources, ways }: CaseRecord): string[] {
  return [
    ...Object.values(sources).flatMap(({ url }) => url ?? []),
    ...ways.flatMap(({ check }) => check.href ?? []),
  ];
}

/** The fact base has some addresses without a scheme. */
function bare(url: string): string {
  return url.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "");
}

/**
 * Oldest first, compared to the precision of both dates: September 2025 may be before or after one
 * of its days.
 */
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
