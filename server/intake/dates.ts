const newYork = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });

/** The date of a moment in America/New_York, as `YYYY-MM-DD`. */
export function dateInNewYork(at: number): string {
  return newYork.format(at);
}

export function yearInNewYork(at: number): number {
  return Number(dateInNewYork(at).slice(0, 4));
}
