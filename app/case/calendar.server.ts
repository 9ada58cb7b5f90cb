import ical, { ICalEventBusyStatus, ICalEventTransparency } from "ical-generator";
import { caseAddress } from "~/data/addresses";
import type { Case } from "~/data/case";
import { caseDates } from "~/data/case-page";
import { language } from "~/data/language";
import { isInCalendar } from "~/data/record-dates";

type Asked = { origin: string; site: string; today: string };

/**
 * The next date of a case with its source. It is the same for everybody: no deadline is computed
 * for a person. Null if no exact day is known, or it is past.
 */
export function drawCalendar(item: Case, { origin, site, today }: Asked): string | null {
  const { record, slug, sensitive } = item;
  if (!record?.soonest || !isInCalendar(record, today)) return null;

  const { date, text, whom, certainty, source } = record.soonest;
  const { publisher, title, url } = record.sources[source] ?? { publisher: "", title: "" };
  // Others may see the calendar, so on the abuse cases the title does not mention abuse.
  const name = sensitive ? item.documentTitle : item.title;
  const calendar = ical({
    name: `${site}: ${name}`,
    prodId: { company: site, product: "dates", language: language().toUpperCase() },
  });
  calendar.createEvent({
    id: `${slug}-${date}@${new URL(origin).hostname}`,
    allDay: true,
    // A reminder, which must not block the day in the reader's calendar.
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
    start: new Date(`${date}T00:00:00Z`),
    // The day the record was checked, so that the file stays the same until the record changes.
    stamp: new Date(`${record.status.checkedOn}T00:00:00Z`),
    summary: `${name} (${caseDates().look})`,
    description: [
      ...(sensitive ? [] : [text, caseDates().whom(whom)]),
      `${caseDates().certainty[certainty](publisher)}, ${title}${url ? `, ${url}` : ""}`,
    ].join("\n\n"),
    url: `${origin}${caseAddress(slug)}`,
  });

  // The library leaves out the line end after the last line, which RFC 5545 requires.
  return `${calendar.toString()}\r\n`;
}
