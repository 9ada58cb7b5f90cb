import type { Request as Incoming, Response as Outgoing, RequestHandler } from "express";
import { chooseEncoding, compress, isCompressible } from "./encoding";
import { isNamed, tagWith } from "./entity-tag";
import type { RequestContext } from "./normalize-request";
import { readBody } from "./read-body";
import type { Turns } from "./turns";

/** Makes a new request each time, because a body can be read only once. */
export type MakeRequest = () => Request;

/** The app behind the server: Remix, with what is known of the request besides the request. */
export type Respond = (makeRequest: MakeRequest, context: RequestContext) => Promise<Response>;

type Parts = {
  respond: Respond;
  /** Pages in hand. */
  turns: Turns;
  /** Posts in hand: they wait for the store and for other services, not for the processor. */
  postTurns: Turns;
};

/** Answers with what the app makes of a normalised request. */
export function answerPage({ respond, turns, postTurns }: Parts): RequestHandler {
  return (incoming, outgoing, next) => {
    const turn = (incoming.method === "POST" ? postTurns : turns).take();
    if (turn === null) return sendBusy(outgoing);

    const left = new AbortController();
    void turn.then((end) => {
      outgoing.once("close", () => {
        left.abort();
        end();
      });
      // Who left while waiting is not answered: `close` has been.
      if (incoming.socket.destroyed) return end();

      return requestMaker(incoming, readContext(outgoing), left.signal)
        .then((makeRequest) => respond(makeRequest, readContext(outgoing)))
        .then((response) => send(incoming, outgoing, response))
        .catch((error: unknown) => (incoming.socket.destroyed ? undefined : next(error)));
    });
  };
}

function sendBusy(outgoing: Outgoing) {
  outgoing.status(503).set("Retry-After", "5").type("text");
  outgoing.send("Too much at once, so nothing was saved. Please try again in a few seconds.");
}

function readContext({ locals }: Outgoing): RequestContext {
  return locals.context;
}

async function requestMaker(
  incoming: Incoming,
  { facts }: RequestContext,
  signal: AbortSignal,
): Promise<MakeRequest> {
  const { method, originalUrl } = incoming;
  const headers = plainHeaders(incoming);
  const isRead = method === "GET" || method === "HEAD";
  const body = isRead ? null : new Uint8Array(await readBody(incoming));

  return () => new Request(`${facts.origin}${originalUrl}`, { method, headers, signal, body });
}

/** The origin was checked; the app would compare it with a `Host` that a proxy may have replaced. */
const unseen = new Set(["origin", "x-forwarded-host", "transfer-encoding", "connection"]);

function plainHeaders({ headers }: Incoming): Headers {
  const plain = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (!unseen.has(name) && value !== undefined) plain.set(name, String(value));
  }
  return plain;
}

/** Written as a whole, packed in the encoding the visitor takes, confirmed where it is known. */
async function send(incoming: Incoming, outgoing: Outgoing, response: Response) {
  const whole = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("Content-Type") ?? "";
  const isPacked = isCompressible(type, whole.length);
  const encoding = isPacked ? chooseEncoding(incoming.headers["accept-encoding"]) : "identity";
  const tag = response.headers.get("ETag");

  outgoing.status(response.status);
  for (const [name, value] of response.headers) outgoing.append(name, value);
  if (isPacked && !response.headers.has("Vary")) outgoing.setHeader("Vary", "Accept-Encoding");
  if (tag) outgoing.setHeader("ETag", tagWith(tag.slice(1, -1), encoding));
  if (tag && isNamed(String(outgoing.getHeader("ETag")), incoming.headers["if-none-match"])) {
    return void outgoing.status(304).end();
  }
  const body = await compress(whole, encoding);
  if (encoding !== "identity") outgoing.setHeader("Content-Encoding", encoding);
  outgoing.setHeader("Content-Length", body.length);
  outgoing.end(body);
}
