import type { Request, RequestHandler, Response } from "express";
import type { Services } from "../services";
import { plainPath } from "./plain-path";
import { internal } from "./visit";

/**
 * Normalises a request before the app sees it, so that the app reads nothing but the request:
 * the address, the signal, one spelling of every path, and no posts from other sites.
 */
export function front({ config }: Services): RequestHandler {
  return (request, response, next) => {
    if (!isDecodable(request.path)) request.url = "/not-found";
    const plain = plainPath(request.url);
    if (plain !== null) return response.redirect(308, plain);

    request.headers[internal.gpc] = hasSignal(request) ? "1" : "0";
    if (request.ip) request.headers[internal.address] = request.ip;
    if (request.method !== "POST" || isOneClick(request)) return next();
    if (isForeign(request, config.SITE_URL)) return refuse(request, response, next);

    settleHost(request, config.SITE_URL);
    next();
  };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** One line that is exactly `1` is enough; a merged line is not. Trailers do not count. */
function hasSignal(request: Request): boolean {
  return request.headersDistinct["sec-gpc"]?.includes("1") ?? false;
}

/** RFC 8058: the mail service posts without any context; the token in the address is the proof. */
function isOneClick(request: Request): boolean {
  const isIt = /^\/unsubscribe(\.data)?$/.test(request.path) && "token" in request.query;
  if (isIt) delete request.headers.origin;
  return isIt;
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

/** The app's own check compares with `Host`, which a proxy may have replaced. */
function settleHost(request: Request, siteUrl: string | undefined) {
  if (!siteUrl) return;

  request.headers.host = new URL(siteUrl).host;
  delete request.headers["x-forwarded-host"];
}

/**
 * A document is answered by the app, as a page with this status. A data request gets a plain
 * answer, which the script cannot decode and therefore sends again natively.
 */
function refuse(request: Request, response: Response, next: () => void) {
  request.resume();
  if (request.path.endsWith(".data")) {
    response.status(403).type("text").send("Forbidden");
    return;
  }
  for (const name of ["origin", "content-type", "content-length", "transfer-encoding"]) {
    delete request.headers[name];
  }
  request.headers[internal.refusal] = "403";
  request.method = "GET";
  next();
}
