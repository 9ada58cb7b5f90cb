import ical, { ICalEventBusyStatus, ICalEventTransparency } from "ical-generator";
import { language } from "~/data/language";

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
