import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import express, {
  type Express,
  type Request as Incoming,
  type Response as Outgoing,
  type RequestHandler,
} from "express";
import { errorWords } from "~/data/errors";
import { plainAnswers } from "~/data/plain-answers";
import type { Config } from "../config/config";
import { describeFault } from "../faults";
import { servedLanguage, speak } from "../language";
import type { Services } from "../services";
import { chooseEncoding, compress, isCompressible, isNamed, tagWith } from "./encoding";
import { commonHeaders, forbidKeeping, requestIdHeader, sayInText } from "./headers";
import { normalizeRequest, type RequestContext } from "./normalize-request";
import type { BodyReader } from "./read-body";
import { hasOneHost, readOrigin, type Trust } from "./request-facts";
import type { Turns } from "./turns";

const year = 365 * 24 * 60 * 60 * 1000;

/** Remix, given the request and its context. */
export type Respond = (request: Request, context: RequestContext) => Promise<Response>;

type Rendering = {
  respond: Respond;
  /** Limits pages being rendered. */
  turns: Turns;
  /**
   * Limits posts being handled: they wait for the store and other services, not for the processor.
   */
  postTurns: Turns;
};

type Parts = Rendering & {
  /** Whether the page at this path has a form. */
  takesPosts: (path: string) => boolean;
  readBody: BodyReader;
};

/** Static files, and pages through Remix; requests answered from memory never get here. */
export function createApp(
  services: Services,
  { takesPosts, readBody, ...rendering }: Parts,
): Express {
  const { config } = services;
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set(
    "trust proxy",
    config.TRUST_PROXY === "none" ? false : (config.TRUST_PROXY ?? "loopback"),
  );

  // The language of responses that are not a page.
  app.use(({ path }, _, next) => speak(servedLanguage(path, config.LANGUAGES), next));
  app.use(setCommonHeaders(config, readTrust(app)));
  app.use("/build", files("build", { immutable: true, maxAge: year }));
  app.use(files("", { maxAge: 60 * 60 * 1000 }));
  app.use(readPosted(readBody));
  app.use(normalizeRequest(services, { trust: readTrust(app), takesPosts }));
  app.all("*", answerPage(rendering));
  app.use(plainError(services));
  return app;
}

/** As compiled by Express from the setting. */
export function readTrust(app: Express): Trust {
  return app.get("trust proxy fn");
}

/** Set on every response before anything else; a page may replace them. */
function setCommonHeaders({ SITE_URL }: Config, trust: Trust): RequestHandler {
  return (request, response, next) => {
    const common = commonHeaders(SITE_URL ?? readOrigin(request, trust));
    for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
    response.locals.requestId = randomUUID();
    response.setHeader(requestIdHeader, response.locals.requestId);
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
      sayInText(response, status);
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

    const { requestId } = response.locals;
    log.error({ request: requestId, ...describeFault(error) }, "request failed");
    const { unexpected, reference } = errorWords();
    sayInText(response, 500, `${unexpected.title}. ${reference(requestId)}`);
  };
}

function answerPage(rendering: Rendering): RequestHandler {
  return (incoming, outgoing, next) => {
    answer(rendering, incoming, outgoing).catch((error: unknown) =>
      incoming.socket.destroyed ? undefined : next(error),
    );
  };
}

async function answer(rendering: Rendering, incoming: Incoming, outgoing: Outgoing) {
  const { respond, turns, postTurns } = rendering;
  const turn = (incoming.method === "POST" ? postTurns : turns).take();
  if (turn === null) return sendBusy(outgoing);

  const end = await turn;
  try {
    // The client left while waiting.
    if (incoming.socket.destroyed) return;
    const request = makeRequest(incoming, outgoing);
    await send(incoming, outgoing, await respond(request, readContext(outgoing)));
  } finally {
    // Does not wait until everything is sent: a client that does not read would hold the turn.
    end();
  }
}

/**
 * Runs before a turn is taken, which a client could otherwise hold by sending a byte a second, and
 * before any response, so that the client has sent everything and reads it.
 */
function readPosted(readBody: BodyReader): RequestHandler {
  return (incoming, outgoing, next) => {
    if (incoming.method === "GET" || incoming.method === "HEAD") return next();

    readBody(incoming, outgoing).then(
      (body) => {
        if (body === null) return sendBusy(outgoing);
        outgoing.locals.body = body;
        next();
      },
      (error: unknown) => (incoming.socket.destroyed ? undefined : next(error)),
    );
  };
}

function sendBusy(outgoing: Outgoing) {
  outgoing.set("Retry-After", "5");
  sayInText(outgoing, 503, plainAnswers().busyPosts);
}

function readContext({ locals }: Outgoing): RequestContext {
  return locals.context;
}

function makeRequest(incoming: Incoming, outgoing: Outgoing): Request {
  const { method, originalUrl } = incoming;
  const { facts, refusal } = readContext(outgoing);
  const url = `${facts.origin}${originalUrl}`;
  const headers = plainHeaders(incoming);
  if (method !== "POST" || refusal !== undefined) {
    const signal = leftSignal(outgoing);
    // For HEAD the app would return an empty response, whose length is not that of the page.
    return new Request(url, { headers, signal });
  }
  // The body travels in the context: inside a `Request` it would become a stream. No abort signal:
  // a post is handled whether or not the client stays connected.
  return new Request(url, { method, headers });
}

/** Aborts when the client disconnects before the response is complete. */
function leftSignal(outgoing: Outgoing): AbortSignal {
  const left = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) left.abort();
  });
  return left.signal;
}

/**
 * `Origin` has been checked; Remix would compare it with a `Host` that a proxy may have replaced.
 */
const unseen = new Set(["origin", "x-forwarded-host", "transfer-encoding", "connection"]);

function plainHeaders({ headers }: Incoming): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    unseen.has(name) || value === undefined ? [] : [[name, String(value)]],
  );
}

const noBody = Buffer.alloc(0);

/** Sends the whole body in the client's encoding; 304 if the client has it. */
async function send(incoming: Incoming, outgoing: Outgoing, response: Response) {
  const whole = response.body ? Buffer.from(await response.arrayBuffer()) : noBody;
  const type = response.headers.get("Content-Type") ?? "";
  const isPacked = isCompressible(type, whole.length);
  const encoding = isPacked ? chooseEncoding(incoming.headers["accept-encoding"]) : "identity";
  const tag = response.headers.get("ETag");

  outgoing.status(response.status);
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader("Set-Cookie", cookies);
  forbidKeeping(outgoing);
  if (isPacked && !response.headers.has("Vary")) outgoing.setHeader("Vary", "Accept-Encoding");
  if (tag) outgoing.setHeader("ETag", tagWith(tag.slice(1, -1), encoding));
  if (tag && isNamed(String(outgoing.getHeader("ETag")), incoming.headers["if-none-match"])) {
    return void outgoing.status(304).end();
  }
  const body = compress(whole, encoding);
  if (encoding !== "identity") outgoing.setHeader("Content-Encoding", encoding);
  outgoing.setHeader("Content-Length", body.length);
  outgoing.end(body);
}
