import { dateInNewYork } from "./dates";

/** Children's Online Privacy Protection Act, 15 U.S.C. 6501(1): a child is under 13. */
const consentAge = 13;

/** @param birth ISO date; the day is that of the moment `at` in America/New_York */
export function isChild(birth: string | undefined, at: number): boolean {
  if (!birth) return false;

  const year = Number(birth.slice(0, 4)) + consentAge;
  return `${year}${birth.slice(4)}` > dateInNewYork(at);
}
