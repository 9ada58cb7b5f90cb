import { randomUUID } from "node:crypto";
import type { RequestListener, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import sirv from "sirv";
import { errorWords } from "~/data/errors";
import type { App, Current } from "../app";
import type { Config } from "../config/config";
import { describeFault } from "../faults";
import { servedLanguage, speak } from "../language";
import { checkRequest, redirectHosts, rejectBodies } from "./check-request";
import { serveDocuments } from "./documents";
import { chooseEncoding, isNamed } from "./encoding";
import { commonHeaders, requestIdHeader, sayInText } from "./headers";
import { limitPipelining } from "./limits";
import { hasUsableHost, readOrigin, type Trust } from "./request-facts";
import { type Respond, respondByRemix } from "./respond";

/** The whole site: documents from memory, static files, and everything else through Remix. */
export function createSite(current: Current, respond: Respond): RequestListener {
  const { app } = current;
  const { config } = app;
  const site = express();
  site.disable("x-powered-by");
  const trust = readTrust(config);
  site.set("trust proxy", trust);

  site.use(({ path }, _, next) => speak(servedLanguage(path, config.LANGUAGES), next));
  site.use(setCommonHeaders(config, trust));
  site.use(serveFiles());
  site.use(checkRequest(config, trust));
  site.use(respondByRemix(respond));
  site.use(plainError(app));
  const documents = serveDocuments(current, { respond, trust, otherwise: site });
  return limitPipelining(rejectBodies(redirectHosts(app, documents)));
}

/** Compiled by Express from the setting. */
export function readTrust({ TRUST_PROXY }: Config): Trust {
  const given = TRUST_PROXY === "none" ? false : (TRUST_PROXY ?? "loopback");
  return express().set("trust proxy", given).get("trust proxy fn");
}

function setCommonHeaders({ SITE_URL }: Config, trust: Trust): RequestHandler {
  return (request, response, next) => {
    const common = commonHeaders(SITE_URL ?? readOrigin(request, trust));
    for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
    response.locals.requestId = randomUUID();
    response.setHeader(requestIdHeader, response.locals.requestId);
    if (hasUsableHost(request)) next();
    else sayInText(response, 400, "Bad Request");
  };
}

/** The build has compressed the files that are worth it, and names them by their contents. */
function serveFiles(): RequestHandler {
  const serve = sirv(fileURLToPath(new URL("../public", import.meta.url)), {
    gzip: true,
    brotli: true,
    extensions: [],
    setHeaders(response, path, { size, mtime }) {
      // The types that sirv knows lack it.
      if (path.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
      const life = path.startsWith("/build/") ? "max-age=31536000,immutable" : "max-age=3600";
      response.setHeader("Cache-Control", `public,${life}`);
      const tag = `"${size}-${mtime.getTime()}"`;
      response.setHeader("ETag", `W/${tag}`);
      if (isNamed(tag, response.req.headers["if-none-match"])) sendNotModified(response);
    },
  });
  return (request, response, next) => {
    const { range, "accept-encoding": accepted } = request.headers;
    if (request.method !== "GET" && request.method !== "HEAD") return next();

    if (!isPlainRange(range)) delete request.headers.range;
    // sirv would also send an encoding that is named to be refused (`br;q=0`).
    request.headers["accept-encoding"] = chooseEncoding(accepted);
    serve(request, response, () => {
      Object.assign(request.headers, { range, "accept-encoding": accepted });
      next();
    });
  };
}

/** With the headers that are set, and no body: sirv compares one tag only, and then leaves them out. */
function sendNotModified(response: ServerResponse) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = () => writeHead(304);
}

/**
 * Whether a range has a start, and an end after it. Ranges are optional (RFC 9110, 14.2), and sirv
 * misreads all others.
 */
function isPlainRange(range = ""): boolean {
  const [, start = "", end = ""] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return start !== "" && (end === "" || (Number(end) > 0 && Number(end) >= Number(start)));
}

/** For failures that Remix cannot turn into its error page. */
function plainError({ log }: App): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);

    const { requestId } = response.locals;
    log.error({ request: requestId, ...describeFault(error) }, "request failed");
    const { unexpected, reference } = errorWords();
    sayInText(response, 500, `${unexpected.title}. ${reference(requestId)}`);
  };
}
