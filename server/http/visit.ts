import { randomBytes } from "node:crypto";
import { parse } from "cookie";

/** Why somebody counts as opted out. */
export type OptOutReason = "gpc" | "cookie" | "suppression";

/** What one request tells about its sender, decided once. */
export type Visit = {
  /** Scheme and host the visitor sees. */
  origin: string;
  /** Null when it cannot be known: no forwarded address from a trusted proxy. */
  ip: string | null;
  userAgent: string;
  reasons: readonly Exclude<OptOutReason, "suppression">[];
  optedOut: boolean;
};

/*
 * The front layer hands what only it can see to the app by request headers. A random part in
 * their names keeps everybody outside from forging them, under either server.
 */
const secret = randomBytes(12).toString("hex");
export const internal = {
  gpc: `x-${secret}-gpc`,
  address: `x-${secret}-address`,
  refusal: `x-${secret}-refusal`,
} as const;

/** @param siteUrl the public origin from the settings; the request's own when unset */
export function visitOf(
  request: Request,
  siteUrl: string | undefined,
  fallbackAddress: (request: Request) => string | null,
): Visit {
  const reasons = reasonsOf(request);

  return {
    origin: siteUrl ?? new URL(request.url).origin,
    ip: request.headers.get(internal.address) ?? fallbackAddress(request),
    userAgent: (request.headers.get("User-Agent") ?? "").slice(0, 400),
    reasons,
    optedOut: reasons.length > 0,
  };
}

function reasonsOf(request: Request) {
  const reasons: Visit["reasons"][number][] = [];
  if (hasSignal(request)) reasons.push("gpc");
  if (hasOptOutCookie(request.headers.get("Cookie"))) reasons.push("cookie");
  return reasons;
}

/** Without the front layer, repeated header lines arrive merged and cannot be told apart. */
function hasSignal(request: Request): boolean {
  const seen = request.headers.get(internal.gpc);
  return seen === null ? request.headers.get("Sec-GPC") === "1" : seen === "1";
}

export const optOutCookie = "do_not_sell";

export function hasOptOutCookie(header: string | null): boolean {
  return parse(header ?? "")[optOutCookie] === "1";
}

/** Browsers cap the two years at about 400 days, so each visit that brings it renews it. */
export function optOutCookieHeader({ secure }: { secure: boolean }): string {
  return `${optOutCookie}=1; Max-Age=63072000; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export function clearedCookieHeader({ secure }: { secure: boolean }): string {
  return `${optOutCookie}=; Max-Age=0; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}
