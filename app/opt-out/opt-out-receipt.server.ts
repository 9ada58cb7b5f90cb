import type { Confirmation } from "~/app/services.server";
import { spellDate } from "~/data/spell-date";

/** Limit of the law (11 CCR 7026(f)(1)); notices to recipients are sent at once. */
const businessDays = 15;
const day = 24 * 60 * 60 * 1000;

/** Without personal data, because anybody with the reference can see it. */
export function describeOptOutReceipt({ reference, receivedOn }: Confirmation) {
  return {
    reference,
    received: spellDate(receivedOn),
    latest: spellDate(afterBusinessDays(receivedOn)),
  };
}

export type OptOutReceipt = ReturnType<typeof describeOptOutReceipt>;

/** Holidays count as business days, so the date is never later than the law's. */
function afterBusinessDays(from: string): string {
  let at = Date.parse(from);
  for (let left = businessDays; left > 0; ) {
    at += day;
    if (!isWeekend(at)) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}

function isWeekend(at: number): boolean {
  const weekday = new Date(at).getUTCDay();
  return weekday === 0 || weekday === 6;
}
