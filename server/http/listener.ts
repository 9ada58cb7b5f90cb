import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Documents } from "./documents";
import { sendReady } from "./ready-answer";
import { readLines } from "./request-lines";
import { isUsableHost } from "./request-origin";
import type { StaticFiles } from "./static-files";

type Parts = {
  files: StaticFiles;
  documents: Documents;
  /** Everything else. */
  app: RequestListener;
  /** Header lines of every answer. */
  common: Readonly<Record<string, string>>;
};

/** What stands before everything: answers from memory where it can, on the bare HTTP server. */
export function createListener({ files, documents, app, common }: Parts): RequestListener {
  const health = [...Object.entries(common).flat(), ...healthLines];
  const isHost = rememberHosts();

  return (request, response) => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return app(request, response);
    if (url === "/healthz") return sendHealth(response, health);

    const lines = readLines(request.rawHeaders);
    if (lines.isUnusual || !isHost(lines.host)) return app(request, response);
    const file = files.find(url, lines);
    if (file) return sendReady(response, file, lines);
    if (!documents.isShared(url)) return app(request, response);

    documents.answer(request, response, { lines, otherwise: () => app(request, response) });
  };
}

/** The process answers; whether the store can be written is `/readyz`. */
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

/** To check a host costs more than an answer; few are asked for, and strangers' are not kept. */
function rememberHosts(): (host: string) => boolean {
  const known = new Set<string>();

  return (host) => {
    if (known.has(host)) return true;
    if (!isUsableHost(host)) return false;
    if (known.size < 64) known.add(host);
    return true;
  };
}
