import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { toUrl } from "~/data/formats";
import type { Config } from "../config/config";
import type { RequestFacts } from "../leads/form-post";
import { plainAddress } from "../privacy/ip-address";
import { hasOptOutCookie } from "../privacy/opt-out";

/** Remix's load context. */
export type RequestContext = {
  facts: RequestFacts;
  /** Path and query as the client sent them: Remix encodes the query of a loader's request anew. */
  target?: string;
};

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

/** Whether to believe what the peer at this address, `hop` hops away, forwards. */
export type Trust = (address: string, hop: number) => boolean;

/**
 * Scheme and host as the visitor sees them, without a default port. A forwarded scheme counts only
 * from a trusted peer and only if it is `http` or `https`, because it becomes part of an address.
 */
export function readOrigin({ headers, socket }: IncomingMessage, trust: Trust): string {
  const [forwarded] = String(headers["x-forwarded-proto"] ?? "").split(",");
  const isSecure =
    forwarded?.trim().toLowerCase() === "https" && trust(socket.remoteAddress ?? "", 0);

  return `${isSecure ? "https" : "http"}://${plainHost(headers.host ?? "localhost")}`;
}

/** Some proxies and clients append the default port of the visitor's scheme. */
export function plainHost(host: string): string {
  return host.toLowerCase().replace(/:(80|443)$/, "");
}

/**
 * Whether there is at most one `Host` line, from which a URL can be built. Node keeps the first of
 * several; a proxy in front may use another.
 */
export function hasUsableHost({ rawHeaders, headers: { host = "localhost" } }: IncomingMessage) {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === "host") count += 1;
  }
  return count <= 1 && usableHost.test(host) && toUrl(`http://${host}`) !== null;
}

const usableHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i;

/** One header line that is exactly `1` is enough; a merged line does not count. */
export function hasSignal(request: IncomingMessage): boolean {
  // Reading `headersDistinct` takes time, and few requests have the header.
  if (request.headers["sec-gpc"] === undefined) return false;

  return request.headersDistinct["sec-gpc"]?.includes("1") ?? false;
}

/**
 * As Remix calls loaders and actions. Under `npx remix-serve build/index.js`, which runs the build
 * without `createSite`, the context is empty.
 */
type Asked = { request: Request; context: { facts?: RequestFacts } };

/**
 * The facts as our own server decided them, otherwise read from plain headers. Repeated header lines
 * arrive merged here and cannot be told apart.
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

/**
 * The socket is not visible, so a forwarded address counts only if the operator named a proxy; with a
 * number of hops, that many from the end.
 */
function forwardedAddress(headers: Headers, { TRUST_PROXY }: Config): string | undefined {
  if (TRUST_PROXY === undefined || TRUST_PROXY === "none") return undefined;

  const hops = typeof TRUST_PROXY === "number" ? TRUST_PROXY : 1;
  const addresses = (headers.get("X-Forwarded-For") ?? "").split(",").map((a) => a.trim());
  return hops > 0 ? addresses.at(-hops) : undefined;
}
