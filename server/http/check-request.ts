import type { RequestListener } from "node:http";
import type { Request as Incoming, RequestHandler } from "express";
import { errorTexts } from "~/data/errors";
import { toUrl } from "~/data/formats";
import { here } from "~/data/language";
import type { App } from "../app";
import type { Config } from "../config/config";
import type { RequestFacts } from "../leads/form-post";
import { noteHost } from "../store/upkeep";
import { allowedMethods, commonHeaders, errorInJson, isPartnerApi, sayInText } from "./headers";
import {
  decideFacts,
  hasSignal,
  hasUsableHost,
  plainHost,
  type RequestContext,
  readOrigin,
  type Trust,
} from "./request-facts";

const methods = ["GET", "HEAD", "POST"];

/**
 * Rejects requests for which no page is responsible, redirects to one spelling of each path, and
 * decides the facts about the sender.
 */
export function checkRequest(config: Config, trust: Trust): RequestHandler {
  return (request, response, next) => {
    const { method } = request;
    if (!methods.includes(method) || request.url === "*") {
      return sayInText(
        response.set("Allow", allowedMethods(request.url)),
        405,
        "Method Not Allowed",
      );
    }
    // Some proxies send an absolute URI (RFC 9112, section 3.2.2).
    const url = request.url.replace(/^https?:\/\/[^/?]*/i, "") || "/";
    request.url = url;
    if (!isPossible(url)) {
      if (isPartnerApi(url)) return sayInText(response, 404, "Not Found");
      request.url = here("/not-found");
    }
    const plain = plainPath(request.url) ?? request.url;
    // A program signs the address as it wrote it, and may follow no redirect.
    if (isPartnerApi(plain)) request.url = plain;
    else if (plain !== request.url) return sayInText(response.set("Location", plain), 308);

    if (method === "POST" && comesFromElsewhere(request, config.SITE_URL)) {
      if (isPartnerApi(request.url)) return sayInText(response, 403, onlyPrograms);
      const { title, text } = errorTexts()[403] ?? {};
      // The script cannot decode it either and falls back to a native submit.
      return sayInText(response, 403, `${title}. ${text}`);
    }
    const facts = decideFacts(
      {
        requestId: response.locals.requestId,
        origin: readOrigin(request, trust),
        address: request.ip,
        hasSignal: hasSignal(request),
        cookie: request.headers.cookie,
        userAgent: request.headers["user-agent"],
      },
      config,
    );
    response.locals.context = { facts, target: request.originalUrl } satisfies RequestContext;
    next();
  };
}

const onlyPrograms =
  "Origin or Sec-Fetch-Site names another site. Send this from your server, without these headers";

const longestPath = 300;
const mostSegments = 6;

/**
 * No address of the site is longer, has more segments, or contains anything but printable ASCII.
 * The router's work grows faster than the length of a path.
 */
function isPossible(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  // Remix logs an error for each `_data`, by which its earlier versions requested a loader's data.
  if (/[?&]_data(=|&|$)/.test(url)) return false;
  if (path.length > longestPath || path.split("/").length > mostSegments + 1) return false;

  try {
    return /^[ -~]*$/.test(decodeURIComponent(path)) && !/\/\/.*\.data$/.test(path);
  } catch {
    return false;
  }
}

/** A request with neither header is accepted: only browsers send them. */
function comesFromElsewhere(request: Incoming, siteUrl: string | undefined): boolean {
  const site = request.get("Sec-Fetch-Site");
  const origin = request.get("Origin");
  if (site === "cross-site") return true;
  // Browsers send `null` after some redirects, and if the page's referrer policy asks for it.
  if (origin === undefined || (origin === "null" && site === "same-origin")) return false;
  if (siteUrl) return origin !== siteUrl;

  return toUrl(origin)?.host !== plainHost(request.get("Host") ?? "");
}

/**
 * Lower case, no trailing slash, no doubled slashes, no percent-encoded letter, digit, or hyphen.
 *
 * @returns the path to redirect to, or null if it already has this form
 */
function plainPath(url: string): string | null {
  const [path = "", ...query] = url.split("?");
  const plain = `/${path
    .replaceAll("\\", "/")
    .split("/")
    .filter((part) => part !== "")
    .join("/")
    .replace(/%(?:[46][1-9a-f]|[57][\da]|3\d|2d)/gi, decodeURIComponent)
    .replace(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()))}`;
  if (plain === path) return null;
  // The client's router keeps the spelling that it computed.
  if (path === "" || path.endsWith(".data")) return null;

  return [plain, ...query].join("?");
}

