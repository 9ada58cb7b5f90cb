import type { Request, RequestHandler, Response } from "express";
import type { Services } from "../services";
import { plainPath } from "./plain-path";
import { internal, plainAddress } from "./visit";

/**
 * Normalises a request before the app sees it, so that the app reads nothing but the request:
 * the address, the signal, one spelling of every path, and no posts from other sites.
 */
export function front({ config }: Services): RequestHandler {
  return (request, response, next) => {
    response.once("finish", () => discardRest(request));
    // Some proxies ask with the whole address (RFC 9112, 3.2.2).
    request.originalUrl = request.url = request.url.replace(/^https?:\/\/[^/?]*/i, "") || "/";
    if (!hasUsableHost(request)) return void response.status(400).type("text").send("Bad Request");
    if (!isPlainText(request.path)) request.originalUrl = request.url = "/not-found";
    const plain = plainPath(request.url);
    if (plain !== null) return void response.status(308).set("Location", plain).end();

    request.headers[internal.gpc] = hasSignal(request) ? "1" : "0";
    request.headers[internal.address] = plainAddress(request.ip) ?? "";
    const refusal = refusalOf(request, config.SITE_URL);
    if (refusal) return refuse(refusal, { request, response, next });

    // Checked above. The app would compare it with a `Host` that a proxy may have replaced.
    delete request.headers.origin;
    next();
  };
}

/** What an answer left unread, say of a form too large: the next request comes right after it. */
function discardRest(request: Request) {
  request.removeAllListeners("data");
  request.resume();
}

/** The app makes an address of it. Only `Host` counts: anybody can send the forwarded one. */
function hasUsableHost(request: Request): boolean {
  delete request.headers["x-forwarded-host"];
  const host = request.headers.host ?? "localhost";
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host) && URL.canParse(`http://${host}`);
}

/** No address of the site has anything but printable ASCII in it, encoded or not. */
function isPlainText(path: string): boolean {
  try {
    return /^[ -~]*$/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** One line that is exactly `1` is enough; a merged line is not. Trailers do not count. */
function hasSignal(request: Request): boolean {
  return request.headersDistinct["sec-gpc"]?.includes("1") ?? false;
}

/** The status of a request that no page should see, or null. */
function refusalOf(request: Request, siteUrl: string | undefined): 403 | 405 | null {
  if (request.method === "GET" || request.method === "HEAD") return null;
  if (request.method !== "POST" || isReadOnly(request.path)) return 405;
  return !isOneClick(request) && isForeign(request, siteUrl) ? 403 : null;
}

/** Addresses that are no pages, so that none can say what is wrong. */
function isReadOnly(path: string): boolean {
  return /^\/(healthz|robots\.txt|sitemap\.xml|\.well-known\/.*|tort\/.*)$/.test(path);
}

/** RFC 8058: the mail service posts without any context; the token in the address is the proof. */
function isOneClick(request: Request): boolean {
  return /^\/unsubscribe(\.data)?$/.test(request.path) && "token" in request.query;
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

type Exchange = { request: Request; response: Response; next: () => void };

/**
 * A document is answered by the app, as a page with this status. A data request gets a plain
 * answer, which the script cannot decode and therefore sends again natively.
 */
function refuse(status: 403 | 405, { request, response, next }: Exchange) {
  const isPlain = isReadOnly(request.path);
  if (status === 405) response.set("Allow", isPlain ? "GET, HEAD" : "GET, HEAD, POST");
  if (isPlain || request.path.endsWith(".data")) {
    response
      .status(status)
      .type("text")
      .send(status === 403 ? "Forbidden" : "Method Not Allowed");
    return;
  }
  for (const name of ["origin", "content-type", "content-length", "transfer-encoding"]) {
    delete request.headers[name];
  }
  request.headers[internal.refusal] = String(status);
  request.method = "GET";
  next();
}
