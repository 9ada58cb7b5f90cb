import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Waiting = { request: IncomingMessage; response: ServerResponse };

/**
 * One request in hand for each connection. More may have come in the same packet: they wait until
 * the answer before them is taken, and nothing further is read meanwhile.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>();
  const queues = new WeakMap<Socket, Waiting[]>();

  const next = (socket: Socket) => {
    const following = socket.destroyed ? undefined : queues.get(socket)?.shift();
    // On a tick of its own: other connections come in between.
    if (following) return void setImmediate(begin, following);

    queues.delete(socket);
    socket.resume();
  };
  const begin = ({ request, response }: Waiting) => {
    latest.set(request.socket, response);
    response.once("close", () => next(request.socket));
    handle(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    const before = latest.get(socket);
    const queue = queues.get(socket);
    if (queue) {
      queue.push({ request, response });
    } else if (before === undefined || before.writableFinished || before.closed) {
      latest.set(socket, response);
      handle(request, response);
    } else {
      queues.set(socket, [{ request, response }]);
      before.once("close", () => next(socket));
      socket.pause();
    }
  };
}
