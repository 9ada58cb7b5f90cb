import type { Request, RequestHandler, Response } from "express";
import { addresses } from "~/data/addresses";
import { withoutLanguage } from "~/data/language";
import type { RequestFacts } from "../leads/form-post";
import type { Services } from "../services";
import { sayInText } from "./headers";
import { decideFacts, hasOneHost, isUsableHost, readOrigin, type Trust } from "./request-facts";

/** Remix's load context. */
export type RequestContext = {
  facts: RequestFacts;
  /** The posted body, cut off beyond the limit; the request itself then has no body. */
  body?: Buffer | undefined;
  /** Status of a request that no page may handle; drawn as an error page, as if it were a GET. */
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
    // Some proxies send an absolute URI (RFC 9112, 3.2.2).
    setUrl(request, request.url.replace(/^https?:\/\/[^/?]*/i, "") || "/");
    if (!hasUsableHost(request)) return sayInText(response, 400, "Bad Request");
    if (request.url === "*") return refuseInText(405, response);
    if (!isPlainText(request.path)) setUrl(request, "/not-found");
    const plain = plainPath(request.url);
    if (plain !== null) return sayInText(response.set("Location", plain), 308);
    // Only data requests get this far, because they are never redirected: matching thousands of
    // slashes would take the router seconds.
    if (request.path.includes("//")) setUrl(request, "/not-found");

    setUrl(request, withoutInternals(request.url));
    const context: RequestContext = {
      facts: readFacts(request, { config, trust, requestId: response.locals.requestId }),
      body: response.locals.body,
    };
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
    next();
  };
}

function setUrl(request: Request, url: string) {
  request.originalUrl = request.url = url;
}

/** Earlier versions of Remix requested one loader's data with `_data`; none of our pages do. */
function withoutInternals(url: string): string {
  if (!url.includes("_data")) return url;

  const [path = "", ...query] = url.split("?");
  const kept = query
    .join("?")
    .split("&")
    .filter((pair) => !/^_data(=|$)/.test(pair));
  return [path, kept.join("&")].filter(Boolean).join("?");
}

type Known = { config: Services["config"]; trust: Trust; requestId: string };

function readFacts(request: Request, { config, trust, requestId }: Known): RequestFacts {
  return decideFacts(
    {
      requestId,
      origin: readOrigin(request, trust),
      address: request.ip,
      // One line that is exactly `1` is enough; a merged line or a trailer does not count.
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

/** All paths of the site are printable ASCII, even when decoded. */
function isPlainText(path: string): boolean {
  try {
    return /^[ -~]*$/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Returns null for a request that a page may handle. */
function refusalStatus({ method, path }: Request, isForbidden: boolean): 403 | 405 | null {
  if (method === "GET" || method === "HEAD") return null;
  if (method !== "POST" || isReadOnly(path)) return 405;
  return isForbidden ? 403 : null;
}

/** Paths without a page that could show an error. */
function isReadOnly(path: string): boolean {
  return /^\/(healthz|address-seen|robots\.txt|sitemap\.xml|(lawsuits\/[^/]+\/)?(feed\.xml|dates\.ics)|site\.webmanifest|\.well-known\/.*|tort\/.*)$/.test(
    withoutLanguage(path),
  );
}

/**
 * RFC 8058: a mail service posts without Origin; the token in the address is the proof. The action
 * checks that the body is `List-Unsubscribe=One-Click` and nothing else.
 */
function isOneClickLink(request: Request): boolean {
  return request.path === addresses.unsubscribe && /[?&]token=/.test(request.url);
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

/**
 * Plain text even for a data request: the script cannot decode it and falls back to a native
 * submit.
 */
function refuseInText(status: 403 | 405, response: Response) {
  sayInText(response, status, status === 403 ? "Forbidden" : "Method Not Allowed");
}

/**
 * Lower case, no trailing slash, no doubled slashes.
 *
 * @returns the path to redirect to, or null when it already has this form
 */
export function plainPath(url: string): string | null {
  const [path = "", ...query] = url.split("?");
  const plain = `/${path
    .replaceAll("\\", "/")
    .split("/")
    .filter((part) => part !== "")
    .join("/")
    .replace(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()))}`;
  if (plain === path || path === "" || isDataPath(path)) return null;

  return [plain, ...query].join("?");
}

/** A request of the client router, which keeps the spelling that it computed. */
export function isDataPath(path: string): boolean {
  return path.endsWith(".data") || path.startsWith("/__manifest");
}
