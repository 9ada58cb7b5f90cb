import type { IncomingMessage } from "node:http";

const mostBytes = 1024 * 1024;
const mostMs = 5000;

/**
 * Reads the rest of a body, for example of one that is too large, so that the sender sees the
 * answer. Closes the connection if that takes long.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete) return;

  let bytes = 0;
  const end = () => request.socket.destroy();
  const late = setTimeout(end, mostMs);
  request.removeAllListeners("data");
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) end();
  });
  request.once("close", () => clearTimeout(late));
  request.resume();
}
