import { fileURLToPath } from "node:url";
import express, { type Express, type RequestHandler, type Response } from "express";
import { errorWords } from "~/data/errors";
import type { Config } from "../config/config";
import type { Services } from "../services";
import { answerPage } from "./answer-page";
import { commonHeaders, documentVary } from "./headers";
import { normalizeRequest } from "./normalize-request";
import { hasOneHost, readOrigin, type Trust } from "./request-origin";

const year = 365 * 24 * 60 * 60 * 1000;

type Parts = Parameters<typeof answerPage>[0] & {
  takesPosts: Parameters<typeof normalizeRequest>[1]["takesPosts"];
};

/** Static files, and pages through Remix; what is in memory is answered before. */
export function createApp(services: Services, { takesPosts, ...parts }: Parts): Express {
  const { config } = services;
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set(
    "trust proxy",
    config.TRUST_PROXY === "none" ? false : (config.TRUST_PROXY ?? "loopback"),
  );

  app.use(lateHeaders(config, readTrust(app)));
  app.use("/build", files("build", { immutable: true, maxAge: year }));
  app.use(files("", { maxAge: 60 * 60 * 1000 }));
  app.use(normalizeRequest(services, { trust: readTrust(app), takesPosts }));
  app.all("*", answerPage(parts));
  app.use(plainError(services));
  return app;
}

/** As compiled by Express from the setting. */
export function readTrust(app: Express): Trust {
  return app.get("trust proxy fn");
}

/**
 * Added when the head is written, where missing, because Remix appends its headers to existing
 * ones.
 */
function lateHeaders({ SITE_URL }: Config, trust: Trust): RequestHandler {
  return (request, response, next) => {
    const writeHead: Response["writeHead"] = response.writeHead.bind(response);
    response.writeHead = (status: number, ...rest: never[]) => {
      const common = commonHeaders(SITE_URL ?? readOrigin(request, trust));
      // Errors and redirects that Remix has not seen.
      const isUnseen = status > 304 || status === 303;
      const headers = isUnseen ? { ...common, "Cache-Control": "no-store" } : common;
      for (const [name, value] of Object.entries(headers)) {
        if (!response.hasHeader(name)) response.setHeader(name, value);
      }
      // Pages with a form have it already.
      if (status === 405 && !response.hasHeader("Allow")) response.setHeader("Allow", "GET, HEAD");
      if (isUnseen) response.vary(documentVary);
      return writeHead(status, ...rest);
    };
    next();
  };
}

function files(folder: string, options: { immutable?: boolean; maxAge: number }): RequestHandler {
  const root = fileURLToPath(new URL(`../public/${folder}`, import.meta.url));
  const serveFile = express.static(root, { ...options, index: false, redirect: false });

  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    if (!hasOneHost(request.rawHeaders)) return next();
    // A path that cannot be decoded is passed on to Remix.
    serveFile(request, response, (error?: unknown) => {
      for (const name of ["Cache-Control", "ETag", "Last-Modified"]) response.removeHeader(name);
      const status = errorStatus(error);
      if (status !== 412 && status !== 416) return next();
      response.status(status).end();
    });
  };
}

/** 412 and 416 responses. */
function errorStatus(error: unknown): unknown {
  return error instanceof Error && "status" in error ? error.status : undefined;
}

/** For failures before Remix can draw its error page. */
function plainError({ log }: Services): express.ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);

    log.error({ name: error instanceof Error ? error.name : "unknown" }, "request failed");
    response.status(500).type("text").send(errorWords.unexpected.title);
  };
}
