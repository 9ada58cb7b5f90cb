import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyLimit } from "../intake/read-post";

/** Of all bodies that are being read or handled. */
const mostHeld = 32 * 1024 * 1024;
/** What is too large is read on, so that its sender has sent it all and reads the answer. */
const mostRead = 4 * 1024 * 1024;
const mostReadMs = 4000;

/**
 * Cut off beyond the limit, so that the form is refused. Null if too many are held.
 *
 * @param response until it is closed, the body counts as held
 * @throws if the sender leaves
 */
export type BodyReader = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<Buffer | null>;

/**
 * Reads bodies at once, because streaming through Remix costs more than the rest of a post. What is
 * held in all is bounded: beyond it, whoever has been sending longest is disconnected.
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
