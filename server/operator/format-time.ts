const parts = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
} as const;
/** Sweden writes dates as ISO 8601 does. */
const iso = new Intl.DateTimeFormat("sv-SE", parts);
const zone = new Intl.DateTimeFormat("en-US", { timeZoneName: "short" });

/** Formats milliseconds since 1970 in the zone of this machine: `2026-11-21 08:26:11 EST`. */
export function formatTime(at: number): string {
  const named = zone.formatToParts(at).find(({ type }) => type === "timeZoneName");
  return `${iso.format(at)} ${named?.value ?? ""}`.trimEnd();
}

/** `2026-11-21`, in the zone of this machine. */
export function formatDay(at: number): string {
  return iso.format(at).slice(0, 10);
}

const units = [
  { name: "d", seconds: 86_400 },
  { name: "h", seconds: 3600 },
  { name: "min", seconds: 60 },
] as const;

/** In the largest unit that fits: `3 h`. */
export function formatAge(seconds: number): string {
  const unit = units.find((one) => seconds >= one.seconds);
  return unit ? `${Math.floor(seconds / unit.seconds)} ${unit.name}` : `${seconds} s`;
}
