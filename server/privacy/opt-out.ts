import { parse, serialize } from "cookie";
import { optOutCookie } from "~/data/opt-out-cookie";

/** Why somebody counts as opted out. */
export const optOutReasons = ["gpc", "cookie", "suppression"] as const;
export type OptOutReason = (typeof optOutReasons)[number];

/** Those that were sent with a request. The list is about a person, who may be somebody else. */
export function signalsIn(reasons: readonly OptOutReason[]): OptOutReason[] {
  return reasons.filter((reason) => reason !== "suppression");
}

/** The reasons of a request that is being decided, extended by the suppression list. */
export function withSuppression(
  reasons: readonly OptOutReason[],
  isListed: boolean,
): OptOutReason[] {
  return isListed && !reasons.includes("suppression") ? [...reasons, "suppression"] : [...reasons];
}

/**
 * The reasons of a stored submission: those of its decision, which put its sender on the list, too.
 * One that was not opted out follows today's list.
 */
export function reasonsNow(
  stored: readonly OptOutReason[],
  isListed: boolean,
): readonly OptOutReason[] {
  return stored.length > 0 ? stored : withSuppression(stored, isListed);
}

/** If the cookie is repeated, any `1` counts: doubt is settled in the visitor's favor. */
export function hasOptOutCookie(header: string | null | undefined): boolean {
  // The package keeps only the first value of a name, so it is given one pair at a time. It also
  // keeps the quotes that RFC 6265 allows around a value.
  return (header ?? "")
    .split(";")
    .some((pair) => /^(1|"1")$/.test(parse(pair)[optOutCookie] ?? ""));
}

/**
 * Browsers cap the two years at about 400 days, so each visit that sends the cookie renews it.
 *
 * @param origin as the visitor sees it: over https the cookie is `Secure`
 */
export function optOutCookieHeader(origin: string): string {
  return setCookie(origin, "1", 63_072_000);
}

export function clearedCookieHeader(origin: string): string {
  return setCookie(origin, "", 0);
}

function setCookie(origin: string, value: string, maxAge: number): string {
  const header = serialize(optOutCookie, value, { maxAge, path: "/", sameSite: "lax" });
  // Appended, because our documentation shows it last; the package would write it before
  // `SameSite`.
  return origin.startsWith("https:") ? `${header}; Secure` : header;
}