/** What machines ask for by an address or another name: a probe, and proof of control of a host. */
const exempt = /^\/(healthz$|healthz\?|\.well-known\/acme-challenge\/)/;

const mostNoted = 50;

/**
 * Redirects a page under another host than that of `SITE_URL` to it: its forms would be refused
 * there. Notes the hosts that were asked for.
 */
export function redirectHosts({ config, db, now }: App, handle: RequestListener): RequestListener {
  const { SITE_URL } = config;
  const own = SITE_URL ? new URL(SITE_URL).host : null;
  const noted = new Set<string>();
  const note = (host: string) => {
    if (noted.has(host) || noted.size >= mostNoted) return;
    noted.add(host);
    void noteHost(db, host, now()).catch(() => noted.delete(host));
  };

  return (request, response) => {
    const { method, url = "/", headers } = request;
    const host = plainHost(headers.host ?? "");
    const isOwn = host === "" || host === own || exempt.test(url);
    if (isOwn || !hasUsableHost(request)) return handle(request, response);

    note(host);
    if (!SITE_URL || (method !== "GET" && method !== "HEAD")) return handle(request, response);

    // Some proxies send an absolute URI (RFC 9112, section 3.2.2); a path never leaves the site.
    const path = url.replace(/^https?:\/\/[^/?]*/i, "").replace(/^[/\\]*/, "/");
    response
      .writeHead(308, {
        ...commonHeaders(SITE_URL),
        Location: SITE_URL + path,
        "Content-Length": 0,
        "Cache-Control": "no-store",
      })
      .end();
  };
}

/** What still arrives of a body that nobody reads: pieces, and milliseconds. */
const mostLingeringPieces = 256;
const mostLingeringMs = 1000;

/**
 * Answers at once to a request of another method that has a body, which nobody would read. What
 * still arrives is dropped for a moment, so that the client gets to read the response.
 */
export function rejectBodies(handle: RequestListener): RequestListener {
  return (request, response) => {
    const { method = "", headers } = request;
    const length = headers["content-length"] ?? "0";
    const hasBody = headers["transfer-encoding"] !== undefined || !/^0+$/.test(length);
    if (method === "POST" || !hasBody) return handle(request, response);

    const isRead = method === "GET" || method === "HEAD";
    const { url = "" } = request;
    const isJson = isPartnerApi(url);
    const [status, words] = isRead ? [400, "Bad Request"] : [405, "Method Not Allowed"];
    const text = isJson ? errorInJson(status, url, "A GET has no body") : words;
    response.writeHead(status, {
      ...commonHeaders("http:"),
      ...(isRead ? {} : { Allow: allowedMethods(url) }),
      "Content-Type": isJson ? "application/json" : "text/plain; charset=utf-8",
      "Content-Length": text.length,
      "Cache-Control": "no-store",
      Connection: "close",
    });
    // Not yet ended, or Node would reset the connection and the response could be lost.
    if (method === "HEAD") response.flushHeaders();
    else response.write(text);
    const end = () => {
      clearTimeout(late);
      request.off("data", drop);
      request.socket.pause();
      response.end();
    };
    let pieces = 0;
    const drop = () => {
      pieces += 1;
      if (pieces > mostLingeringPieces) end();
    };
    const late = setTimeout(end, mostLingeringMs);
    request.on("data", drop).once("end", end).once("error", end);
  };
}

/**
 * The address of the page under the host of `SITE_URL`, in the one spelling of its path; null if it
 * is this one. For pages under `npx remix-serve build/index.js`, which runs the build without
 * `createSite`.
 */
export function redirectOf(
  { config: { SITE_URL } }: { config: Config },
  { request, context }: { request: Request; context: { facts?: RequestFacts } },
): string | null {
  if (context.facts) return null;

  const { pathname, search } = new URL(request.url);
  const path = `${pathname}${search}`;
  const plain = plainPath(path);
  const host = plainHost(request.headers.get("Host") ?? "");
  const isOwn = !SITE_URL || host === "" || host === new URL(SITE_URL).host;
  return isOwn ? plain : `${SITE_URL}${plain ?? path}`;
}
