import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Waiting = { request: IncomingMessage; response: ServerResponse };

/**
 * One request in hand for each connection. More may have come in the same packet: they wait, and
 * nothing further is read meanwhile.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  const busy = new WeakMap<Socket, Waiting[]>();

  const begin = ({ request, response }: Waiting) => {
    response.once("close", () => next(request.socket));
    handle(request, response);
  };
  const next = (socket: Socket) => {
    const following = socket.destroyed ? undefined : busy.get(socket)?.shift();
    if (following) return void setImmediate(begin, following);

    busy.delete(socket);
    socket.resume();
  };
  return (request, response) => {
    const waiting = busy.get(request.socket);
    if (!waiting) {
      busy.set(request.socket, []);
      return begin({ request, response });
    }
    request.socket.pause();
    waiting.push({ request, response });
  };
}
