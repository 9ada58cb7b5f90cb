import { describe, expect, test } from "vitest";
import type { Case } from "~/data/case";
import { cases, shownCases } from "~/data/cases";
import {
  dateAfter,
  dateInNewYork,
  hour,
  nextMidnight,
  second,
  spellDue,
  startInNewYork,
} from "~/data/dates";
import { deadlines } from "~/data/deadlines";
import { languages } from "~/data/language";
import { wordLastDay } from "~/data/last-day";
import type { CaseRecord, Soonest, Way } from "~/data/record";
import {
  ageOf,
  daysIn,
  daysLeft,
  figuresOn,
  hasDay,
  isOldStage,
  isPast,
  lastDaysAhead,
  listDue,
  listUnsearched,
  namesPassedDay,
  nearness,
} from "~/data/record-dates";
import { stateName } from "~/data/states";
import { stateLimits } from "~/data/time-limits";
import { speak } from "~/server/language";
import { businessDaysAfter } from "~/server/privacy/business-days";

test.each([
  ["2026-11-21T12:00:00Z", "2026-11-21", "2026-11-22T05:00:00Z"],
  ["2026-11-22T04:59:00Z", "2026-11-21", "2026-11-22T05:00:00Z"],
  // Clocks go back on November 1 and forward on March 8.
  ["2026-11-01T04:30:00Z", "2026-11-01", "2026-11-02T05:00:00Z"],
  ["2026-03-08T06:00:00Z", "2026-03-08", "2026-03-09T04:00:00Z"],
])("at %s the date in New York is %s, until %s", (at, day, next) => {
  expect(dateInNewYork(Date.parse(at))).toBe(day);
  expect(nextMidnight(Date.parse(at))).toBe(Date.parse(next));
});

test.each([
  // Clocks go forward on March 8, and back on November 1.
  ["2026-03-08", "Sun, Mar 8"],
  ["2026-03-09", "Mon, Mar 9"],
  ["2026-11-01", "Sun, Nov 1"],
  ["2026-11-02", "Mon, Nov 2"],
  ["2026-11-29", "Sun, Nov 29"],
])(
  "what is due on %s is due by it, then due today, and overdue only after that day",
  (date, spelled) => {
    const due = startInNewYork(date);
    for (const days of [-2, -1, 0, 1, 2]) {
      const said =
        days === 0
          ? { text: "due today", isDue: true }
          : days < 0
            ? { text: days === -1 ? "due by tomorrow" : `due by ${spelled}`, isDue: false }
            : { text: `overdue since ${spelled}`, isDue: true };
      const start = startInNewYork(dateAfter(date, days));
      const end = nextMidnight(start) - 1;
      for (const now of [start, start + second, start + 12 * hour, end]) {
        expect(spellDue(due, now), new Date(now).toISOString()).toEqual(said);
      }
    }
  },
);

test.each([
  // Thanksgiving is on the 26th.
  ["2026-11-20T15:00:00Z", "2026-12-07"],
  // It is still the previous evening in New York.
  ["2026-11-21T04:00:00Z", "2026-12-07"],
  // Independence Day is a Saturday, observed on Friday the 3rd.
  ["2026-06-30T15:00:00Z", "2026-07-15"],
  // Christmas, then New Year's Day.
  ["2026-12-21T15:00:00Z", "2027-01-06"],
  // New Year's Day 2028 is a Saturday, observed on the last day of 2027.
  ["2027-12-24T15:00:00Z", "2028-01-10"],
  // Memorial Day.
  ["2026-05-22T15:00:00Z", "2026-06-08"],
])("ten business days after %s end on %s", (at, due) => {
  expect(businessDaysAfter(Date.parse(at), 10)).toBe(due);
});

test("days that end a way are listed soonest first, until they pass", () => {
  const ways: readonly Way[] = [
    { ...way, ends: "2027-01-07" },
    { ...way, id: "program", ends: "2026-11-30" },
    { ...way, id: "appeal" },
  ];
  const ahead = (today: string) => lastDaysAhead(ways, today).map(({ id }) => id);
  expect(ahead("2026-11-30")).toEqual(["program", "suit"]);
  expect(ahead("2026-12-01")).toEqual(["suit"]);
  expect(ahead("2027-01-08")).toEqual([]);
});

