import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Documents } from "./documents";
import { sendReady } from "./ready-answer";
import { readLines } from "./request-lines";
import { hasOneHost, isUsableHost } from "./request-origin";
import type { StaticFiles } from "./static-files";

type Parts = {
  files: StaticFiles;
  documents: Documents;
  /** Everything else. */
  app: RequestListener;
  /** Called with every answer. */
  count: (url: string, status: number) => void;
  /** Header lines of every answer. */
  common: Readonly<Record<string, string>>;
  /** Calls back on a later turn of the event loop. */
  defer: (work: () => void) => void;
};

/**
 * The first handler of each request, on the bare HTTP server: answers from memory where possible.
 */
export function createListener({
  files,
  documents,
  app,
  count,
  common,
  defer,
}: Parts): RequestListener {
  const health = [...Object.entries(common).flat(), ...healthLines];
  const isHost = rememberHosts();
  const answer = counted(app, count);
  const otherwise: RequestListener = (request, response) => defer(() => answer(request, response));

  return (request, response) => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return otherwise(request, response);
    if (url === "/healthz" && hasOneHost(request.rawHeaders)) return sendHealth(response, health);

    const lines = readLines(request.rawHeaders);
    if (lines.isUnusual || !isHost(lines.host)) return otherwise(request, response);
    const file = files.find(url, lines);
    if (file) return count(url, sendReady(response, file, lines));
    if (!documents.isShared(url)) return otherwise(request, response);

    documents.answer(request, response, {
      lines,
      done: (status) => count(url, status),
      otherwise: () => otherwise(request, response),
    });
  };
}

/** By the requested address, because the app rewrites `url`. */
function counted(app: RequestListener, count: Parts["count"]): RequestListener {
  return (request, response) => {
    const { url = "/" } = request;
    response.once("finish", () => count(url, response.statusCode));
    app(request, response);
  };
}

/** The process answers; whether the store does is `/readyz`. */
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
