import { caseAddress } from "./addresses";
import { cases } from "./cases";
import { withoutNotes } from "./notes";
import type { PartialDate } from "./record";

/** Something that happened in a case, as its page tells it. */
export type Update = {
  /** Stays the same when newer ones come. */
  id: string;
  date: PartialDate;
  title: string;
  text: string;
  href: string;
};

/** Every dated change of every case page, newest first. */
export const updates: readonly Update[] = cases
  .flatMap(({ slug, title, record }) => {
    const events = record?.events ?? [];
    return events.map(({ date, text }, index) => ({
      id: `${slug}/${events.length - index}`,
      date,
      title,
      text: withoutNotes(text),
      href: caseAddress(slug, "changed"),
    }));
  })
  .toSorted((a, b) => b.date.localeCompare(a.date));
