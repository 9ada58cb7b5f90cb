import ical, { ICalEventBusyStatus, ICalEventTransparency } from "ical-generator";
import { spreadsheetRow, startOfSpreadsheet } from "~/app/services.server";
import { caseAddress, partAddress, stateAddress } from "~/data/addresses";
import type { Case } from "~/data/case";
import { shownCase, shownCases } from "~/data/cases";
import { deadlineAnchor, deadlines } from "~/data/deadlines";
import { language, speak } from "~/data/language";
import { lastDayWords, warmth, wordLastDay } from "~/data/last-day";
import {
  type CaseRecord,
  type Certainty,
  noteKeys,
  type PartialDate,
  type Soonest,
  type Way,
  withoutNotes,
} from "~/data/record";
import {
  datesAhead,
  daysLeft,
  hasDay,
  isOldStage,
  isPast,
  lastDaysAhead,
  nearness,
} from "~/data/record-dates";
import { caseDates } from "~/data/record-words";
import { stateName } from "~/data/states";
import { limitKinds, limitsSearched, type StateLimits } from "~/data/time-limit";
import { stateLimits } from "~/data/time-limits";

/** Every date ahead of one case or state on one day. */
export type Deadline = {
  date: PartialDate;
  /** Of the case or state. */
  slug: string;
  /** Of a state; a case has it in its docket. */
  title?: string;
  /** The days that are left, if they are few. */
  near?: { left: string; warmth: string };
  items: Item[];
};

type Item = {
  /** Title of the way that ends. */
  way?: string;
  text: string;
  whom?: string;
  ends: boolean;
  certainty: Certainty;
  publisher: string;
  url?: string;
  /** Where to check it, and its address. */
  check?: string;
  href?: string;
};

/**
 * Dates that have not passed, sorted. `today` is the ISO date in America/New_York when the page is
 * sent. A case and a day have one row, so that its anchor is unique.
 */
export function listDeadlines(today: string): Deadline[] {
  return [...shownCases().flatMap((item) => ofCase(item, today)), ...stateLimits.flatMap(ofState)]
    .filter(({ date }) => !isPast(date, today))
    .map((one) => ({ ...one, near: nearOf(one, today) }))
    .toSorted((a, b) => sortKey(a.date).localeCompare(sortKey(b.date)));
}

/** Only a last day for its readers is warm. */
function nearOf({ date, items }: Pick<Deadline, "date" | "items">, today: string) {
  if (!hasDay(date) || nearness(date, today) === "ahead") return;

  const days = daysLeft(date, today);
  const isLastDay = items.some(({ ends }) => ends);
  return { left: lastDayWords().left(days), warmth: isLastDay ? warmth(days) : "far" };
}

/** A month without a day comes after its days. */
function sortKey(date: PartialDate): string {
  return hasDay(date) ? date : `${date}-99`;
}

function ofCase({ slug, record }: Case, today: string): Deadline[] {
  if (!record) return [];

  const ended = lastDaysAhead(record.ways, today);
  const events = datesAhead(record, today).filter(
    ({ way }) => way === undefined || !ended.some(({ id }) => id === way),
  );
  const dates = new Set([...events.map(({ date }) => date), ...ended.map(({ ends }) => ends)]);

  return [...dates].map((date) => ({
    date,
    slug,
    items: [
      ...events.flatMap((event) => (event.date === date ? [eventItem(record, event)] : [])),
      ...ended.flatMap((way) => (way.ends === date ? [wayItem(record, way, today)] : [])),
    ].flat(),
  }));
}

function eventItem(record: CaseRecord, event: Soonest): Item {
  const { way, text, whom, ends, certainty, source } = event;

  return {
    text: withoutNotes(text),
    whom,
    ends,
    certainty,
    ...sourceOf(record, source),
    ...checkOf(record.ways.find((one) => one.id === way)),
  };
}

function wayItem(record: CaseRecord, one: Way, today: string): Item[] {
  const worded = wordLastDay(one, today);
  if (!worded) return [];

  const { soonest } = record;
  const isNext = soonest?.way === one.id;
  const [key] = noteKeys(one.clock);
  return [
    {
      way: worded.scope,
      text: worded.act ? `${worded.text} ${worded.act}` : worded.text,
      ends: true,
      certainty: one.certainty ?? (isNext ? soonest.certainty : "reported"),
      ...sourceOf(record, isNext ? soonest.source : key),
      ...checkOf(one),
    },
  ];
}

function sourceOf({ sources }: CaseRecord, key = "") {
  const { publisher, url } = sources[key] ?? { publisher: "" };
  return { publisher, url };
}

function checkOf(way?: Way) {
  return { check: way?.check.text, href: way?.check.href };
}

/** The end of a state's window for expired claims. */
function ofState(state: StateLimits): Deadline[] {
  const { confidence, window } = state.childAbuse;
  const source = state.sources[window?.source ?? -1];
  if (!window?.to || !source) return [];

  // A bill is not yet the law.
  const isLaw = source.isOfficial && !/as introduced/.test(speak(source.publisher, "en"));
  const isOfficial = isLaw && confidence === "high";
  return [
    {
      date: window.to,
      slug: state.slug,
      title: deadlines().window(stateName(state.code)),
      items: [
        {
          text: window.text[language()],
          ends: true,
          certainty: isOfficial ? "official" : "reported",
          publisher: speak(source.publisher, language()),
          url: source.url,
        },
      ],
    },
  ];
}

