import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { parse } from "cookie";
import type { Config } from "../config";

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

export function readVisit(request: Request, config: Config): Visit {
  const reasons = reasonsOf(request);

  return {
    origin: config.SITE_URL ?? new URL(request.url).origin,
    ip: addressOf(request, config),
    userAgent: (request.headers.get("User-Agent") ?? "").slice(0, 400),
    reasons,
    optedOut: reasons.length > 0,
  };
}

/** The front layer's word, even that there is no address; what was forwarded only without it. */
function addressOf(request: Request, config: Config): string | null {
  const seen = request.headers.get(internal.address);
  const isFronted = seen !== null || request.headers.has(internal.gpc);
  return isFronted ? plainAddress(seen ?? undefined) : forwardedAddress(request, config);
}

/**
 * Under `remix-serve` the connection cannot be seen, so a forwarded address counts only where the
 * operator said that a proxy stands in front; with a number of hops, that many from the end.
 */
function forwardedAddress(request: Request, { TRUST_PROXY }: Config): string | null {
  if (TRUST_PROXY === undefined || TRUST_PROXY === "none") return null;

  const hops = typeof TRUST_PROXY === "number" ? TRUST_PROXY : 1;
  const addresses = (request.headers.get("X-Forwarded-For") ?? "").split(",").map((a) => a.trim());
  return plainAddress(hops > 0 ? addresses.at(-hops) : undefined);
}

/**
 * The address alone, as some proxies forward it with a port or in brackets, and as a socket that
 * takes both families writes IPv4. Null for anything that is no address: it is stored and passed on.
 */
export function plainAddress(text: string | undefined): string | null {
  const address = (text ?? "")
    .trim()
    .replace(/^\[([\da-f:.]*)\](:\d{1,5})?$/i, "$1")
    .replace(/^([\d.]+):\d{1,5}$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) === 0 ? null : address;
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
