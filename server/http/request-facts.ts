import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import type { Config } from "../config/config";
import type { RequestFacts } from "../intake/request-facts";
import { hasOptOutCookie } from "../privacy/opt-out";

type Asked = { request: Request; context: { facts?: RequestFacts } };

/** Who sent a request and whether they are opted out: as the server in front saw it, else by its headers. */
export function requestFacts(
  { config }: { config: Config },
  { request, context }: Asked,
): RequestFacts {
  return context.facts ?? readFacts(request, config);
}

type Seen = {
  /** Scheme and host of the request. */
  origin: string;
  /** As forwarded or as the socket has it. */
  address: string | undefined;
  hasSignal: boolean;
  cookie: string | null | undefined;
  userAgent: string | null | undefined;
};

/** Decides everything about the sender of a request from what a server saw of it. */
export function decideFacts(seen: Seen, config: Config): RequestFacts {
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

/** A client can send any `Host`, and this origin ends up in mails we cause. */
function localOrigin(origin: string, { PORT }: Config): string {
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)
    ? origin
    : `http://localhost:${PORT}`;
}

/** Control characters and those that turn the direction of writing, which a terminal obeys. */
function withoutControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, "");
}

/**
 * The same from plain headers, where a server hands over no facts (`remix-serve`). Repeated header
 * lines arrive merged there and cannot be told apart.
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
 * The connection cannot be seen, so a forwarded address counts only where the operator said that a
 * proxy stands in front; with a number of hops, that many from the end.
 */
function forwardedAddress(headers: Headers, { TRUST_PROXY }: Config): string | undefined {
  if (TRUST_PROXY === undefined || TRUST_PROXY === "none") return undefined;

  const hops = typeof TRUST_PROXY === "number" ? TRUST_PROXY : 1;
  const addresses = (headers.get("X-Forwarded-For") ?? "").split(",").map((a) => a.trim());
  return hops > 0 ? addresses.at(-hops) : undefined;
}

/**
 * The address alone, as some proxies forward it with a port or in brackets, and as a socket that
 * takes both families writes IPv4. Null for anything that is no address: it is stored and passed on.
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

/** The IPv4 address in one of IPv6, in whichever way it is written (RFC 4291, 2.5.5.2). */
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
