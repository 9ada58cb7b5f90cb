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
    // A body is read before the post counts, or slow clients could keep all others from posting.
    const request = await readRequest(incoming, outgoing);
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

async function readRequest(incoming: Incoming, outgoing: Outgoing): Promise<Request> {
  const address = `${outgoing.locals.context.facts.origin}${incoming.url}`;
  const headers = plainHeaders(incoming);
  if (incoming.method === "POST") {
    const body = await readBody(incoming, outgoing, bodyLimit);
    // Without an abort signal: it is handled whether or not the client stays connected.
    return new Request(address, { method: "POST", headers, body });
  }
  const left = new AbortController();
  outgoing.once("close", () => left.abort());
  // A GET for HEAD too: Node leaves out the body, but Remix would leave out its length.
  return new Request(address, { headers, signal: left.signal });
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
