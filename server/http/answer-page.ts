import type { Request as Incoming, Response as Outgoing, RequestHandler } from "express";
import { plainAnswers } from "~/data/plain-answers";
import { chooseEncoding, compress, isCompressible } from "./encoding";
import { isNamed, tagWith } from "./entity-tag";
import type { RequestContext } from "./normalize-request";
import { readBody } from "./read-body";
import type { Turns } from "./turns";

/** Remix, given the request and its context. */
export type Respond = (request: Request, context: RequestContext) => Promise<Response>;

type Parts = {
  respond: Respond;
  /** Limits pages being rendered. */
  turns: Turns;
  /**
   * Limits posts being handled: they wait for the store and other services, not for the processor.
   */
  postTurns: Turns;
};

export function answerPage({ respond, turns, postTurns }: Parts): RequestHandler {
  return (incoming, outgoing, next) => {
    const turn = (incoming.method === "POST" ? postTurns : turns).take();
    if (turn === null) return sendBusy(outgoing);

    void turn.then((end) => {
      outgoing.once("close", end);
      // The client left while waiting; `close` has already fired.
      if (incoming.socket.destroyed) return end();

      return readRequest(incoming, outgoing)
        .then((request) => respond(request, readContext(outgoing)))
        .then((response) => send(incoming, outgoing, response))
        .catch((error: unknown) => (incoming.socket.destroyed ? undefined : next(error)));
    });
  };
}

function sendBusy(outgoing: Outgoing) {
  outgoing.status(503).set("Retry-After", "5").type("text");
  outgoing.send(plainAnswers.busyPosts);
}

function readContext({ locals }: Outgoing): RequestContext {
  return locals.context;
}

async function readRequest(incoming: Incoming, outgoing: Outgoing): Promise<Request> {
  const { method, originalUrl } = incoming;
  const url = `${readContext(outgoing).facts.origin}${originalUrl}`;
  const headers = plainHeaders(incoming);
  if (method === "GET" || method === "HEAD") {
    const signal = leftSignal(outgoing);
    // Of a HEAD the app would make an empty answer, whose length is not that of the page.
    return new Request(url, { headers, signal });
  }
  // Beside the request, which would make a stream of it: a tenth of all that a lead costs.
  readContext(outgoing).body = await readBody(incoming);
  // No signal: a post is handled whether or not its sender stays.
  return new Request(url, { method, headers });
}

/** Aborted when the client leaves before the answer. */
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
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  if (isPacked && !response.headers.has("Vary")) outgoing.setHeader("Vary", "Accept-Encoding");
  if (tag) outgoing.setHeader("ETag", tagWith(tag.slice(1, -1), encoding));
  if (tag && isNamed(String(outgoing.getHeader("ETag")), incoming.headers["if-none-match"])) {
    return void outgoing.status(304).end();
  }
  // No second request follows a body that is too large: see `discardRest`.
  if (response.status === 413) outgoing.setHeader("Connection", "close");
  const body = compress(whole, encoding);
  if (encoding !== "identity") outgoing.setHeader("Content-Encoding", encoding);
  outgoing.setHeader("Content-Length", body.length);
  outgoing.end(body);
}
