import ical, { ICalEventBusyStatus, ICalEventTransparency } from "ical-generator";
import { caseAddress } from "~/data/addresses";
import type { Case } from "~/data/case";
import { language } from "~/data/language";
import { isInCalendar } from "~/data/record-dates";
import { caseDates } from "~/data/record-words";

type Asked = { origin: string; site: string; today: string };

/**
 * The next date of a case with its source. It is the same for everybody: no deadline is computed
 * for a person. Null if no exact day is known, or it is past.
 */
export function drawCalendar(item: Case, { origin, site, today }: Asked): string | null {
  const event = nextEvent(item, today);
  return event && drawEvents([event], { name: discreetName(item), origin, site });
}

export function nextEvent(item: Case, today: string): CalendarEvent | null {
  const { record, slug, sensitive } = item;
  if (!record?.soonest || !isInCalendar(record, today)) return null;

  const { date, text, whom, certainty, source } = record.soonest;
  const { publisher, title, url } = record.sources[source] ?? { publisher: "", title: "" };

  return {
    id: `${slug}-${date}`,
    date,
    checkedOn: record.status.checkedOn,
    summary: `${discreetName(item)} (${caseDates().look})`,
    paragraphs: [
      ...(sensitive ? [] : [text, caseDates().whom(whom)]),
      `${caseDates().certainty[certainty](publisher)}, ${title}${url ? `, ${url}` : ""}`,
    ],
    href: caseAddress(slug),
  };
}

/** Others may see a calendar, so on the abuse cases the name does not mention abuse. */
export function discreetName({ title, documentTitle, sensitive }: Case): string {
  return sensitive ? documentTitle : title;
}

export type CalendarEvent = {
  /** Stays the same for as long as the date does. */
  id: string;
  /** An ISO date with a day. */
  date: string;
  /** The day the facts were checked, so that the file stays the same until they change. */
  checkedOn: string;
  summary: string;
  paragraphs: readonly string[];
  /** A path of the site. */
  href: string;
};

/** iCalendar (RFC 5545) with whole days. */
export function drawEvents(
  events: readonly CalendarEvent[],
  { name, origin, site }: { name: string; origin: string; site: string },
): string {
  const calendar = ical({
    name: `${site}: ${name}`,
    prodId: { company: site, product: "dates", language: language().toUpperCase() },
  });
  for (const { id, date, checkedOn, summary, paragraphs, href } of events) {
    calendar.createEvent({
      id: `${id}@${new URL(origin).hostname}`,
      allDay: true,
      // A reminder, which must not block the day in the reader's calendar.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      start: new Date(`${date}T00:00:00Z`),
      stamp: new Date(`${checkedOn}T00:00:00Z`),
      summary,
      description: paragraphs.join("\n\n"),
      url: `${origin}${href}`,
    });
  }

  // The library leaves out the line end after the last line, which RFC 5545 requires.
  return `${calendar.toString()}\r\n`;
}
