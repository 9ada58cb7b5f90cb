import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Request as Incoming, Response as Outgoing, RequestHandler } from "express";
import { addresses } from "~/data/addresses";
import { withoutLanguage } from "~/data/language";
import { plainAnswers } from "~/data/plain-answers";
import { type BodyFault, BodyRejected, bodyLimit, bodyMs, collectBody } from "../leads/read-post";
import { senderNetwork } from "../privacy/ip-address";
import { chooseEncoding, compress } from "./encoding";
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

/** Bytes; fewer fit in the packet that is sent anyway. */
const worthCompressing = 1024;

async function send(outgoing: Outgoing, response: Response) {
  const { status, headers } = response;
  // Remix's own errors are HTML, or JSON of another shape.
  const isOwn = headers.get("Content-Type") === "application/json" && !headers.has("X-Remix-Error");
  const { url } = outgoing.req;
  const isApi = isPartnerApi(url);
  // A file such as `/feed.xml` has no page for its errors; what our script asks for reads Remix's.
  const isFile = headers.has("X-Remix-Error") && !/[?&]_data=/.test(url);
  if (status >= 400 && (isApi ? !isOwn : isFile)) {
    if (status === 405) outgoing.set("Allow", isApi ? allowedMethods(url) : "GET, HEAD");
    return sayInText(outgoing, status, STATUS_CODES[status]);
  }
  const body = response.body && Buffer.from(await response.arrayBuffer());
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
  if (!body?.length) return outgoing.end();

  // Pages come encoded.
  const isPlain = body.length >= worthCompressing && !headers.has("Content-Encoding");
  const encoding = isPlain ? chooseEncoding(outgoing.req.headers["accept-encoding"]) : "identity";
  if (isPlain) outgoing.vary("Accept-Encoding");
  if (encoding !== "identity") outgoing.setHeader("Content-Encoding", encoding);
  const encoded = await compress(body, encoding, 5);
  // Express adds an ETag to what has none.
  if (outgoing.get("Cache-Control")?.startsWith("no-store")) outgoing.end(encoded);
  else outgoing.send(encoded);
}

/** Bytes and pieces. A client reads the response only after it has sent everything. */
const mostDroppedBytes = 1024 * 1024;
const mostDroppedPieces = 2 * bodyLimit;
const mostDroppedMs = 4000;

/** Bytes of memory for all bodies that are being read, and for those of one network. */
const mostMemory = 32 * 1024 * 1024;
const share = mostMemory / 2;

type BodyReader = ReturnType<typeof createBodyReader>;

/** A body that is being read. */
type Reading = { network: string; bytes: number; give: () => void };

/**
 * Reads posted bodies. If they take too much memory together, the oldest one of the network that
 * holds most is given up: of a client that sends slowly, others must not have to wait.
 */
function createBodyReader() {
  const readings = new Set<Reading>();
  const byNetwork = new Map<string, number>();
  let bytes = 0;

  const count = (one: Reading, now: number) => {
    const change = now - one.bytes;
    one.bytes = now;
    bytes += change;
    const left = (byNetwork.get(one.network) ?? 0) + change;
    if (left > 0) byNetwork.set(one.network, left);
    else byNetwork.delete(one.network);
  };

  const makeRoom = ({ network }: Reading) => {
    while ((byNetwork.get(network) ?? 0) > share || bytes > mostMemory) {
      const isOwn = (byNetwork.get(network) ?? 0) > share;
      const greedy = isOwn ? network : mostOf(byNetwork);
      const oldest = [...readings].find((one) => one.network === greedy);
      if (!oldest) return;
      oldest.give();
    }
  };

  /**
   * The whole body, why it is refused, or null if it was given up. Unless it is whole, its
   * connection is closed after the response.
   *
   * @throws if the client disconnects
   */
  return (request: IncomingMessage, response: ServerResponse, address: string | null) =>
    new Promise<Buffer<ArrayBuffer> | BodyFault | null>((resolve, reject) => {
      const body = collectBody(request.headers["content-length"]);
      let fault: BodyFault | null = null;
      let droppedBytes = 0;
      let droppedPieces = 0;
      const one: Reading = {
        network: senderNetwork(address ?? ""),
        bytes: 0,
        give: () => end(null),
      };

      const release = () => {
        clearTimeout(late);
        request.off("data", take).off("end", endWhole).off("close", fail).off("error", fail);
        readings.delete(one);
        count(one, 0);
      };
      const end = (result: Buffer<ArrayBuffer> | BodyFault | null) => {
        release();
        if (!Buffer.isBuffer(result)) {
          response.setHeader("Connection", "close");
          // Without it, the pieces that follow would be kept until the response is sent.
          request.socket.pause();
        }
        resolve(result);
      };
      const endWhole = () => end(fault ?? body.end());
      const fail = () => {
        release();
        reject(new Error("The client disconnected"));
      };
      const take = (piece: Buffer) => (fault === null ? keep(piece) : drop(piece, fault));
      const keep = (piece: Buffer) => {
        const found = body.add(piece);
        if (found !== null) return refuse(found);
        if (body.memory() === one.bytes) return;
        count(one, body.memory());
        makeRoom(one);
      };
      const drop = (piece: Buffer, why: BodyFault) => {
        droppedBytes += piece.length;
        droppedPieces += 1;
        if (droppedBytes > mostDroppedBytes || droppedPieces > mostDroppedPieces) end(why);
      };
      const refuse = (why: BodyFault) => {
        fault = why;
        count(one, 0);
        clearTimeout(late);
        late = setTimeout(() => end(why), mostDroppedMs);
      };

      let late = setTimeout(() => end(408), bodyMs);
      request.on("data", take).once("end", endWhole).once("close", fail).once("error", fail);
      readings.add(one);
      if (body.fault !== null) return refuse(body.fault);
      count(one, body.memory());
      makeRoom(one);
    });
}

function mostOf(counts: ReadonlyMap<string, number>): string | undefined {
  let [most, highest] = ["", 0];
  for (const [network, count] of counts) if (count > highest) [most, highest] = [network, count];
  return most;
}

/** For `Request`, whose reader then learns why there is no body. */
function rejectedBody(why: BodyFault): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.error(new BodyRejected(why)) });
}
