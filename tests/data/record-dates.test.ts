import { expect, test } from "vitest";
import type { Case } from "~/data/case";
import { caseDates } from "~/data/case-page";
import { cases } from "~/data/cases";
import { dateInNewYork } from "~/data/dates";
import type { CaseRecord, Soonest } from "~/data/record";
import {
  ageOf,
  figuresOn,
  hasDay,
  isOldStage,
  isPast,
  isThisWeek,
  listByAge,
  listDue,
  placeSoonest,
} from "~/data/record-dates";

test("a date that ends a right within a year is shown under the lead until that day", () => {
  const record = { soonest: soonest("2026-11-30", true) };
  expect(placeSoonest(record, "2025-11-29")).toBe("next");
  expect(placeSoonest(record, "2025-11-30")).toBe("lead");
  expect(placeSoonest(record, "2026-11-30")).toBe("lead");
  expect(placeSoonest(record, "2026-12-01")).toBeNull();
});

test("a date that ends nothing is shown under Next", () => {
  const record = { soonest: soonest("2026-12-07", false) };
  expect(placeSoonest(record, "2026-12-01")).toBe("next");
  expect(placeSoonest(record, "2026-12-07")).toBe("next");
  expect(placeSoonest(record, "2026-12-08")).toBeNull();
});

test("a case without a known date has no such line", () => {
  expect(placeSoonest({ soonest: null }, "2026-11-23")).toBeNull();
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

test("the line goes at midnight in New York, when it is five o'clock in London", () => {
  const record = { soonest: soonest("2026-11-30", true) };
  const before = dateInNewYork(Date.parse("2026-12-01T04:59:59Z"));
  const after = dateInNewYork(Date.parse("2026-12-01T05:00:00Z"));
  expect([before, after].map((today) => placeSoonest(record, today))).toEqual(["lead", null]);
});

test("a leap day has its year like every other day", () => {
  const record = { soonest: soonest("2029-02-28", true) };
  expect(placeSoonest(record, "2028-02-29")).toBe("lead");
  expect(placeSoonest({ soonest: soonest("2029-03-01", true) }, "2028-02-29")).toBe("next");
});

test("a call to a lawyer this week is advised only in the last 60 days of a way", () => {
  expect(isThisWeek("2027-01-07", "2026-11-08")).toBe(false);
  expect(isThisWeek("2027-01-07", "2026-11-09")).toBe(true);
  expect(isThisWeek("2027-01-07", "2027-01-07")).toBe(true);
  expect(isThisWeek("2027-01-07", "2027-01-08")).toBe(false);
  expect(isThisWeek(undefined, "2027-01-07")).toBe(false);
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
  expect(listByAge([fresh, stale], "2027-01-02")).toEqual([
    { slug: fire.slug, date: "2026-05-01", days: 246 },
    { slug: other.slug, date: "2027-01-01", days: 1 },
  ]);
});

test("no date of the record was past on the day it was checked", () => {
  for (const item of cases) {
    if (!item.record) continue;
    const due = listDue([item], item.record.status.checkedOn);
    expect(due.filter(({ why }) => why !== "old-stage")).toEqual([]);
  }
});

const way = { way: "A suit", who: "People", clock: "Ask.", check: { text: "The court" } };

function soonest(date: string, ends: boolean): Soonest {
  return { date, ends, text: "It ends.", whom: "people", certainty: "official", source: "law" };
}

function figure(value: string, until?: string) {
  const where = { part: "changed" } as const;
  return { value, what: "A limit", date: "2026-01", where, until, source: "law" };
}

function withRecord(item: Case, record: Partial<CaseRecord>): Case {
  if (!item.record) throw new Error(`${item.slug} has no record`);
  return { ...item, record: { ...item.record, ...record } };
}

test("a last day reported by newspapers is not stated as certain", () => {
  const says = (certainty: "official" | "reported") =>
    caseDates().endsFor("November 30, 2026", { whom: "owners", certainty });

  expect(says("official")).not.toMatch(/reported/);
  expect(says("reported")).toMatch(/reported/);
});
