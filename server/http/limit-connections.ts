import type { Server } from "node:http";
import type { Socket } from "node:net";

const mostConnections = 4000;
/** No data in either direction. Longer than any form waits. */
const silenceMs = 60_000;
/** Limit for the client to read what was written, however slowly. */
const writeMs = 20_000;
const sweepMs = 2000;

type Watched = {
  bytes: number;
  /** Milliseconds since the epoch. */
  movedAt: number;
  unreadSince: number | null;
};

/**
 * Closes connections that do not read or are silent, and bounds their number. Not by Node's own time
 * limit, which is set anew for each request.
 */
export function limitConnections(server: Server): void {
  const sockets = new Map<Socket, Watched>();
  server.maxConnections = mostConnections;
  server.on("connection", (socket) => {
    sockets.set(socket, { bytes: 0, movedAt: Date.now(), unreadSince: null });
    socket.once("close", () => sockets.delete(socket));
  });
  const sweep = setInterval(() => {
    const now = Date.now();
    for (const [socket, watched] of sockets) if (isLate(socket, watched, now)) socket.destroy();
  }, sweepMs).unref();
  server.once("close", () => clearInterval(sweep));
}

function isLate(socket: Socket, watched: Watched, now: number): boolean {
  const bytes = socket.bytesRead + socket.bytesWritten;
  if (bytes !== watched.bytes) watched.movedAt = now;
  watched.bytes = bytes;
  watched.unreadSince = socket.writableLength === 0 ? null : (watched.unreadSince ?? now);

  const { movedAt, unreadSince } = watched;
  return now - movedAt > silenceMs || (unreadSince !== null && now - unreadSince > writeMs);
}
