import type { Request, RequestHandler } from "express";
import { errorTexts } from "~/data/errors";
import type { Config } from "../config/config";
import { allowedMethods, isPartnerApi, sayInText } from "./headers";
import {
  decideFacts,
  hasSignal,
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
    request.url = isPossible(url) ? url : "/not-found";
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
function comesFromElsewhere(request: Request, siteUrl: string | undefined): boolean {
  const site = request.get("Sec-Fetch-Site");
  const origin = request.get("Origin");
  if (site === "cross-site") return true;
  // Browsers send `null` after some redirects, and if the page's referrer policy asks for it.
  if (origin === undefined || (origin === "null" && site === "same-origin")) return false;
  if (siteUrl) return origin !== siteUrl;

  return !URL.canParse(origin) || new URL(origin).host !== plainHost(request.get("Host") ?? "");
}

/**
 * Lower case, no trailing slash, no doubled slashes.
 *
 * @returns the path to redirect to, or null if it already has this form
 */
export function plainPath(url: string): string | null {
  const [path = "", ...query] = url.split("?");
  const plain = `/${path
    .replaceAll("\\", "/")
    .split("/")
    .filter((part) => part !== "")
    .join("/")
    .replace(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()))}`;
  if (plain === path) return null;
  // The client's router keeps the spelling that it computed.
  if (path === "" || path.endsWith(".data")) return null;

  return [plain, ...query].join("?");
}
