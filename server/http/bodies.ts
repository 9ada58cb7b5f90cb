import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type BodyFault, BodyRejected, bodyLimit, bodyMs, collectBody } from "../leads/read-post";
import { senderNetwork } from "../privacy/ip-address";

import { allowedMethods, commonHeaders, errorInJson, isPartnerApi } from "./headers";

/** Bytes and pieces. A client reads the response only after it has sent everything. */
const mostDroppedBytes = 1024 * 1024;
const mostDroppedPieces = 2 * bodyLimit;
const mostLingeringPieces = 256;
const mostDroppedMs = 4000;
const mostLingeringMs = 1000;

/** Bytes of memory for all bodies that are being read, and for those of one network. */
const mostMemory = 32 * 1024 * 1024;
const share = mostMemory / 2;

export type BodyReader = ReturnType<typeof createBodyReader>;

/** A body that is being read. */
type Reading = { network: string; bytes: number; give: () => void };

/**
 * Reads posted bodies. If they take too much memory together, the oldest one of the network that
 * holds most is given up: of a client that sends slowly, others must not have to wait.
 */
export function createBodyReader() {
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
export function rejectedBody(why: BodyFault): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.error(new BodyRejected(why)) });
}

/**
 * Answers at once to a request of another method that has a body, which nobody would read. What
 * still arrives is dropped for a moment, so that the client gets to read the response.
 */
export function rejectBodies(handle: RequestListener): RequestListener {
  return (request, response) => {
    const { method = "", headers } = request;
    const length = headers["content-length"] ?? "0";
    const hasBody = headers["transfer-encoding"] !== undefined || !/^0+$/.test(length);
    if (method === "POST" || !hasBody) return handle(request, response);

    const isRead = method === "GET" || method === "HEAD";
    const { url = "" } = request;
    const isJson = isPartnerApi(url);
    const [status, words] = isRead ? [400, "Bad Request"] : [405, "Method Not Allowed"];
    const text = isJson ? errorInJson(status, url, "A GET has no body") : words;
    response.writeHead(status, {
      ...commonHeaders("http:"),
      ...(isRead ? {} : { Allow: allowedMethods(url) }),
      "Content-Type": isJson ? "application/json" : "text/plain; charset=utf-8",
      "Content-Length": text.length,
      "Cache-Control": "no-store",
      Connection: "close",
    });
    // Not yet ended, or Node would reset the connection and the response could be lost.
    if (method === "HEAD") response.flushHeaders();
    else response.write(text);
    const end = () => {
      clearTimeout(late);
      request.off("data", drop);
      request.socket.pause();
      response.end();
    };
    let pieces = 0;
    const drop = () => {
      pieces += 1;
      if (pieces > mostLingeringPieces) end();
    };
    const late = setTimeout(end, mostLingeringMs);
    request.on("data", drop).once("end", end).once("error", end);
  };
}
