import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Waiting = { request: IncomingMessage; response: ServerResponse };

/**
 * One request in hand for each connection. More may have come in the same packet: they wait until
 * the answer before them is taken, and nothing further is read meanwhile.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  const busy = new WeakMap<Socket, Waiting[]>();

  const begin = ({ request, response }: Waiting) => {
    response.once("close", () => next(request.socket));
    handle(request, response);
  };
  const next = (socket: Socket) => {
    const following = socket.destroyed ? undefined : busy.get(socket)?.shift();
    // On a tick of its own: other connections come in between.
    if (following) return void setImmediate(begin, following);

    busy.delete(socket);
    socket.resume();
  };
  return (request, response) => {
    const { socket } = request;
    const waiting = busy.get(socket);
    if (waiting) {
      socket.pause();
      waiting.push({ request, response });
      return;
    }
    handle(request, response);
    // An answer from memory is mostly gone already.
    if (response.writableFinished) return;

    busy.set(socket, []);
    response.once("close", () => next(socket));
  };
}