test.each([
  ["2026-11-22", "ahead"],
  ["2026-11-23", "near"],
  ["2026-12-30", "near"],
  ["2026-12-31", "this week"],
  ["2027-01-06", "this week"],
  ["2027-01-07", "today"],
  ["2027-01-08", "passed"],
])("on %s, January 7, 2027, is %s", (today, expected) => {
  expect(nearness("2027-01-07", today)).toBe(expected);
});

/** The clocks at which a page was seen to give an instruction for a day that had passed. */
const clocks = [
  "2026-11-27",
  "2026-11-30",
  "2026-12-01",
  "2027-01-01",
  "2027-01-02",
  "2027-01-08",
  "2027-03-14",
  "2027-11-27",
];

const needsDay =
  /(^|\s)(until|till|by|before|on|since|after|from|through|hasta|antes|desde|después|de|del|a|al|en|el|la|los|para|por)[:,.]?$/;

describe.each(languages)("last days in %s", (language) => {
  const ways = shownCases(language).flatMap(({ slug, record }) =>
    (record?.ways ?? []).map((way) => ({ slug, way })),
  );
  const word = (way: Way, today: string) => speak(language, () => wordLastDay(way, today));

  test("every way that ends on a day says what ends, for whom, and what to do", () => {
    for (const { slug, way } of ways) {
      expect(Boolean(way.ends), `${slug}: ${way.id}`).toBe(way.lastDay !== undefined);
      if (!way.lastDay) continue;
      const { says, said, act } = way.lastDay;
      for (const text of [says, said, act]) expect(text, way.id).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/s);
      expect(says + said, way.id).not.toMatch(/^(Ends|Termina):/);
    }
  });

  test("a label can stand without its day: it never ends in a word that needs the day behind it", () => {
    const shown = ways.flatMap(({ way }) => way.lastDay?.scope ?? []);
    const windows = speak(language, () =>
      stateLimits.map(({ code }) => deadlines().window(stateName(code))),
    );
    for (const label of [...shown, ...windows]) expect(label).not.toMatch(needsDay);
  });

  test("an instruction and the days left end with the day", () => {
    for (const today of clocks) {
      for (const { way } of ways) {
        const worded = word(way, today);
        if (!worded) continue;
        const days = daysLeft(worded.date, today);
        expect(worded.act !== undefined, `${way.id}, ${today}`).toBe(days >= 0 && days <= 45);
        expect(worded.left === null, `${way.id}, ${today}`).toBe(days < 0);
        const [number = "1"] = /\d+/.exec(worded.left ?? "") ?? [];
        expect(Number(number), `${way.id}, ${today}`).toBeGreaterThanOrEqual(1);
      }
    }
  });
});

test("the first note of an option belongs to its reported last day, for which pages name that source", () => {
  for (const { slug, record } of cases) {
    for (const { id, ends, clock, certainty = record?.soonest?.certainty } of record?.ways ?? []) {
      if (!ends || certainty !== "reported") continue;
      const [before = ""] = clock.split("[^");
      expect(daysIn(before), `${slug} ${id}`).toContain(ends);
    }
  }
});

test("days are counted to the day itself, and to the end of a month", () => {
  expect(daysLeft("2027-01-07", "2026-11-25")).toBe(43);
  expect(daysLeft("2027-01-07", "2027-01-07")).toBe(0);
  expect(daysLeft("2027-02", "2027-02-01")).toBe(27);
});

test("a sentence about a day is outdated once the day has passed, unless it told of the past", () => {
  const text = "A judge set the first trial for January 25, 2027.";
  expect(namesPassedDay(text, "2026-11-25", "2027-01-25")).toBe(false);
  expect(namesPassedDay(text, "2026-11-25", "2027-01-26")).toBe(true);
  expect(namesPassedDay("She ruled on June 1, 2026.", "2026-11-25", "2027-07-01")).toBe(false);
  expect(namesPassedDay("Ask on February 31, 2027.", "2026-11-25", "2028-01-01")).toBe(true);
  expect(namesPassedDay("Nothing is dated here.", "2026-11-25", "2028-01-01")).toBe(false);
});

test("a month without a day expires at its end and gets into no calendar", () => {
  expect(isPast("2027-02", "2027-02-28")).toBe(false);
  expect(isPast("2027-02", "2027-03-01")).toBe(true);
  expect(isPast("2028-02", "2028-02-29")).toBe(false);
  expect(isPast("2026-12", "2027-01-01")).toBe(true);
  expect(isPast("2026", "2026-12-31")).toBe(false);
  expect(hasDay("2027-02")).toBe(false);
  expect(hasDay("2027-02-28")).toBe(true);
});

