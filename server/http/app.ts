import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import compression from "compression";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import sirv from "sirv";
import { errorWords } from "~/data/errors";
import type { Config } from "../config/config";
import { describeFault } from "../faults";
import { servedLanguage, speak } from "../language";
import type { Services } from "../services";
import { refuseBodies } from "./bodies";
import { checkRequest } from "./check-request";
import { serveDocuments } from "./documents";
import { commonHeaders, requestIdHeader, sayInText } from "./headers";
import { redirectHosts } from "./hosts";
import { limitPipelining } from "./limits";
import { hasUsableHost, readOrigin, type Trust } from "./request-facts";
import { type Respond, respondByRemix } from "./respond";

/** The whole site: documents from memory, static files, and everything else through Remix. */
export function createSite(services: Services, respond: Respond): RequestListener {
  const { config } = services;
  const app = express();
  app.disable("x-powered-by");
  const trust = readTrust(config);
  app.set("trust proxy", trust);

  app.use(({ path }, _, next) => speak(servedLanguage(path, config.LANGUAGES), next));
  app.use(setCommonHeaders(config, trust));
  app.use(compression());
  app.use(serveFiles());
  app.use(checkRequest(config, trust));
  app.use(respondByRemix(respond));
  app.use(plainError(services));
  const documents = serveDocuments(services, { respond, trust, otherwise: app });
  return limitPipelining(refuseBodies(redirectHosts(services, documents)));
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
    maxAge: 60 * 60,
    etag: true,
    gzip: true,
    brotli: true,
    extensions: [],
    setHeaders(response, path) {
      if (!path.startsWith("/build/")) return;
      response.setHeader("Cache-Control", "public,max-age=31536000,immutable");
    },
  });
  return (request, response, next) => {
    const { range } = request.headers;
    if (request.method !== "GET" && request.method !== "HEAD") return next();

    if (!isPlainRange(range)) delete request.headers.range;
    serve(request, response, () => {
      if (range !== undefined) request.headers.range = range;
      next();
    });
  };
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
function plainError({ log }: Services): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);

    const { requestId } = response.locals;
    log.error({ request: requestId, ...describeFault(error) }, "request failed");
    const { unexpected, reference } = errorWords();
    sayInText(response, 500, `${unexpected.title}. ${reference(requestId)}`);
  };
}
