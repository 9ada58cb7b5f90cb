import type { IncomingMessage } from "node:http";

const mostBytes = 1024 * 1024;
/** From the answer on: with it, less than the 5 s that a sender may hold the connection. */
const mostMs = 4000;
/** For a busy sender to read the answer, which a reset would discard. */
const readingMs = 500;

/**
 * Reads the rest of a body, for example of one that is too large, so that the sender sees the
 * answer. Closes the connection if that takes long, and after a last answer once all is read.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete) return;

  const { socket } = request;
  const closeAfterRest = closeLate(socket);
  let bytes = 0;
  const end = () => socket.destroy();
  const late = setTimeout(end, mostMs);
  request.removeAllListeners("data");
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= mostBytes) return;
    request.pause();
    setTimeout(end, readingMs).unref();
  });
  request.once("end", closeAfterRest);
  request.once("close", () => clearTimeout(late));
  request.resume();
}

/**
 * Node destroys the connection right after a last answer. A sender that still writes would then be
 * reset, and could lose the answer, so only our side is ended.
 *
 * @returns to be called when the rest is read
 */
function closeLate(socket: IncomingMessage["socket"]): () => void {
  const { destroySoon } = socket;
  let isLast = false;
  socket.destroySoon = () => {
    isLast = true;
    socket.end();
  };
  return () => {
    socket.destroySoon = destroySoon;
    if (isLast) socket.destroySoon();
  };
}
