import { type CalendarEvent, drawEvents } from "~/app/layout/calendar.server";
import { caseAddress } from "~/data/addresses";
import type { Case } from "~/data/case";
import { caseDates } from "~/data/case-page";
import { isInCalendar } from "~/data/record-dates";

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
