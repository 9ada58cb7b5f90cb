import { STATUS_CODES } from "node:http";
import type { Request as Incoming, Response as Outgoing, RequestHandler } from "express";
import { addresses } from "~/data/addresses";
import { withoutLanguage } from "~/data/language";
import { plainAnswers } from "~/data/plain-answers";
import { type BodyReader, createBodyReader, rejectedBody } from "./bodies";
import { allowedMethods, documentVary, isPartnerApi, sayInText } from "./headers";
import { createLimit } from "./limits";
import type { RequestContext } from "./request-facts";

/** Remix, given the request and its load context. */
export type Respond = (request: Request, context: RequestContext) => Promise<Response>;

/** Passes a request to Remix and sends what it returns. */
export function respondByRemix(respond: Respond): RequestHandler {
  // A page that waits for its turn must not hold its data, so the turn begins before its loaders.
  const limitPages = createLimit({ atOnce: 2, waiting: 400, share: 200 });
  const limitKept = createLimit({ atOnce: 1, waiting: 100, share: 50 });
  // Posts wait for the store and for other services.
  const limitPosts = createLimit({ atOnce: 250, waiting: 0, share: 125 });
  const read = createBodyReader();

  const answer = async (incoming: Incoming, outgoing: Outgoing) => {
    const { context } = outgoing.locals;
    const isPost = incoming.method === "POST";
    // A body is read before the post counts, or slow clients could keep all others from posting.
    const request = await (isPost
      ? requestOfPost(incoming, outgoing, read)
      : requestOfGet(incoming, outgoing));
    const limit = isPost ? limitPosts : hasKeptPlace(incoming.url) ? limitKept : limitPages;
    const task = async () =>
      request === null || request.signal.aborted ? null : respond(request, context);
    // A probe must not wait behind the pages of visitors.
    const response = await (incoming.path === "/healthz"
      ? task()
      : limit(context.facts.ip, task, request?.signal));
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

const keptPages = new Set(
  [addresses.yourRequest, addresses.optOut, addresses.stopContact, addresses.unsubscribe].map(
    (to) => withoutLanguage(to),
  ),
);

/**
 * A confirmation, or a page with which a person ends something: they have places of their own, so
 * that no flood of other pages closes them.
 */
function hasKeptPlace(url: string): boolean {
  const [path = "", query = ""] = url.split("?", 2);
  return /(^|&)sent=/.test(query) || keptPages.has(withoutLanguage(path.replace(/\.data$/, "")));
}

/** Null if the body was given up for others. */
async function requestOfPost(incoming: Incoming, outgoing: Outgoing, read: BodyReader) {
  const { facts } = outgoing.locals.context;
  const sent = await read(incoming, outgoing, facts.ip);
  if (sent === null) return null;

  const body = typeof sent === "number" ? rejectedBody(sent) : sent;
  // Without an abort signal: it is handled whether or not the client stays connected.
  return new Request(`${facts.origin}${incoming.url}`, {
    method: "POST",
    headers: plainHeaders(incoming),
    body,
    duplex: "half",
  });
}

function requestOfGet(incoming: Incoming, outgoing: Outgoing): Request {
  const { socket } = incoming;
  const left = new AbortController();
  const leave = () => left.abort();
  // Of pipelined requests, Node tells only the first that its connection has closed.
  socket.once("close", leave);
  outgoing.once("close", () => {
    socket.off("close", leave);
    leave();
  });
  if (socket.destroyed) leave();
  const address = `${outgoing.locals.context.facts.origin}${incoming.url}`;
  // A GET for HEAD too: Node leaves out the body, but Remix would leave out its length.
  const headers = plainHeaders(incoming);
  // Like a prefetch it must change nothing.
  if (incoming.method === "HEAD") headers.push(["sec-purpose", "prefetch"]);
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
  // Remix's own errors are HTML, or JSON of another shape.
  const isOwn = headers.get("Content-Type") === "application/json" && !headers.has("X-Remix-Error");
  if (status >= 400 && !isOwn && isPartnerApi(outgoing.req.url)) {
    if (status === 405) outgoing.set("Allow", allowedMethods(outgoing.req.url));
    return sayInText(outgoing, status, STATUS_CODES[status]);
  }
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
