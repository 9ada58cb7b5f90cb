import type { Certainty } from "./record";

/** What a case page says about its dates and sums, and how sure they are. */
export const caseDates = {
  certainty: {
    official: (publisher: string) => `Official: ${publisher}`,
    reported: (publisher: string) => `Reported by ${publisher}`,
    counted: (publisher: string) => `Counted by us from the law: ${publisher}`,
  } satisfies Record<Certainty, (publisher: string) => string>,
  whom: (whom: string) => `For ${whom}.`,
  endsFor: (day: string, whom: string) => `${day} is the last day for ${whom}.`,
  passed: (day: string) => `${day} has passed.`,
  thisWeek: "Call a lawyer this week.",

  calendar: "Add to calendar",
  calendarOf: (title: string) => `Add the next date of ${title} to your calendar`,
  /** Of an entry in a calendar. */
  look: "look at the page before you rely on this date",
  follow: "Follow by feed",

  newest: "Newest source",
  nothingNewer: "We have found nothing newer.",

  figures: "In figures",
  asOf: (day: string) => `as of ${day}`,
} as const;
