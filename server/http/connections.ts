import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { senderNetwork } from "../privacy/ip-address";

import type { Trust } from "./request-facts";

const most = 2000;
/** Of one network; a proxy that we trust may use all. */
const share = 500;

/**
 * Bounds connections: for a new one beyond a limit, the one that has been idle longest is closed, so
 * that a client with thousands of silent connections keeps nobody out. A connection with a request
 * in progress is never closed; if there are only such, the new one is.
 */
export function watchConnections(server: Server, trust: Trust): void {
  const open = new Map<Socket, { network: string; response: ServerResponse | null }>();
  const counts = new Map<string, number>();
  /** Longest first. */
  const idle = new Set<Socket>();
  // Beyond the bound that evicts, in case that nothing can be closed.
  server.maxConnections = most;

  const closeIdle = (network?: string): boolean => {
    for (const socket of idle) {
      if (network !== undefined && open.get(socket)?.network !== network) continue;
      idle.delete(socket);
      socket.destroy();
      return true;
    }
    return false;
  };
  const countOf = (network: string) => counts.get(network) ?? 0;

  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const network = senderNetwork(address.replace(/^::ffff:/i, ""));
    const isOver = !trust(address, 0) && countOf(network) >= share;
    if (isOver && !closeIdle(network)) return void socket.destroy();
    // One place stays free, or Node would refuse the next connection by itself.
    if (open.size >= most - 1 && !closeIdle()) return void socket.destroy();

    counts.set(network, countOf(network) + 1);
    open.set(socket, { network, response: null });
    idle.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      idle.delete(socket);
      if (countOf(network) > 1) counts.set(network, countOf(network) - 1);
      else counts.delete(network);
    });
  });

  server.prependListener("request", ({ socket }, response) => {
    const connection = open.get(socket);
    if (!connection) return;

    connection.response = response;
    idle.delete(socket);
    response.once("close", () => {
      if (connection.response !== response || !open.has(socket)) return;
      connection.response = null;
      idle.add(socket);
    });
  });

  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const begun = open.get(socket)?.response?.headersSent ?? false;
    if (error.code === "ECONNRESET" || !socket.writable || begun) return void socket.destroy();

    socket.end(
      `HTTP/1.1 ${statusLine(error.code)}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
    socket.destroySoon();
  });
}

function statusLine(code: string | undefined): string {
  switch (code) {
    case "ERR_HTTP_REQUEST_TIMEOUT":
    // The client closed its side before the end of the request.
    case "HPE_INVALID_EOF_STATE":
      return "408 Request Timeout";
    case "HPE_HEADER_OVERFLOW":
      return "431 Request Header Fields Too Large";
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return "413 Payload Too Large";
    default:
      return "400 Bad Request";
  }
}
