import type { RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { senderNetwork } from "../privacy/ip-address";
import type { Trust } from "./request-facts";

type QueueLimits = {
  /** Tasks that run at the same time. */
  atOnce: number;
  /** Tasks that wait. */
  waiting: number;
  /** Tasks of one network, running or waiting. */
  share: number;
};

/**
 * Runs at most `atOnce` tasks at the same time. The networks that wait take turns, so that one with
 * many requests delays the others by one task each. A task beyond a limit is not run, and the
 * result is null; if too many wait, the network that has most of them loses one. The same for one
 * whose client has left while it waited: with its connection it keeps all that was sent on it.
 */
export function createLimit({ atOnce, waiting: mostWaiting, share }: QueueLimits) {
  /** Waiting tasks by network; the first network is next. */
  const lanes = new Map<string, ((mayRun: boolean) => void)[]>();
  const counts = new Map<string, number>();
  let running = 0;
  let waiting = 0;

  const wait = (network: string, signal?: AbortSignal) => {
    const lane = lanes.get(network) ?? [];
    if (waiting >= mostWaiting) {
      const longest = [...lanes.values()].reduce((a, b) => (b.length > a.length ? b : a), lane);
      if (longest.length <= lane.length + 1) return false;
      waiting -= 1;
      longest.pop()?.(false);
    }
    waiting += 1;
    lanes.set(network, lane);
    return new Promise<boolean>((resolve) => {
      lane.push(resolve);
      signal?.addEventListener("abort", () => {
        const place = lane.indexOf(resolve);
        if (place < 0) return;
        lane.splice(place, 1);
        if (lane.length === 0) lanes.delete(network);
        waiting -= 1;
        resolve(false);
      });
    });
  };

  const startNext = () => {
    running -= 1;
    const [first] = lanes;
    if (!first) return;

    const [network, lane] = first;
    const next = lane.shift();
    lanes.delete(network);
    if (lane.length > 0) lanes.set(network, lane);
    waiting -= 1;
    running += 1;
    next?.(true);
  };

  const run = async <Result>(
    network: string,
    task: () => Promise<Result>,
    signal?: AbortSignal,
  ) => {
    if (running < atOnce) running += 1;
    else if (!(await wait(network, signal))) return null;

    try {
      return await task();
    } finally {
      // Whatever else has arrived is handled between two tasks.
      setImmediate(startNext);
    }
  };

  return async <Result>(
    address: string | null,
    task: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result | null> => {
    const network = senderNetwork(address ?? "");
    const count = counts.get(network) ?? 0;
    if (count >= share) return null;

    counts.set(network, count + 1);
    try {
      return await run(network, task, signal);
    } finally {
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    }
  };
}

const mostUnanswered = 5;

/**
 * Closes a connection that sends many requests without reading the responses. Browsers send the
 * next request after the response.
 */
export function limitPipelining(handle: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();

  return (request, response) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    // Node still delivers requests that arrived in the same packet.
    if (socket.destroyed || count > mostUnanswered) return void socket.destroy();

    unanswered.set(socket, count);
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    handle(request, response);
  };
}

const mostConnections = 2000;
/** Of one network; a proxy that we trust may use all. */
const networkShare = 500;

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
  server.maxConnections = mostConnections;

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
    const isOver = !trust(address, 0) && countOf(network) >= networkShare;
    if (isOver && !closeIdle(network)) return void socket.destroy();
    // One place stays free, or Node would refuse the next connection by itself.
    if (open.size >= mostConnections - 1 && !closeIdle()) return void socket.destroy();

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
