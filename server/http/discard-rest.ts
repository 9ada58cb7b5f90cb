import type { IncomingMessage } from "node:http";

const mostBytes = 1024 * 1024;
const mostMs = 5000;

/**
 * Reads what an answer left unread, say of a form too large, so that the sender gets to see the
 * answer and the next request can follow; ends the connection where that would take long.
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
