import type { Request as Incoming, Response as Outgoing, RequestHandler } from "express";
import { plainAnswers } from "~/data/plain-answers";
import { bodyLimit } from "../leads/read";
import { documentVary, sayInText } from "./headers";
import { createLimit, readBody } from "./limits";
import type { RequestContext } from "./request-facts";

/** Remix, given the request and its load context. */
export type Respond = (request: Request, context: RequestContext) => Promise<Response>;

/** Passes a request to Remix and sends what it returns. */
export function respondByRemix(respond: Respond): RequestHandler {
  // A page that waits for its turn must not hold its data, so the turn begins before its loaders.
  const limitPages = createLimit(2, 400);
  // Posts wait for the store and for other services.
  const limitPosts = createLimit(250, 0);

  const answer = async (incoming: Incoming, outgoing: Outgoing) => {
    const { context } = outgoing.locals;
    const isPost = incoming.method === "POST";
    // Before the post counts, or slow clients could keep all others from posting.
    const request = isPost
      ? postRequest(incoming, outgoing, await readBody(incoming, outgoing, bodyLimit))
      : readRequest(incoming, outgoing);
    const limit = isPost ? limitPosts : limitPages;
    const task = async () =>
      // The client may have left while the request waited.
      request.signal.aborted ? null : respond(request, context);
    // A probe must not wait behind the pages of visitors.
    const response = await (incoming.path === "/healthz" ? task() : limit(task));
    if (response) return send(outgoing, response);

    outgoing.set("Retry-After", "5");
    sayInText(outgoing, 503, isPost ? plainAnswers().busyPosts : plainAnswers().busy);
  };
  return (incoming, outgoing, next) => {
    answer(incoming, outgoing).catch((error: unknown) =>
      incoming.socket.destroyed ? undefined : next(error),
    );
  };
}

function readRequest(incoming: Incoming, outgoing: Outgoing): Request {
  const left = new AbortController();
  outgoing.once("close", () => left.abort());
  // A GET for HEAD too: Node leaves out the body, but Remix would leave out its length.
  return new Request(addressOf(incoming, outgoing), {
    headers: plainHeaders(incoming),
    signal: left.signal,
  });
}

/** Without an abort signal: a post is handled whether or not the client stays connected. */
function postRequest(incoming: Incoming, outgoing: Outgoing, body: Buffer<ArrayBuffer>): Request {
  return new Request(addressOf(incoming, outgoing), {
    method: "POST",
    headers: plainHeaders(incoming),
    body,
  });
}

function addressOf({ url }: Incoming, { locals }: Outgoing): string {
  return `${locals.context.facts.origin}${url}`;
}

/**
 * `Origin` has been checked. Remix would compare it with a `Host` that a proxy may have replaced.
 * The others belong to the connection.
 */
const removed = new Set(["origin", "x-forwarded-host", "transfer-encoding", "connection"]);

function plainHeaders({ headers }: Incoming): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    removed.has(name) || value === undefined ? [] : [[name, String(value)]],
  );
}

async function send(outgoing: Outgoing, response: Response) {
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.status(status);
  for (const [name, value] of headers) outgoing.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader("Set-Cookie", cookies);
  // Errors, and redirects after a post, whichever code made them.
  if (status > 304 || status === 303) {
    if (!headers.has("Cache-Control")) outgoing.setHeader("Cache-Control", "no-store");
    outgoing.vary(documentVary);
  }
  if (status === 405 && !headers.has("Allow")) outgoing.setHeader("Allow", "GET, HEAD");
  const isKept = !outgoing.get("Cache-Control")?.startsWith("no-store");
  // Express adds an ETag to what has none.
  if (isKept && body.length > 0) outgoing.send(body);
  else outgoing.end(body);
}
