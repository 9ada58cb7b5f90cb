import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import type { Config } from "../config/config";
import type { RequestFacts } from "../intake/request-facts";
import { hasOptOutCookie } from "../privacy/opt-out";

type Asked = { request: Request; context: { facts?: RequestFacts } };

/** As our own server decided it, else from plain headers. */
export function requestFacts(
  { config }: { config: Config },
  { request, context }: Asked,
): RequestFacts {
  return context.facts ?? readFacts(request, config);
}

export function decideFacts(
  seen: {
    /** Scheme and host of the request. */
    origin: string;
    /** Forwarded by a trusted proxy, else that of the socket. */
    address: string | undefined;
    hasSignal: boolean;
    cookie: string | null | undefined;
    userAgent: string | null | undefined;
  },
  config: Config,
): RequestFacts {
  const reasons: RequestFacts["reasons"][number][] = [];
  if (seen.hasSignal) reasons.push("gpc");
  if (hasOptOutCookie(seen.cookie)) reasons.push("cookie");

  return {
    requestId: randomUUID(),
    origin: config.SITE_URL ?? seen.origin,
    publicOrigin: config.SITE_URL ?? localOrigin(seen.origin, config),
    ip: plainAddress(seen.address),
    userAgent: withoutControls(seen.userAgent ?? "").slice(0, 400),
    reasons,
    optedOut: reasons.length > 0,
  };
}

/** A client can send any `Host`, and this origin is used in mails we cause. */
function localOrigin(origin: string, { PORT }: Config): string {
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)
    ? origin
    : `http://localhost:${PORT}`;
}

/** Removes control and bidirectional characters, which a terminal obeys. */
function withoutControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, "");
}

/**
 * For a server that passes no facts on (`remix-serve`). Repeated header lines arrive merged there
 * and cannot be told apart.
 */
export function readFacts({ url, headers }: Request, config: Config): RequestFacts {
  return decideFacts(
    {
      origin: new URL(url).origin,
      address: forwardedAddress(headers, config),
      hasSignal: headers.get("Sec-GPC") === "1",
      cookie: headers.get("Cookie"),
      userAgent: headers.get("User-Agent"),
    },
    config,
  );
}

/**
 * The socket is not visible here, so a forwarded address counts only if the operator named a proxy;
 * with a number of hops, that many from the end.
 */
function forwardedAddress(headers: Headers, { TRUST_PROXY }: Config): string | undefined {
  if (TRUST_PROXY === undefined || TRUST_PROXY === "none") return undefined;

  const hops = typeof TRUST_PROXY === "number" ? TRUST_PROXY : 1;
  const addresses = (headers.get("X-Forwarded-For") ?? "").split(",").map((a) => a.trim());
  return hops > 0 ? addresses.at(-hops) : undefined;
}

/**
 * Removes a port or brackets that a proxy added, and IPv6 notation of IPv4. Null for anything else,
 * because the address is stored and passed on.
 */
export function plainAddress(text: string | undefined): string | null {
  const address = (text ?? "")
    .trim()
    .replace(/^\[([\da-f:.]*)\](:\d{1,5})?$/i, "$1")
    .replace(/^([\d.]+):\d{1,5}$/, "$1");
  switch (isIP(address)) {
    case 4:
      return address;
    case 6:
      return mappedAddress(address) ?? address;
    default:
      return null;
  }
}

/** An IPv4-mapped IPv6 address, in any notation (RFC 4291, 2.5.5.2). */
function mappedAddress(address: string): string | null {
  const withoutZone = address.replace(/%.*$/, "");
  const [, high = "", low = ""] =
    /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(new URL(`http://[${withoutZone}]`).hostname) ?? [];
  if (high === "") return null;

  return [high, low].flatMap((part) => splitBytes(Number.parseInt(part, 16))).join(".");
}

function splitBytes(word: number): number[] {
  return [word >> 8, word & 255];
}
