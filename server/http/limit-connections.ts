import type { Server } from "node:http";
import type { Socket } from "node:net";

const mostConnections = 4000;
/** No data in either direction. Longer than any form waits. */
const silenceMs = 60_000;
/** Limit for the client to read what was written, however slowly. */
const writeMs = 20_000;
const sweepMs = 2000;

/** Closes connections that do not read, and bounds their number. */
export function limitConnections(server: Server): void {
  const unread = new Map<Socket, number>();
  const sockets = new Set<Socket>();
  server.maxConnections = mostConnections;
  server.setTimeout(silenceMs);
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => {
      sockets.delete(socket);
      unread.delete(socket);
    });
  });
  const sweep = setInterval(() => {
    for (const socket of sockets) check(socket);
  }, sweepMs).unref();
  server.once("close", () => clearInterval(sweep));

  const check = (socket: Socket) => {
    if (socket.writableLength === 0) return void unread.delete(socket);

    const since = unread.get(socket) ?? Date.now();
    unread.set(socket, since);
    if (Date.now() - since > writeMs) socket.destroy();
  };
}
