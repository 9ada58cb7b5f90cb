/** Why somebody counts as opted out. */
export const optOutReasons = ["gpc", "cookie", "suppression"] as const;
export type OptOutReason = (typeof optOutReasons)[number];

/** The reasons of a request or a stored submission, and the list of today. */
export function withSuppression(
  reasons: readonly OptOutReason[],
  isListed: boolean,
): OptOutReason[] {
  return isListed && !reasons.includes("suppression") ? [...reasons, "suppression"] : [...reasons];
}

const optOutCookie = "do_not_sell";

/** If the cookie comes several times, any `1` counts: in doubt for the visitor. */
export function hasOptOutCookie(header: string | null | undefined): boolean {
  return (header ?? "").split(";").some((pair) => pair.trim() === `${optOutCookie}=1`);
}

/**
 * Browsers cap the two years at about 400 days, so each visit that brings it renews it.
 *
 * @param origin as the visitor sees it: over https the cookie is `Secure`
 */
export function optOutCookieHeader(origin: string): string {
  return `${optOutCookie}=1; Max-Age=63072000; ${attributes(origin)}`;
}

export function clearedCookieHeader(origin: string): string {
  return `${optOutCookie}=; Max-Age=0; ${attributes(origin)}`;
}

function attributes(origin: string): string {
  return `Path=/; SameSite=Lax${origin.startsWith("https:") ? "; Secure" : ""}`;
}
