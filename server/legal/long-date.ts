import { locale } from "~/data/locale";

/** `April 30, 2025` for an ISO date. */
export function longDate(iso: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${iso}T00:00:00Z`),
  );
}
