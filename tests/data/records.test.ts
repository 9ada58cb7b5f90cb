import { describe, expect, test } from "vitest";
import { cases } from "~/data/cases";
import { spellDate } from "~/data/dates";
import type { CaseRecord, Chart } from "~/data/record";
import { everything, everyWord, neverPrint, notes, withoutNotes } from "./case-texts";

const records = cases.map((item) => {
  if (!item.record) throw new Error(`${item.slug} has no record`);
  return [item.slug, { item, record: item.record }] as const;
});

test("an amount for one year expires at the end of that year", () => {
  const [, ssdi] = records.find(([slug]) => slug === "ssdi-applications") ?? [];
  const yearly = ssdi?.record.figures.filter(({ what }) => /\b2026\b/.test(what)) ?? [];
  expect(yearly.map(({ until }) => until)).toEqual(yearly.map(() => "2026-12-31"));
  expect(yearly.length).toBeGreaterThanOrEqual(5);
});

test("both abuse cases name the states that lifted their limits for Boy Scouts claims", () => {
  for (const name of ["institutional-sex-abuse", "lds-abuse"]) {
    const ways = records.find(([slug]) => slug === name)?.[1].record.ways ?? [];
    const scouts = ways.find(({ clock }) => /\bAlabama\b/.test(clock) && /\bOhio\b/.test(clock));
    expect(scouts?.clock, name).toMatch(/\bIowa\b/);
    expect(scouts?.ends, name).toBe("2026-12-31");
  }
});

test("AB 250 is as certain on one page as on the others", () => {
  const certainties = records.flatMap(([, { record }]) =>
    record.ways
      .filter(({ way, ends }) => ends && /\bAB 250\b/.test(way))
      .map(({ certainty }) => certainty),
  );
  expect(certainties).toEqual(["reported", "reported", "reported"]);
});

test("the limits of birth injury include the rule for a child", () => {
  const birth = cases.find(({ slug }) => slug === "birth-injury");
  expect(birth?.brief?.limit.kinds).toEqual(expect.arrayContaining(["malpractice", "minors"]));
});

describe.each(records)("%s", (slug, { item, record }) => {
  test("lists at least 3 events, newest first", () => {
    const dates = record.events.map(({ date }) => date);
    expect(dates.length).toBeGreaterThanOrEqual(3);
    expect(isOrdered([...dates].reverse())).toBe(true);
  });

  test("lists the event that formed an MDL", () => {
    if (!/\bMDL\b/.test(record.status.kind)) return;
    const dates = record.events.map(({ date }) => date);
    for (const { date } of record.status.since) {
      expect(
        dates.some((known) => known.startsWith(date) || date.startsWith(known)),
        date,
      ).toBe(true);
    }
  });

  test("labels a data file of a law-marketing site as one", () => {
    for (const { publisher, url } of Object.values(record.sources)) {
      if (url?.includes("/marketingapex7/"))
        expect(publisher).toMatch(/law-marketing site's data file/);
    }
  });

  test("calls such a source by the same name in its sentences", () => {
    const marketing = Object.entries(record.sources).flatMap(([key, { url }]) =>
      url?.includes("/marketingapex7/") ? [key] : [],
    );
    const { events, soonest, otherDates = [] } = record;
    const own = [...events, ...otherDates, ...(soonest ? [soonest] : [])]
      .filter(({ source }) => marketing.includes(source))
      .map(({ text }) => text);
    const noted = everything(item).filter((text) => {
      const keys = notes(text);
      return keys.length > 0 && keys.every((key) => marketing.includes(key));
    });
    for (const text of [...own, ...noted]) expect(text).not.toMatch(/lawsuit-news|advertis/);
  });

  test("never gives July 29, 2027, as New York City's certain last day", () => {
    for (const { clock, ends } of record.ways.filter(({ way }) => /New York City/.test(way))) {
      expect(ends).toBeUndefined();
      if (clock.includes("July 29, 2027")) expect(clock).toMatch(/another page ends/);
    }
  });

  test("has only https addresses", () => {
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
      ...[record.newest, record.soonest ?? [], record.otherDates ?? []]
        .flat()
        .map(({ source }) => source),
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
  });

  test("gives each source a publisher, a title, a date, and an address or a place", () => {
    for (const { publisher, title, date, url, where } of Object.values(record.sources)) {
      expect(publisher).not.toBe("");
      expect(title).not.toMatch(/not (shown|seen)|shortened|page address|excerpt|\(subject/);
      expect(title).not.toMatch(/\$\s?\d|\b[mb]illion/i);
      expect(date ?? "2026").toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/);
      expect(url ?? where, title).toBeTruthy();
    }
  });

  test("has a newest source, and its status begins with that month", () => {
    const { date, source } = record.newest;
    expect(record.sources).toHaveProperty(source);
    const month = spellDate(date.slice(0, 7));
    expect(record.status.stage, `stage begins "As of ${month}", the month of newest`).toMatch(
      new RegExp(`^As of ${month}[, ]`),
    );
  });

  test("has a source for its soonest date, and the way that it ends", () => {
    const { soonest, sources, ways } = record;
    if (!soonest) return;
    expect(sources).toHaveProperty(soonest.source);
    if (soonest.way) expect(ways.map(({ id }) => id)).toContain(soonest.way);
  });

  test("has a different id for each way", () => {
    expect(new Set(record.ways.map(({ id }) => id)).size).toBe(record.ways.length);
  });

  test("says in each sentence about a figure when it was true", () => {
    const without = record.figures.filter(({ date, what }) => !what.includes(spellDate(date)));
    expect(without.map(({ what }) => what)).toEqual([]);
  });

  test("shows every figure beside a way or an event of the record", () => {
    for (const { way, date, until } of record.figures) {
      if (way) expect(record.ways.map(({ id }) => id)).toContain(way);
      else expect(record.events.map((event) => event.date)).toContain(date);
      expect(until ?? "2026-12-31").toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
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

  test("prints nothing that research has shown to be wrong or unproven", () => {
    const words = withoutNotes(everyWord(item));
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
    expect(settlement).not.toMatch(/\d,\d{3}|\b[mb]illion/);
  });

  test("announces no step as still to come unless it names the day", () => {
    for (const text of [record.status.next, item.brief?.next ?? ""]) {
      expect(text).not.toMatch(/\b(?:next come|comes? next|next step is)\b/i);
    }
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

function addresses({ sources, ways }: CaseRecord): string[] {
  return [
    ...Object.values(sources).flatMap(({ url }) => url ?? []),
    ...ways.flatMap(({ check }) => check.href ?? []),
  ];
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

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
