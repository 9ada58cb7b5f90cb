import type { PartialDate } from "~/data/record";
import { spellDate } from "~/data/spell-date";

export function Day({ date }: { date: PartialDate }) {
  return <time dateTime={date}>{spellDate(date)}</time>;
}
