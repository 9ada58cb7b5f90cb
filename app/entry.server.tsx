import { createHash, randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  LoaderFunctionArgs,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { addresses } from "~/data/addresses";
import { withoutLanguage } from "~/data/language";
import { plainAnswers } from "~/data/plain-answers";
import { Rendering } from "./layout/document-context";
import { withOwnScripts } from "./layout/own-scripts.server";
import {
  type App,
  chooseEncoding,
  commonHeaders,
  compress,
  contentSecurityPolicy,
  createLimit,
  describeFault,
  documentVary,
  entityTag,
  hasOptOutCookie,
  isNamed,
  openApp,
  optOutCookieHeader,
  type RequestFacts,
  requestFacts,
  requestIdHeader,
  servedLanguage,
  speak,
} from "./services.server";
import titleFont from "./styles/fonts/serif.woff2";

/** Ten seconds, counted in turns of the event loop: a process that gets no time fails no page. */
const renderTurns = { most: 40, everyMs: 250 };

/**
 * Remix keeps the data of a document until this timer ends. No loader returns a promise, so the
 * data is encoded before the render begins.
 */
export const streamTimeout = 50;

/**
 * Few at a time, so that other requests, such as a health check, are handled in between: the pages of
 * posts, and all of them under `remix-serve`. Our own server lets others wait before their loaders.
 */
const limitRenders = createLimit({ atOnce: 2, waiting: 400, share: 200 });

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const app = await openApp();
  const facts = requestFacts(app, { request, context: loadContext });
  const language = servedLanguage(new URL(request.url).pathname, app.config.LANGUAGES);

  return speak(language, async () => {
    const document = await limitRenders(facts.ip, () =>
      renderDocument(request.url, withOwnScripts(context, language), facts),
    );
    if (document === null) return busy();

    setDocumentHeaders(app, { request, status, headers, facts, scripts: document.scripts });
    setRetryAfter(headers, loadContext);
    return documentResponse(request, status, headers, document.html);
  });
}

type Rendered = {
  html: string;
  /** Source text of each inline script. */
  scripts: string[];
};

/**
 * Renders the whole document before it is sent, because its policy contains the hashes of its
 * scripts.
 *
 * @throws what any part of the page throws: half a page is never sent
 */
