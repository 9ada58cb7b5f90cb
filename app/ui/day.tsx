import type { PartialDate } from "~/data/record";
import { spellDate } from "~/data/spell-date";

/** A date in words, and for machines. */
export function Day({ date }: { date: PartialDate }) {
  return <time dateTime={date}>{spellDate(date)}</time>;
}
