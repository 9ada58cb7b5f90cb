import type { Request, RequestHandler, Response } from "express";
import { addresses } from "~/data/addresses";
import type { RequestFacts } from "../intake/request-facts";
import type { Services } from "../services";
import { discardRest } from "./discard-rest";
import { plainPath } from "./plain-path";
import { decideFacts } from "./request-facts";
import { hasOneHost, isUsableHost, readOrigin, type Trust } from "./request-origin";

/** Remix's load context. */
export type RequestContext = {
  facts: RequestFacts;
  /** What was posted, cut off a byte beyond the limit; the request itself then carries nothing. */
  body?: Buffer;
  /** Status of a request that no page may handle; drawn as an error page. */
  refusal?: number;
  /** A cross-site post, allowed only with the body of RFC 8058. */
  isOneClickOnly?: boolean;
};

type Parts = {
  trust: Trust;
  /** Whether the page at this path has a form. */
  takesPosts: (path: string) => boolean;
};

/**
 * Redirects to one spelling of each path, refuses cross-site posts, and decides the facts about the
 * sender.
 */
export function normalizeRequest(
  { config }: Services,
  { trust, takesPosts }: Parts,
): RequestHandler {
  return (request, response, next) => {
    // Runs before Node's own listener, which would read the rest of the body without a limit.
    response.prependOnceListener("finish", () => discardRest(request));
    // Some proxies send an absolute URI (RFC 9112, 3.2.2).
    setUrl(request, request.url.replace(/^https?:\/\/[^/?]*/i, "") || "/");
    if (!hasUsableHost(request)) return void response.status(400).type("text").send("Bad Request");
    if (request.url === "*") return refuseInText(405, response);
    if (!isPlainText(request.path)) setUrl(request, "/not-found");
    const plain = plainPath(request.url);
    if (plain !== null) return void response.status(308).set("Location", plain).end();

    setUrl(request, withoutInternals(request.url));
    const context: RequestContext = { facts: readFacts(request, config, trust) };
    response.locals.context = context;
    const isFromElsewhere = isForeign(request, config.SITE_URL);
    context.isOneClickOnly = isFromElsewhere && isOneClickLink(request);
    const refusal = refusalStatus(request, isFromElsewhere && !context.isOneClickOnly);
    if (refusal === null) return next();

    if (refusal === 405 && takesPosts(request.path)) response.set("Allow", "GET, HEAD, POST");
    if (isReadOnly(request.path) || request.path.endsWith(".data")) {
      return refuseInText(refusal, response);
    }
    context.refusal = refusal;
    request.method = "GET";
    next();
  };
}

function setUrl(request: Request, url: string) {
  request.originalUrl = request.url = url;
}

/** Earlier routers asked for one loader's data with `_data`; no page of ours uses it. */
function withoutInternals(url: string): string {
  if (!url.includes("_data")) return url;

  const [path = "", ...query] = url.split("?");
  const kept = query
    .join("?")
    .split("&")
    .filter((pair) => !/^_data(=|$)/.test(pair));
  return [path, kept.join("&")].filter(Boolean).join("?");
}

function readFacts(request: Request, config: Services["config"], trust: Trust): RequestFacts {
  return decideFacts(
    {
      origin: readOrigin(request, trust),
      address: request.ip,
      // A line that is exactly `1` is enough; a merged line or a trailer is not.
      hasSignal: request.headersDistinct["sec-gpc"]?.includes("1") ?? false,
      cookie: request.headers.cookie,
      userAgent: request.headers["user-agent"],
    },
    config,
  );
}

function hasUsableHost({ rawHeaders, headers }: Request): boolean {
  return hasOneHost(rawHeaders) && isUsableHost(headers.host ?? "localhost");
}

/** All addresses of the site are printable ASCII, also when decoded. */
function isPlainText(path: string): boolean {
  try {
    return /^[ -~]*$/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Null for a request that a page may handle. */
function refusalStatus({ method, path }: Request, isForbidden: boolean): 403 | 405 | null {
  if (method === "GET" || method === "HEAD") return null;
  if (method !== "POST" || isReadOnly(path)) return 405;
  return isForbidden ? 403 : null;
}

/** Addresses without a page that could show an error. */
function isReadOnly(path: string): boolean {
  return /^\/(healthz|address-seen|robots\.txt|sitemap\.xml|feed\.xml|site\.webmanifest|\.well-known\/.*|tort\/.*)$/.test(
    path,
  );
}

/**
 * RFC 8058: a mail service posts without Origin; the token in the address is the proof. The action
 * checks that the body is the one-click word and nothing else.
 */
function isOneClickLink(request: Request): boolean {
  return request.path === addresses.unsubscribe && "token" in request.query;
}

function isForeign(request: Request, siteUrl: string | undefined): boolean {
  if (request.get("Sec-Fetch-Site") === "cross-site") return true;

  const origin = request.get("Origin");
  if (origin === undefined) return false;
  return siteUrl ? origin !== siteUrl : !isOrigin(origin, request.get("Host"));
}

function isOrigin(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/** Plain text for a data request too: script cannot decode it, and sends the form natively. */
function refuseInText(status: 403 | 405, response: Response) {
  response
    .status(status)
    .type("text")
    .send(status === 403 ? "Forbidden" : "Method Not Allowed");
}