test("a date goes at midnight in New York, when it is five o'clock in London", () => {
  const ways = [{ ...way, ends: "2026-11-30" }];
  const before = dateInNewYork(Date.parse("2026-12-01T04:59:59Z"));
  const after = dateInNewYork(Date.parse("2026-12-01T05:00:00Z"));
  const counts = [before, after].map((today) => lastDaysAhead(ways, today).length);
  expect(counts).toEqual([1, 0]);
});

test("a stage is old after 180 days, and a month counts from its first day", () => {
  const record = { newest: { date: "2026-05", source: "memo" } };
  expect(ageOf("2026-05", "2026-05-02")).toBe(1);
  expect(isOldStage(record, "2026-10-28")).toBe(false);
  expect(isOldStage(record, "2026-10-29")).toBe(true);
});

test("a limit of one year leaves the page with its year", () => {
  const [limit, cap] = [figure("$1,690 a month", "2026-12-31"), figure("25 percent")];
  expect(figuresOn({ figures: [limit, cap] }, "2026-12-31")).toEqual([limit, cap]);
  expect(figuresOn({ figures: [limit, cap] }, "2027-01-01")).toEqual([cap]);
});

test("a page is due for review when a date is past, its stage is old or a source has no address", () => {
  const [fire, other] = cases;
  if (!fire?.record || !other?.record) throw new Error("the first two cases are written");

  const stale = withRecord(fire, {
    soonest: soonest("2026-11-30", true),
    newest: { date: "2026-05-01", source: "paper" },
    figures: [figure("$1,690 a month", "2026-12-31")],
    ways: [{ ...way, ends: "2027-01-07" }, way],
    sources: { paper: { publisher: "A paper", title: "A report", date: "2026" } },
  });
  const fresh = withRecord(other, {
    soonest: null,
    newest: { date: "2027-01-01", source: "court" },
    figures: [],
    ways: [way],
    sources: {
      court: { publisher: "A court", title: "A page", date: "2027", url: "https://a.gov" },
    },
  });
  expect(listDue([fresh, stale], "2027-01-02")).toEqual([
    { slug: fire.slug, why: "past-date", date: "2026-11-30" },
    { slug: fire.slug, why: "past-date", date: "2026-12-31" },
    { slug: fire.slug, why: "old-stage", date: "2026-05-01", days: 246 },
    { slug: fire.slug, why: "no-address", source: "A report" },
  ]);
});

test("a page is due for a search more than 90 days after the last one, the longest ago first", () => {
  const [one, two] = cases.flatMap(({ record, ...rest }) => (record ? [{ ...rest, record }] : []));
  if (!one || !two) throw new Error("the first two cases are written");

  const searched = (item: typeof one, checkedOn: string) =>
    withRecord(item, { status: { ...item.record.status, checkedOn } });
  const pages = [searched(one, "2026-11-02"), searched(two, "2026-11-01")];
  expect(listUnsearched(pages, "2027-01-30")).toEqual([]);
  expect(listUnsearched(pages, "2027-01-31")).toEqual([
    { slug: two.slug, date: "2026-11-01", days: 91 },
  ]);
  expect(listUnsearched(pages, "2027-02-01").map(({ slug }) => slug)).toEqual([two.slug, one.slug]);
});

test("no date of the record was past on the day it was checked", () => {
  for (const item of cases) {
    if (!item.record) continue;
    const due = listDue([item], item.record.status.checkedOn);
    expect(due.filter(({ why }) => why !== "old-stage")).toEqual([]);
  }
});

const texts = { way: "A suit", last: "Ask", whom: "People" };
const way = { id: "suit", ...texts, who: "People", clock: "Ask.", check: { text: "The court" } };

function soonest(date: string, ends: boolean): Soonest {
  return { date, ends, text: "It ends.", whom: "people", certainty: "official", source: "law" };
}

function figure(value: string, until?: string) {
  return { value, what: "A limit", date: "2026-01", until, source: "law" };
}

function withRecord(item: Case, record: Partial<CaseRecord>): Case {
  if (!item.record) throw new Error(`${item.slug} has no record`);
  return { ...item, record: { ...item.record, ...record } };
}
