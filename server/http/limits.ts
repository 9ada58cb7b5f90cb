import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Runs at most `atOnce` tasks at the same time, first come, first served. If `mostWaiting` are
 * waiting already, the task is not run and the result is null.
 */
export function createLimit(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Result>(task: () => Promise<Result>): Promise<Result | null> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting) return null;
    else await new Promise<void>((resolve) => waiting.push(resolve));

    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
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

/** Bytes. A client reads the response only after it has sent everything, so more is read. */
const mostRead = 1024 * 1024;
const mostReadMs = 4000;

/**
 * Reads a posted body. A body above the limit is cut off just beyond it, so that the action rejects
 * it, and its connection is closed.
 *
 * @param limit bytes
 * @throws if the client disconnects
 */
export function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let late: NodeJS.Timeout | undefined;
    const finish = () => {
      clearTimeout(late);
      request.off("data", take).pause();
      resolve(Buffer.concat(chunks).subarray(0, limit + 1));
    };
    const take = (chunk: Buffer) => {
      if (size <= limit) chunks.push(chunk);
      size += chunk.length;
      if (size > limit) late ??= readOnBriefly();
      if (size > mostRead) finish();
    };
    const readOnBriefly = () => {
      response.setHeader("Connection", "close");
      return setTimeout(finish, mostReadMs);
    };

    if (Number(request.headers["content-length"]) > limit) late = readOnBriefly();
    request.on("data", take);
    request.once("end", finish);
    request.once("error", reject);
    request.once("close", () => reject(new Error("The client disconnected")));
  });
}