async function renderDocument(
  url: string,
  context: EntryContext,
  { requestId }: RequestFacts,
): Promise<Rendered> {
  const mark = randomBytes(16).toString("hex");
  const html = await renderHtml(
    <Rendering.Provider value={{ mark, requestId }}>
      <RemixServer context={context} url={url} nonce={mark} />
    </Rendering.Provider>,
  );
  const paced = afterFirstPaint(html, mark);
  // A script without the mark is not ours. It gets no hash, so it does not run.
  const marked = new RegExp(`<script[^>]* nonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, "g");
  const scripts = [...paced.matchAll(marked)].flatMap(([, script]) => (script ? [script] : []));

  return { html: paced.replaceAll(` nonce="${mark}"`, ""), scripts };
}

/**
 * Nothing visible waits for scripts: style, picture, and typeface have the line to themselves until
 * text is painted. A page that is opened behind another one is not painted, hence the timer.
 */
const untilPainted = `await new Promise((painted) => {
  new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint")[0] && painted())
    .observe({ type: "paint", buffered: true });
  setTimeout(painted, document.hidden ? 0 : 4000);
});
for (const link of document.querySelectorAll("link[rel=modulepreload]")) link.media = "all";
`;

/** The links stay in the document, because React looks for them when it takes the page over. */
function afterFirstPaint(html: string, mark: string): string {
  const loader = new RegExp(`(<script nonce="${mark}" type="module" async="">)(.*?)</script>`, "s");
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"')
    .replace(loader, (_, start: string, text: string) => {
      const later = text
        .replace(/^import ("[^"]+");/gm, "await import($1);")
        .replace(/^import \* as (\w+) from ("[^"]+");/gm, "const $1 = await import($2);");
      return `${start}${untilPainted}${later}</script>`;
    });
}

function renderHtml(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(element, {
      onError(error) {
        hasFailed = true;
        clearInterval(limit);
        reject(error);
        // A part that is still suspended would keep the document in memory.
        setImmediate(abort);
      },
      onAllReady() {
        // The timer would keep the document in memory.
        clearInterval(limit);
        // React calls this after an error too.
        if (hasFailed) return;
        const body = new PassThrough();
        resolve(text(body).then(endDocument));
        pipe(body);
      },
    });
    let turns = 0;
    const limit = setInterval(() => {
      turns += 1;
      if (turns < renderTurns.most) return;
      clearInterval(limit);
      const late = new Error("The page took too long to render");
      abort(late);
      // React reports no abort of a render that has not completed its first part.
      reject(late);
    }, renderTurns.everyMs).unref();
  });
}

const end = "</body></html>";

/**
 * Remix appends the scripts with the loader data to the document, and HTML allows nothing after its
 * end. React 18 writes a NUL if a character of two bytes does not fit at the end of its buffer.
 */
function endDocument(html: string): string {
  if (!html.includes(end)) throw new Error(`The document has no ${end}`);
  return html.replaceAll("\0", "").replace(end, "") + end;
}

type Answer = {
  request: Request;
  status: number;
  headers: Headers;
  facts: RequestFacts;
  scripts: readonly string[];
};

function setDocumentHeaders({ config }: App, answer: Answer) {
  const { request, status, headers, facts, scripts } = answer;
  // The certification script must not read a private code.
  const foreign = facts.optedOut || isPersonal(request) ? null : config;

  for (const [name, value] of Object.entries(commonHeaders(facts.origin))) headers.set(name, value);
  headers.set(requestIdHeader, facts.requestId);
  headers.set("Vary", documentVary);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Not in the document, which is at its limit of size.
  headers.set("Link", `<${titleFont}>; rel=preload; as=font; crossorigin; fetchpriority=low`);
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy({
      scriptHashes: scripts.map(
        (script) => `sha256-${createHash("sha256").update(script).digest("base64")}`,
      ),
      certificationHosts: foreign?.consentScriptHosts ?? [],
      connectOrigins: listOrigins(foreign?.IP_LOOKUP_URL),
      imageOrigins: listOrigins(foreign?.CONSENT_PIXEL_URL),
    }),
  );
  headers.set("Cache-Control", `${cacheControl(request, status)}, no-transform`);
  renewCookie(request, headers, facts.origin);
}

function listOrigins(address: string | undefined): string[] {
  return address ? [new URL(address).origin] : [];
}

const yourRequest = withoutLanguage(addresses.yourRequest);

/** Caches must not store pages with entered values, a receipt, a token or an error. */
function cacheControl(request: Request, status: number): string {
  const { searchParams } = new URL(request.url);
  const isPost = request.method !== "GET" && request.method !== "HEAD";
  const isPrivate = isPersonal(request) || searchParams.has("token") || searchParams.has("q");

  return isPost || status >= 300 || isPrivate ? "no-store" : "private, no-cache";
}

/** A confirmation, a page of a person's own request, or one of a firm. */
function isPersonal({ url }: Request): boolean {
  const { searchParams } = new URL(url);
  const page = pageOf(url);

  const isOfFirm = page.startsWith(`${addresses.partners}/`);
  return page === yourRequest || isOfFirm || searchParams.has("sent");
}

function pageOf(url: string): string {
  return withoutLanguage(new URL(url).pathname).replace(/\.data$/, "");
}

function renewCookie(request: Request, headers: Headers, origin: string) {
  const isSetHere = headers.getSetCookie().length > 0;
  // That page says that it sets no cookie.
  const isFixed = isSetHere || pageOf(request.url) === yourRequest;
  if (request.method === "POST" || isFixed || !hasOptOutCookie(request.headers.get("Cookie")))
    return;

  headers.append("Set-Cookie", optOutCookieHeader(origin));
}

/** Compressed here, because `no-transform` applies to the server's own compression too. */
async function documentResponse(
  request: Request,
  status: number,
  headers: Headers,
  html: string,
): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get("Accept-Encoding"));
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  if (!headers.get("Cache-Control")?.startsWith("no-store")) {
    const tag = entityTag([headers.get("Content-Security-Policy") ?? "", html], encoding);
    headers.set("ETag", tag);
    if (isNamed(tag, request.headers.get("If-None-Match"))) {
      return new Response(null, { status: 304, headers });
    }
  }
  const body = await compress(Buffer.from(html), encoding, 5);
  headers.set("Content-Length", String(body.length));
  return new Response(body, { status, headers });
}

/** Remix passes on only the cookies of an action's headers. */
function setRetryAfter(headers: Headers, { retryAfter }: AppLoadContext) {
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
}

function busy(): Response {
  const headers = { "Cache-Control": "no-store", "Retry-After": "5" };
  return new Response(plainAnswers().busy, { status: 503, headers });
}

/** Data for the client's router depends on the same opt-out decision as documents. */
export const handleDataRequest: HandleDataRequestFunction = async (response, args) => {
  const { origin } = requestFacts(await openApp(), args);
  const { headers, status } = response;

  for (const [name, value] of Object.entries(commonHeaders(origin))) headers.set(name, value);
  headers.set("Vary", documentVary);
  headers.set("Cache-Control", cacheControl(args.request, status));
  setRetryAfter(headers, args.context);
  return response;
};

/** Bad requests are not logged: their address can reveal a condition. */
export async function handleError(error: unknown, { request, context }: LoaderFunctionArgs) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;

  const app = await openApp();
  const { requestId } = requestFacts(app, { request, context });
  app.log.error({ request: requestId, ...describeFault(error) }, "page failed");
}
