import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { isIPv6, type Socket } from "node:net";

const mostConnections = 4000;
/** Longest time without data in either direction. Longer than any form waits. */
const silenceMs = 60_000;
/** Limit for the client to read what was written, however slowly. */
const writeMs = 20_000;
const sweepMs = 2000;

type Watched = {
  network: string;
  /** The last request and its response. */
  last: { request: IncomingMessage; response: ServerResponse } | null;
  bytes: number;
  /** Milliseconds since the epoch. */
  movedAt: number;
  unreadSince: number | null;
};

/**
 * Closes connections that do not read or are silent, and limits their number. Node's own timeout is
 * no use here, because each request resets it. When no connection is free, the network with the
 * most connections waiting for their client loses the oldest of those, so that no network can shut
 * the others out.
 */
export function limitConnections(server: Server, most = mostConnections): void {
  const sockets = new Map<Socket, Watched>();
  // Any beyond `most` are still being answered.
  server.maxConnections = most + 200;
  server.on("connection", (socket) => {
    sockets.set(socket, {
      network: networkOf(socket.remoteAddress),
      last: null,
      bytes: 0,
      movedAt: Date.now(),
      unreadSince: null,
    });
    socket.once("close", () => sockets.delete(socket));
    if (sockets.size > most) dropOldest(sockets);
  });
  server.prependListener("request", (request, response) => {
    const watched = sockets.get(request.socket);
    if (watched) watched.last = { request, response };
  });
  const sweep = setInterval(() => {
    const now = Date.now();
    for (const [socket, watched] of sockets) if (isLate(socket, watched, now)) socket.destroy();
  }, sweepMs).unref();
  server.once("close", () => clearInterval(sweep));
}

function dropOldest(sockets: ReadonlyMap<Socket, Watched>) {
  const waiting = [...sockets].filter(
    ([{ destroyed }, watched]) => !destroyed && isWaiting(watched),
  );
  const counts = new Map<string, number>();
  for (const [, { network }] of waiting) counts.set(network, (counts.get(network) ?? 0) + 1);
  const largest = [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
  waiting.find(([, { network }]) => network === largest)?.[0].destroy();
}

/** No complete request has arrived yet, or all have been answered. */
function isWaiting({ last }: Watched): boolean {
  return last === null || last.response.writableFinished || !last.request.complete;
}

/** The range of addresses that a provider usually gives one customer. */
function networkOf(address = ""): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  const separator = isIPv6(plain) ? ":" : ".";
  return plain.split(separator).slice(0, 3).join(separator);
}

function isLate(socket: Socket, watched: Watched, now: number): boolean {
  const bytes = socket.bytesRead + socket.bytesWritten;
  if (bytes !== watched.bytes) watched.movedAt = now;
  watched.bytes = bytes;
  watched.unreadSince = socket.writableLength === 0 ? null : (watched.unreadSince ?? now);

  const { movedAt, unreadSince } = watched;
  return now - movedAt > silenceMs || (unreadSince !== null && now - unreadSince > writeMs);
}

const mostPipelined = 16;

/**
 * Handles one request at a time per connection and lets 16 wait; a connection with more is closed.
 * Node gives a pipelined response its socket only once the previous one is sent; until then nothing
 * more is read.
 */
export function oneAtATime(
  handle: RequestListener,
  defer: (next: () => void) => void,
): RequestListener {
  const waiting = new WeakMap<Socket, number>();

  return (request, response) => {
    if (response.socket) return handle(request, response);

    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    // Requests that Node has already parsed from the same packet still arrive here.
    if (socket.destroyed || count > mostPipelined) return void socket.destroy();
    waiting.set(socket, count);
    socket.pause();
    response.once("socket", () => {
      const left = (waiting.get(socket) ?? 1) - 1;
      waiting.set(socket, left);
      if (left === 0) socket.resume();
      // Other connections are served in between.
      defer(() => handle(request, response));
    });
  };
}
