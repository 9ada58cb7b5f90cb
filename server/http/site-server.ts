import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Services } from "../services";
import { createApp, type Respond, readTrust } from "./app";
import { oneAtATime } from "./connections";
import { createDocuments, type Documents } from "./documents";
import { commonHeaders } from "./headers";
import { sendPrebuilt } from "./prebuilt-response";
import { createBodyReader } from "./read-body";
import { hasOneHost, isUsableHost, readLines } from "./request-facts";
import { loadStaticFiles, type StaticFiles } from "./static-files";
import { acceptConnectionsFirst, createTurns } from "./turns";

type Parts = {
  respond: Respond;
  /** Whether the page at this path has a form. */
  takesPosts: (path: string) => boolean;
  /** Paths of the pages that are the same for everybody. */
  sharedPaths: readonly string[];
  /** Called with every response. */
  count: (url: string, status: number) => void;
};

export type SiteServer = {
  listener: RequestListener;
  /** Must be called with every connection. */
  noteConnection(): void;
};

/** Puts the document cache, static files and Remix behind one listener. */
export function createSiteServer(services: Services, parts: Parts): SiteServer {
  const { config, now } = services;
  const { respond, takesPosts, sharedPaths, count } = parts;
  // Behind a proxy and without SITE_URL, requests that need no page are answered before the scheme
  // is known.
  const common = commonHeaders(config.SITE_URL ?? "http:");
  const { run: defer, noteConnection } = acceptConnectionsFirst();
  const turns = createTurns({ atOnce: 4, waiting: 512, defer });
  const postTurns = createTurns({ atOnce: 256, waiting: 1024 });
  const readBody = createBodyReader();
  const app = createApp(services, { respond, takesPosts, turns, postTurns, readBody });
  const files = loadStaticFiles(
    {
      files: new URL("../public/", import.meta.url),
      packed: new URL("./packed/", import.meta.url),
    },
    common,
  );
  const documents = createDocuments({
    config,
    respond,
    trust: readTrust(app),
    paths: sharedPaths,
    turns,
    now,
    edition: () => services.texts,
  });
  return {
    listener: oneAtATime(createListener({ files, documents, app, common, count, defer }), defer),
    noteConnection,
  };
}

type Sources = {
  files: StaticFiles;
  documents: Documents;
  /** Everything else. */
  app: RequestListener;
  /** Called with every response. */
  count: (url: string, status: number) => void;
  /** Header lines of every response. */
  common: Readonly<Record<string, string>>;
  /** Calls back on a later turn of the event loop. */
  defer: (work: () => void) => void;
};

/**
 * The first handler of each request, on the bare HTTP server: answers from memory where possible.
 */
function createListener({ files, documents, app, count, common, defer }: Sources): RequestListener {
  const health = [...Object.entries(common).flat(), ...healthLines];
  const isHost = rememberHosts();
  const answer = counted(app, count);
  const otherwise: RequestListener = (request, response) => defer(() => answer(request, response));

  return (request, response) => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return otherwise(request, response);
    if (url === "/healthz" && hasOneHost(request.rawHeaders)) return sendHealth(response, health);

    const lines = readLines(request.rawHeaders);
    if (lines.isUnusual || !isHost(lines.host ?? "")) return otherwise(request, response);
    const file = files.find(url, lines);
    if (file) return count(url, sendPrebuilt(response, file, lines));
    if (!documents.isShared(url)) return otherwise(request, response);

    documents.answer(request, response, {
      lines,
      done: (status) => count(url, status),
      otherwise: () => otherwise(request, response),
    });
  };
}

/** Counts by the requested URL, because the app rewrites `url`. */
function counted(app: RequestListener, count: Sources["count"]): RequestListener {
  return (request, response) => {
    const { url = "/" } = request;
    response.once("finish", () => count(url, response.statusCode));
    app(request, response);
  };
}

/** Says that the process answers; `/readyz` says whether the store does. */
const healthBody = '{"ok":true}';
const healthLines = [
  "Content-Type",
  "application/json",
  "Cache-Control",
  "no-store",
  "Content-Length",
  String(healthBody.length),
];

function sendHealth(response: ServerResponse<IncomingMessage>, lines: string[]) {
  response.writeHead(200, lines);
  response.end(healthBody);
}

/** Caches valid hosts: the check costs more than an answer from memory. */
function rememberHosts(): (host: string) => boolean {
  const known = new Set<string>();

  return (host) => {
    if (known.has(host)) return true;
    if (!isUsableHost(host)) return false;
    if (known.size < 64) known.add(host);
    return true;
  };
}
