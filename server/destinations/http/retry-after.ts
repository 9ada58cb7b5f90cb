const day = 24 * 60 * 60 * 1000;

/**
 * Seconds or a date (RFC 9110, 10.2.3).
 *
 * @returns milliseconds from `now`, at most 24 hours; undefined if there is nothing to wait for
 */
export function readRetryAfter(header: string | undefined, now: number): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;

  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return wait > 0 ? Math.min(wait, day) : undefined;
}
