import type { IncomingMessage, ServerResponse } from "node:http";

const mostBytes = 1024 * 1024;
/** From the answer on: with it, less than the 5 s that a sender may hold the connection. */
const mostMs = 4000;

/**
 * Reads the rest of a body, for example of one that is too large, so that the sender sees the
 * answer. Closes the connection if that takes long, and after a body that was too large in any case.
 */
export function discardRest(request: IncomingMessage, { statusCode }: ServerResponse): void {
  const { socket } = request;
  const isTooLarge = statusCode === 413;
  if (request.complete && isTooLarge) socket.destroySoon();
  if (request.complete) return;

  let bytes = 0;
  const end = () => socket.destroy();
  const late = setTimeout(end, mostMs);
  request.removeAllListeners("data");
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) end();
  });
  if (isTooLarge) request.once("end", () => socket.destroySoon());
  request.once("close", () => clearTimeout(late));
  request.resume();
}
