import { locale } from "./locale";
import type { PartialDate } from "./record";

/** `June 25, 2026`, `June 2026` or `2026`. */
export function spellDate(date: PartialDate): string {
  const [year, month, day] = date.split("-");
  if (!month) return date;

  return new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    year: "numeric",
    month: "long",
    day: day ? "numeric" : undefined,
  }).format(new Date(`${year}-${month}-${day ?? "01"}T00:00:00Z`));
}
