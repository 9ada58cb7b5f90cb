import type { Server } from "node:http";
import type { Socket } from "node:net";

const mostConnections = 4000;
/** Nothing came and nothing went. Longer than anything a form waits for. */
const silenceMs = 60_000;
/** For what was written to be taken, however little at a time. */
const writeMs = 20_000;
const sweepMs = 2000;

/** Closes who asks and does not read, and keeps the number of connections bounded. */
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
