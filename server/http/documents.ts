import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { addresses, caseAddress, stateAddress } from "~/data/addresses";
import { cases } from "~/data/cases";
import { nextMidnight } from "~/data/dates";
import { at } from "~/data/language";
import { indexedPaths } from "~/data/menus";
import { stateLimits } from "~/data/time-limits";
import type { Current } from "../app";
import { describeFault } from "../faults";
import { hasOptOutCookie, optOutCookieHeader } from "../privacy/opt-out";
import { chooseEncoding, compress, type Encoding, entityTag, isNamed } from "./encoding";
import { decideFacts, hasSignal, hasUsableHost, readOrigin, type Trust } from "./request-facts";
import type { Respond } from "./respond";

/** A page as it was rendered, with its header lines as `writeHead` takes them. */
type RenderedPage = { html: Buffer<ArrayBuffer>; lines: string[]; content: string };

/** A page in one encoding. */
type CachedDocument = { tag: string; lines: string[]; linesOf304: string[]; body: Buffer };

type Entry = {
  /** Null if it must not be shared. */
  page: Promise<RenderedPage | null>;
  /** Each is made when it is first requested. */
  documents: Partial<Record<Encoding, Promise<CachedDocument | null>>>;
  /** Of the page, once it is rendered. Its compressed documents add a third. */
  bytes: number;
};

const limits = { entries: 3000, bytes: 48 * 1024 * 1024 };

/**
 * Without `SITE_URL`, a client can make up any number of hosts. Documents of the first few of a day
 * are kept and compressed well, which takes a tenth of a second each.
 */
const mostOrigins = 8;

/**
 * Sends the documents that are the same for everybody: renders each once per variant, compresses it
 * once per encoding, and keeps it until the date changes in New York, because pages show how many
 * days are left. Everything else goes to `otherwise`.
 */
export function serveDocuments(
  current: Current,
  { respond, trust, otherwise }: { respond: Respond; trust: Trust; otherwise: RequestListener },
  { entries: mostEntries, bytes: mostBytes } = limits,
): RequestListener {
  const { now, log } = current.app;
  let { config } = current.app;
  const paths = new Set(
    sharedPaths().flatMap((path) => config.LANGUAGES.map((to) => at(to, path))),
  );
  let entries = new Map<string, Entry>();
  let origins = new Set<string>();
  let bytes = 0;
  let freshUntil = 0;

  /** Null for a host beyond the first few. */
  const find = (path: string, origin: string, optedOut: boolean) => {
    // Or the file of firms was read again.
    if (now() >= freshUntil || config !== current.app.config) {
      entries = new Map();
      origins = new Set();
      bytes = 0;
      freshUntil = nextMidnight(now());
      config = current.app.config;
    }
    if (!origins.has(origin) && origins.size >= mostOrigins) return null;

    origins.add(origin);
    const key = `${optedOut} ${origin}${path}`;
    const known = entries.get(key);
    if (known) return known;

    const entry: Entry = { page: render(path, origin, optedOut), documents: {}, bytes: 0 };
    void keep(key, entry);
    return entry;
  };

  const keep = async (key: string, entry: Entry) => {
    const ours = entries.set(key, entry);
    const page = await entry.page;
    // After midnight a new map is in use.
    if (ours !== entries) return;
    if (page === null) return void entries.delete(key);

    entry.bytes = page.html.length;
    bytes += entry.bytes;
    for (const [oldest, { bytes: freed }] of entries) {
      if (entries.size <= mostEntries && bytes <= mostBytes) return;
      entries.delete(oldest);
      bytes -= freed;
    }
  };

  const render = async (path: string, origin: string, optedOut: boolean) => {
    const seen = { origin, hasSignal: optedOut, address: undefined, cookie: null, userAgent: "" };
    const context = { facts: decideFacts(seen, config) };
    return orNull(respond(new Request(origin + path), context).then(readPage));
  };

  const orNull = <Made>(making: Promise<Made>) =>
    making.catch((error: unknown) => {
      log.error(describeFault(error), "document not kept");
      return null;
    });

  return (request, response) => {
    const { method, url = "/", headers } = request;
    const isRead = method === "GET" || method === "HEAD";
    if (!isRead || !paths.has(url) || !hasUsableHost(request)) return otherwise(request, response);

    const hasCookie = headers.cookie !== undefined && hasOptOutCookie(headers.cookie);
    const origin = config.SITE_URL ?? readOrigin(request, trust);
    const encoding = chooseEncoding(headers["accept-encoding"]);
    const found = find(url, origin, hasCookie || hasSignal(request));
    if (found === null) return otherwise(request, response);

    const { page, documents } = found;
    documents[encoding] ??= orNull(page.then((rendered) => rendered && encode(rendered, encoding)));
    documents[encoding].then((document) => {
      if (document === null) return otherwise(request, response);
      sendDocument(document, request, response, hasCookie ? optOutCookieHeader(origin) : null);
    });
  };
}

/** Every listed page except the opt-out page, which states why the visitor is opted out. */
function sharedPaths(): string[] {
  return [
    ...indexedPaths,
    ...cases.map(({ slug }) => caseAddress(slug)),
    ...stateLimits.map(({ slug }) => stateAddress(slug)),
  ].filter((path) => path !== addresses.optOut);
}

/** Returns null for a response that must not be shared. */
async function readPage(response: Response): Promise<RenderedPage | null> {
  const { status, headers } = response;
  const isShared = headers.get("Cache-Control")?.startsWith("private, no-cache") ?? false;
  if (status !== 200 || !isShared || headers.has("Set-Cookie")) return null;

  const html = Buffer.from(await response.arrayBuffer());
  const content = headers.get("ETag") ?? "";
  for (const name of ["ETag", "Content-Length", "X-Request-Id"]) headers.delete(name);
  return { html, lines: [...headers].flat(), content };
}

async function encode(page: RenderedPage, encoding: Encoding): Promise<CachedDocument> {
  const body = await compress(page.html, encoding, 11);
  const tag = entityTag([page.content, "kept"], encoding);
  const linesOf304 = [...page.lines, "ETag", tag];
  const lines = [...linesOf304, "Content-Length", String(body.length)];
  if (encoding !== "identity") lines.push("Content-Encoding", encoding);
  return { tag, lines, linesOf304, body };
}

function sendDocument(
  document: CachedDocument,
  { headers }: IncomingMessage,
  response: ServerResponse,
  cookie: string | null,
) {
  const { tag, lines, linesOf304, body } = document;
  if (isNamed(tag, headers["if-none-match"])) {
    response.writeHead(304, cookie === null ? linesOf304 : [...linesOf304, "Set-Cookie", cookie]);
    response.end();
  } else {
    response.writeHead(200, cookie === null ? lines : [...lines, "Set-Cookie", cookie]).end(body);
  }
}