/** Every written case, the one with the newest source first. */
export function listDockets(today: string) {
  return shownCases()
    .flatMap(({ slug, title, record }) => (record ? [{ slug, title, record }] : []))
    .toSorted((a, b) => b.record.newest.date.localeCompare(a.record.newest.date))
    .map(({ slug, title, record }) => ({
      slug,
      title,
      docket: record.status.docket,
      court: withoutNotes(record.status.court),
      judge: record.status.judge ?? undefined,
      newest: record.newest.date,
      ...sourceOf(record, record.newest.source),
      changed: record.events[0]?.date,
      isOld: isOldStage(record, today) || undefined,
    }));
}

/** How many rules of states have no number. */
export function countUncertain(): number {
  return stateLimits.flatMap((state) =>
    limitKinds.filter((kind) => state[kind]?.confidence === "low"),
  ).length;
}

function titleOf({ slug, title }: Deadline): string {
  return title ?? shownCase(slug).title;
}

/** The dates and dockets of the page, for a spreadsheet. */
export function writeSpreadsheet(today: string, origin: string): string {
  const { csvColumns, csvKinds, csvCertainty } = deadlines();
  const dockets = listDockets(today);
  const address = (anchor: string) => `${origin}${partAddress("deadlines", anchor)}`;
  const about = (slug: string) => {
    const { docket, court, judge, newest, publisher, changed } =
      dockets.find((one) => one.slug === slug) ?? {};
    const [event] = shownCase(slug).record?.events ?? [];
    return [docket, court, judge, newest, publisher, changed, event && withoutNotes(event.text)];
  };
  const dates = listDeadlines(today).flatMap((deadline) =>
    deadline.items.map(({ way, text, whom, ends, certainty, publisher, url, check, href }) => [
      csvKinds[ends ? "deadline" : "event"],
      deadline.date,
      titleOf(deadline),
      way ? `${way}: ${text}` : text,
      whom,
      csvCertainty[certainty],
      publisher,
      url,
      href ?? check,
      ...about(deadline.slug),
      address(deadlineAnchor(deadline)),
    ]),
  );
  const ofCases = dockets.map(({ slug, title, publisher, url }) => [
    csvKinds.docket,
    "",
    title,
    "",
    "",
    "",
    publisher,
    url,
    "",
    ...about(slug),
    address(`docket-${slug}`),
  ]);

  return [
    startOfSpreadsheet(csvColumns),
    ...[...dates, ...ofCases].map((cells) => spreadsheetRow(cells.map((cell) => cell ?? ""))),
  ].join("");
}

type Asked = { origin: string; site: string; today: string; item?: Case | undefined };

/**
 * iCalendar: the dates of the page that have a day, or only those of a case; null if there is none.
 * It is the same for everybody: no deadline is computed for a person. Others may see a calendar:
 * what it says of the abuse cases and of the windows of states is a name and a source.
 */
export function drawCalendar({ origin, site, today, item }: Asked): string | null {
  const dated = listDeadlines(today).filter(
    ({ slug, date }) => hasDay(date) && (!item || slug === item.slug),
  );
  if (dated.length === 0) return null;

  const calendar = ical({
    name: `${site}: ${item ? discreetName(item) : deadlines().title}`,
    prodId: { company: site, product: "dates", language: language().toUpperCase() },
  });
  for (const deadline of dated) {
    const { date, slug, title, items } = deadline;
    const about = title === undefined ? shownCase(slug) : null;
    // Stays the same until the facts change.
    const checkedOn = about?.record?.status.checkedOn ?? limitsSearched;
    const isOpen = about !== null && !about.sensitive;
    calendar.createEvent({
      id: `${deadlineAnchor(deadline)}@${new URL(origin).hostname}`,
      allDay: true,
      // A reminder, which must not block the day in the reader's calendar.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      start: new Date(`${date}T00:00:00Z`),
      stamp: new Date(`${checkedOn}T00:00:00Z`),
      summary: `${about ? discreetName(about) : title} (${caseDates().look})`,
      description: items.flatMap((one) => describe(one, isOpen)).join("\n\n"),
      url: `${origin}${about ? caseAddress(slug) : stateAddress(slug)}`,
    });
  }
  // The library leaves out the line end after the last line, which RFC 5545 requires.
  return `${calendar.toString()}\r\n`;
}

function describe({ way, text, whom, certainty, publisher, url }: Item, isOpen: boolean) {
  const source = `${caseDates().certainty[certainty](publisher)}${url ? `, ${url}` : ""}`;
  const told = [way ? `${way}: ${text}` : text, ...(whom ? [caseDates().whom(whom)] : [])];
  return isOpen ? [...told, source] : [source];
}

/** On the abuse cases the name does not mention abuse. */
function discreetName({ title, documentTitle, sensitive }: Case): string {
  return sensitive ? documentTitle : title;
}
