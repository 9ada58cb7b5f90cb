/** Of milliseconds since 1970, in the zone of this machine: `2026-11-21 08:26:11`. */
export function formatLocalTime(at: number): string {
  const shifted = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 19).replace("T", " ");
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
