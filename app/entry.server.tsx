import { createHash } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import {
  commonHeaders,
  contentSecurityPolicy,
  documentVary,
  hasOptOutCookie,
  optOutCookieHeader,
  services,
  visitOf,
} from "./services.server";

const renderLimit = 10_000;

/** The whole document is rendered before it is sent, so that its policy can name its scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = tidy(await render(request, context));
  keepRetryAfter(headers, context);
  await setDocumentHeaders({ request, status, headers, html });
  if (isFresh(request, status, headers)) return new Response(null, { status: 304, headers });

  return new Response(html, { status, headers });
}

/** Of an action's headers Remix passes on nothing but cookies. */
function keepRetryAfter(headers: Headers, { staticHandlerContext }: EntryContext) {
  for (const given of Object.values(staticHandlerContext.actionHeaders)) {
    const wait = given.get("Retry-After");
    if (wait) headers.set("Retry-After", wait);
  }
}

/** Answers to the client router carry the same decision and the same `Vary`. */
export async function handleDataRequest(response: Response, { request }: { request: Request }) {
  const { config } = await services();
  setAll(response.headers, commonHeaders(config));
  response.headers.set("Vary", documentVary);
  response.headers.set(
    "Cache-Control",
    isPrivate(request, response.status) ? "no-store" : revalidate,
  );
  return response;
}

/** Bad requests are answered, not logged with their address: an address can reveal a condition. */
export async function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;

  const { log } = await services();
  log.error(
    { name: error instanceof Error ? error.name : "unknown", stack: stackOf(error) },
    "page failed",
  );
}

/** Where it happened, without the message, which could repeat what a visitor typed. */
function stackOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];

  return (error.stack ?? "")
    .split("\n")
    .filter((line) => line.trim().startsWith("at "))
    .slice(0, 8);
}

function render(request: Request, context: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <RemixServer context={context} url={request.url} abortDelay={renderLimit} />,
      {
        onAllReady() {
          const body = new PassThrough();
          resolve(text(body));
          pipe(body);
        },
        onShellError: reject,
      },
    );
    setTimeout(abort, renderLimit).unref();
  });
}

/**
 * Remix puts the scripts with the loaders' data behind `</html>`, where HTML allows none, and asks
 * for the modules as urgently as for the stylesheet, which the reader is waiting for.
 */
function tidy(html: string): string {
  const end = "</body></html>";
  const [document = "", tail = ""] = html.split(end);
  const calm = document.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  );
  return `${calm}${tail.replaceAll(/<!--.*?-->/g, "")}${end}`;
}

const revalidate = "private, no-cache";

type Document = { request: Request; status: number; headers: Headers; html: string };

async function setDocumentHeaders({ request, status, headers, html }: Document) {
  const opened = await services();
  const { config } = opened;
  const { optedOut } = visitOf(opened, request);

  setAll(headers, commonHeaders(config));
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Vary", documentVary);
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy({
      scriptHashes: inlineScripts(html).map((script) => hashOf(script)),
      certificationHosts: optedOut ? [] : config.consentScriptHosts,
      connectOrigins: optedOut ? [] : originsOf(config.IP_LOOKUP_URL),
      imageOrigins: optedOut ? [] : originsOf(config.CONSENT_PIXEL_URL),
    }),
  );
  if (isPrivate(request, status)) headers.set("Cache-Control", "no-store");
  else {
    headers.set("Cache-Control", revalidate);
    headers.set("ETag", `"${etagOf(request, html, headers)}"`);
  }
  renewCookie(request, headers, config);
}

function originsOf(address: string | undefined): string[] {
  return address ? [new URL(address).origin] : [];
}

function setAll(headers: Headers, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) headers.set(name, value);
}

/** What shows something typed, a receipt, a token or an error is nobody else's to keep. */
function isPrivate(request: Request, status: number): boolean {
  const { searchParams } = new URL(request.url);
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isAsked = ["sent", "token", "q"].some((name) => searchParams.has(name));

  return !isRead || status >= 300 || isAsked;
}

/** Data blocks such as JSON-LD do not run and need no hash. */
function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<content>[\s\S]*?)<\/script>/g);

  return [...scripts].flatMap(({ groups }) =>
    /\bsrc=|ld\+json/.test(groups?.attributes ?? "") ? [] : [groups?.content ?? ""],
  );
}

function hashOf(script: string): string {
  return `sha256-${createHash("sha256").update(script).digest("base64")}`;
}

/** A strong tag belongs to one representation, so what chooses the encoding is part of it. */
function etagOf(request: Request, html: string, headers: Headers): string {
  const encodings = request.headers.get("Accept-Encoding") ?? "";

  return createHash("sha256")
    .update([headers.get("Content-Security-Policy"), encodings, html].join("\n"))
    .digest("base64url")
    .slice(0, 27);
}

function isFresh(request: Request, status: number, headers: Headers): boolean {
  const tags = request.headers.get("If-None-Match");
  const tag = headers.get("ETag");
  if (status !== 200 || !tags || !tag) return false;

  const matches = (given: string) => given === "*" || given.replace(/^W\//, "") === tag;
  return tags.split(",").some((given) => matches(given.trim()));
}

function renewCookie(request: Request, headers: Headers, { secure }: { secure: boolean }) {
  const isSetHere = headers.getSetCookie().length > 0;
  if (request.method === "POST" || isSetHere || !hasOptOutCookie(request.headers.get("Cookie")))
    return;

  headers.append("Set-Cookie", optOutCookieHeader({ secure }));
}
