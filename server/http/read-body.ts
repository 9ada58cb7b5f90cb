import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyLimit } from "../leads/read-post";

/** Bytes of all bodies that are being read or handled. */
const mostHeld = 32 * 1024 * 1024;
/**
 * A body that is too large is still read up to this size, so that the client finishes sending and
 * reads the response.
 */
const mostRead = 4 * 1024 * 1024;
const mostReadMs = 4000;

/**
 * Reads a body, cut off beyond the limit so that the form is refused. Returns null if too many are
 * held.
 *
 * @param response the body counts as held until this is closed
 * @throws if the client disconnects
 */
export type BodyReader = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<Buffer | null>;

/**
 * Reads whole bodies, because streaming through Remix costs more than the rest of a post. The total
 * held is bounded: beyond it, the client that has been sending longest is disconnected.
 */
export function createBodyReader(most = mostHeld): BodyReader {
  const unfinished = new Set<IncomingMessage>();
  let held = 0;

  const makeRoom = (request: IncomingMessage) => {
    const [oldest] = unfinished;
    if (held <= most || oldest === request) return held <= most;
    oldest?.socket.destroy();
    return true;
  };
  return (request, response) => {
    const chunks: Buffer[] = [];
    let [size, kept] = [0, 0];
    let late: NodeJS.Timeout | undefined;
    unfinished.add(request);
    response.once("close", () => {
      unfinished.delete(request);
      held -= kept;
    });
    return new Promise<Buffer | null>((resolve, reject) => {
      const stop = (body: Buffer | null) => {
        response.setHeader("Connection", "close");
        request.off("data", take).pause();
        resolve(body);
      };
      const readOnBriefly = () => {
        response.setHeader("Connection", "close");
        late = setTimeout(() => stop(Buffer.concat(chunks)), mostReadMs);
      };
      const take = (chunk: Buffer) => {
        size += chunk.length;
        if (size > mostRead) return stop(Buffer.concat(chunks));
        if (kept > bodyLimit) return;
        chunks.push(chunk);
        kept += chunk.length;
        held += chunk.length;
        if (!makeRoom(request)) return stop(null);
        if (kept > bodyLimit && !late) readOnBriefly();
      };
      if (Number(request.headers["content-length"]) > bodyLimit) readOnBriefly();
      request.on("data", take);
      request.once("end", () => resolve(Buffer.concat(chunks)));
      request.once("error", reject);
      request.once("close", () => reject(new Error("The sender left")));
    }).finally(() => {
      clearTimeout(late);
      unfinished.delete(request);
    });
  };
}
