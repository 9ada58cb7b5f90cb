import type { Moment } from "~/data/desk/view";
import { momentWords } from "~/data/desk/words";
import { locale } from "~/data/locale";

const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const time = new Intl.DateTimeFormat(locale, clock);
const date = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric" });
const dateWithYear = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
const whole = new Intl.DateTimeFormat(locale, {
  ...clock,
  weekday: "short",
  year: "numeric",
  month: "short",
  day: "numeric",
  second: "2-digit",
  timeZoneName: "short",
});

const oneDay = 24 * 60 * 60 * 1000;

/** Of milliseconds since 1970, short, in the zone of this machine: `Today 06:55`, `Nov 20, 06:55`. */
export function shortMoment(at: number, now: number): Moment {
  return { iso: new Date(at).toISOString(), text: `${nameDay(at, now)} ${time.format(at)}` };
}

/** With seconds and zone, for a dispute: `Sun, Nov 22, 2026, 06:55:54 UTC`. */
export function fullMoment(at: number): Moment {
  return { iso: new Date(at).toISOString(), text: whole.format(at) };
}

function nameDay(at: number, now: number): string {
  const day = dateWithYear.format(at);
  if (day === dateWithYear.format(now)) return momentWords.today;
  if (day === dateWithYear.format(now - oneDay)) return momentWords.yesterday;
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return `${isThisYear ? date.format(at) : day},`;
}
