import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Config } from "../config/config";
import type { RequestFacts } from "../leads/form-post";
import { hasOptOutCookie } from "../privacy/opt-out";

type Asked = { request: Request; context: { facts?: RequestFacts } };

/**
 * The facts as our own server decided them, otherwise (under `remix-serve`) read from plain
 * headers. Repeated header lines arrive merged there and cannot be told apart.
 */
export function requestFacts(
  { config }: { config: Config },
  { request: { url, headers }, context }: Asked,
): RequestFacts {
  const known = context.facts ?? read.get(context);
  if (known) return known;

  const seen = {
    origin: new URL(url).origin,
    address: forwardedAddress(headers, config),
    hasSignal: headers.get("Sec-GPC") === "1",
    cookie: headers.get("Cookie"),
    userAgent: headers.get("User-Agent"),
  };
  const facts = decideFacts(seen, config);
  read.set(context, facts);
  return facts;
}

/** Keeps the id of a request the same until its end. */
const read = new WeakMap<object, RequestFacts>();

export function decideFacts(
  seen: {
    /** The id that the response headers already carry. */
    requestId?: string;
    /** Scheme and host of the request. */
    origin: string;
    /** As forwarded by a trusted proxy, otherwise that of the socket. */
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
  const isLocal = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(seen.origin);

  return {
    requestId: seen.requestId ?? randomUUID(),
    origin: config.SITE_URL ?? seen.origin,
    // A client can send any `Host`, and this origin is used in mails that we send.
    publicOrigin: config.SITE_URL ?? (isLocal ? seen.origin : `http://localhost:${config.PORT}`),
    ip: plainAddress(seen.address),
    // Terminals interpret control and bidirectional characters.
    userAgent: (seen.userAgent ?? "").replaceAll(/[\p{Cc}\p{Cf}]/gu, "").slice(0, 400),
    reasons,
    optedOut: reasons.length > 0,
  };
}

/**
 * The socket is not visible under `remix-serve`, so a forwarded address counts only if the operator
 * named a proxy; with a number of hops, that many from the end.
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

/** Whether to believe the peer at this address, `hop` hops away; compiled by Express. */
export type Trust = (address: string, hop: number) => boolean;

type Told = {
  host: string;
  forwardedScheme: string | undefined;
  peer: string | undefined;
};

/**
 * As the visitor sees them. A forwarded scheme counts only from a trusted peer and only if it is
 * `http` or `https`, because it becomes part of an address.
 */
export function requestOrigin({ host, forwardedScheme, peer }: Told, trust: Trust): string {
  if (forwardedScheme === undefined || !trust(peer ?? "", 0)) return `http://${host.toLowerCase()}`;

  const scheme = forwardedScheme.split(",")[0]?.trim().toLowerCase();
  return `${scheme === "https" ? "https" : "http"}://${host.toLowerCase()}`;
}

/** The same for a request as Node reads it. */
export function readOrigin({ headers, socket }: IncomingMessage, trust: Trust): string {
  const scheme = headers["x-forwarded-proto"];
  const forwardedScheme = scheme === undefined ? undefined : String(scheme);

  return requestOrigin(
    { host: headers.host ?? "localhost", forwardedScheme, peer: socket.remoteAddress },
    trust,
  );
}

/** Whether a URL can be built from it. */
export function isUsableHost(host: string): boolean {
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host) && URL.canParse(`http://${host}`);
}

/** Node keeps the first of several `Host` lines; a proxy in front may use another. */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  const isHost = (name: string, index: number) => index % 2 === 0 && /^host$/i.test(name);
  return rawHeaders.filter(isHost).length <= 1;
}

export type RequestLines = {
  /** Null without a `Host` header. */
  host: string | null;
  cookie: string | undefined;
  hasSignal: boolean;
  accepted: string | undefined;
  ifNoneMatch: string | undefined;
  forwardedScheme: string | undefined;
  /** A header that answers from memory do not handle. */
  isUnusual: boolean;
};

/**
 * One pass over the raw lines: Node's header object costs more than the rest of a response from
 * memory.
 */
export function readLines(raw: readonly string[]): RequestLines {
  const lines: RequestLines = {
    host: null,
    cookie: undefined,
    hasSignal: false,
    accepted: undefined,
    ifNoneMatch: undefined,
    forwardedScheme: undefined,
    isUnusual: false,
  };
  for (let index = 0; index < raw.length; index += 2) {
    take(lines, (raw[index] ?? "").toLowerCase(), raw[index + 1] ?? "");
  }
  return lines;
}

function take(lines: RequestLines, name: string, value: string) {
  switch (name) {
    case "host":
      lines.isUnusual ||= lines.host !== null;
      lines.host = value;
      return;
    case "cookie":
      lines.cookie = lines.cookie === undefined ? value : `${lines.cookie}; ${value}`;
      return;
    case "sec-gpc":
      lines.hasSignal ||= value === "1";
      return;
    case "accept-encoding":
      lines.accepted = lines.accepted === undefined ? value : `${lines.accepted}, ${value}`;
      return;
    case "if-none-match":
      lines.ifNoneMatch = value;
      return;
    case "x-forwarded-proto":
      lines.forwardedScheme ??= value;
      return;
    case "content-length":
    case "transfer-encoding":
    case "range":
    case "if-range":
    case "if-match":
    case "if-modified-since":
    case "if-unmodified-since":
    case "expect":
      lines.isUnusual = true;
  }
}
