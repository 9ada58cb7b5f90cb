import { createHash, randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import {
  chooseEncoding,
  commonHeaders,
  contentSecurityPolicy,
  documentVary,
  entityTag,
  hasOptOutCookie,
  optOutCookieHeader,
  type RequestFacts,
  type Services,
} from "~/app/services.server";
import { withoutDrawn } from "~/app/ui/draw-part.server";
import { addresses } from "~/data/addresses";
import { withoutLanguage } from "~/data/language";
import { InlineScripts, openFolds, RequestId, startModules } from "./document-context";
import { writeLoaderData } from "./loader-data";

const renderLimit = 10_000;

type RenderedDocument = {
  html: string;
  /** Source texts of the site's own inline scripts. */
  scripts: string[];
};

/**
 * Rendered whole before it is sent, because its policy names the hashes of its scripts.
 *
 * @throws what any part of the page throws, suspended or not: half a page is never sent
 */
export async function renderDocument(
  url: string,
  context: EntryContext,
  requestId: string,
): Promise<RenderedDocument> {
  const mark = randomBytes(16).toString("hex");
  writeLoaderData(context, withoutDrawn(context.staticHandlerContext.loaderData));

  return unmark(startLate(tidy(await render({ url, context, mark, requestId })), mark), mark);
}

type Rendering = { url: string; context: EntryContext; mark: string; requestId: string };

function render({ url, context, mark, requestId }: Rendering): Promise<string> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(
      <InlineScripts.Provider value={{ mark, openFolds }}>
        <RequestId.Provider value={requestId}>
          <RemixServer context={context} url={url} abortDelay={renderLimit} nonce={mark} />
        </RequestId.Provider>
      </InlineScripts.Provider>,
      {
        onError(error) {
          hasFailed = true;
          clearTimeout(late);
          reject(error);
          // What is still suspended would keep the document in memory.
          setImmediate(abort);
        },
        onAllReady() {
          // A running timer would keep the document in memory until it fires.
          clearTimeout(late);
          // React calls this after a failure too.
          if (hasFailed) return;
          const body = new PassThrough();
          resolve(text(body));
          pipe(body);
        },
      },
    );
    const late = setTimeout(abort, renderLimit).unref();
  });
}

const end = "</body></html>";

/**
 * Remix puts the data scripts behind `</html>`, where HTML allows none. React 18 leaves a zero
 * where a letter of two bytes does not fit into the rest of its buffer.
 */
function tidy(html: string): string {
  const [document = "", tail] = html.replaceAll("\0", "").split(end);
  if (tail === undefined) throw new Error("The document has no end");

  return `${document}${tail.replaceAll(/<!--.*?-->/g, "")}${end}`;
}

/**
 * Remix requests modules with the priority of the stylesheet, which the first paint waits for. Here
 * they are only named; an inline script starts them after the first paint.
 */
function startLate(html: string, mark: string): string {
  const named = replaceKnown(html, {
    known: '<link rel="modulepreload"',
    by: '<link rel="modulepreload" media="not all"',
  });
  const waiting = replaceKnown(named, {
    known: `<script nonce="${mark}" type="module" async="">`,
    by: `<script nonce="${mark}" type="text/plain">`,
  });
  const start = `<script nonce="${mark}">${startModules}</script>`;
  return `${withoutIndents(waiting).slice(0, -end.length)}${start}${end}`;
}

/** Remix indents its scripts, which costs some 120 bytes a page even when compressed. */
function withoutIndents(html: string): string {
  return html
    .replace(/ type="text\/plain">[^<]*/, (list) => list.replaceAll(/\n\s*|(?<=":) /g, ""))
    .replace(/\(\(STORAGE_KEY,[^<]*/, (script) => script.replaceAll(/\n\s*/g, ""));
}

/** @throws when a version of React or Remix writes it differently, which a test then shows */
function replaceKnown(html: string, { known, by }: { known: string; by: string }): string {
  if (!html.includes(known)) throw new Error(`The document has no ${known}`);
  return html.replaceAll(known, by);
}

/** A script without the mark is not ours and must not run. */
function unmark(html: string, mark: string): RenderedDocument {
  const own = new RegExp(`<script[^>]* nonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, "g");
  const scripts = [...html.matchAll(own)].flatMap(([, script]) => (script ? [script] : []));

  return { html: html.replaceAll(` nonce="${mark}"`, ""), scripts };
}

const revalidate = "private, no-cache";

type Answer = {
  request: Request;
  status: number;
  headers: Headers;
  document: RenderedDocument;
  facts: RequestFacts;
  /** Our own server is in front: it chooses the encoding and completes the ETag. */
  isFronted: boolean;
};

export function setDocumentHeaders({ config }: Services, answer: Answer) {
  const { request, status, headers, document, facts } = answer;
  const { optedOut } = facts;
  const policy = contentSecurityPolicy({
    scriptHashes: document.scripts.map(hashScript),
    certificationHosts: optedOut ? [] : config.consentScriptHosts,
    connectOrigins: optedOut ? [] : listOrigins(config.IP_LOOKUP_URL),
    imageOrigins: optedOut ? [] : listOrigins(config.CONSENT_PIXEL_URL),
  });

  setCommonHeaders(headers, facts.origin);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  headers.set("Cache-Control", isPrivate(request, status) ? "no-store" : revalidate);
  if (!isPrivate(request, status)) headers.set("ETag", makeTag(answer, policy));
  renewCookie(request, headers, facts.origin);
}

/** Data for the client router varies by the same opt-out decision as documents. */
export function setDataHeaders({ origin }: RequestFacts, request: Request, response: Response) {
  setCommonHeaders(response.headers, origin);
  const isKept = !isPrivate(request, response.status);
  response.headers.set("Cache-Control", isKept ? revalidate : "no-store");
}

function setCommonHeaders(headers: Headers, origin: string) {
  for (const [name, value] of Object.entries(commonHeaders(origin))) headers.set(name, value);
  headers.set("Vary", documentVary);
}

function listOrigins(address: string | undefined): string[] {
  return address ? [new URL(address).origin] : [];
}

const yourRequest = withoutLanguage(addresses.yourRequest);

/**
 * Pages with typed values, a receipt, a token or an error must not be stored by caches, nor any page
 * of a person's own request.
 */
function isPrivate(request: Request, status: number): boolean {
  const { searchParams, pathname } = new URL(request.url);
  const isOwn = withoutLanguage(pathname).replace(/\.data$/, "") === yourRequest;
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isAsked = ["sent", "token", "q"].some((name) => searchParams.has(name));

  return !isRead || status >= 300 || isAsked || isOwn;
}

function hashScript(script: string): string {
  return `sha256-${createHash("sha256").update(script).digest("base64")}`;
}

function makeTag({ request, document, isFronted }: Answer, policy: string): string {
  const accepted = request.headers.get("Accept-Encoding") ?? "";
  return entityTag([policy, document.html], isFronted ? "identity" : chooseEncoding(accepted));
}

function renewCookie(request: Request, headers: Headers, origin: string) {
  const isSetHere = headers.getSetCookie().length > 0;
  if (request.method === "POST" || isSetHere || !hasOptOutCookie(request.headers.get("Cookie")))
    return;

  headers.append("Set-Cookie", optOutCookieHeader(origin));
}
