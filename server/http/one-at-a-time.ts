import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/**
 * One request at a time per connection. Node gives a pipelined response its socket only once the
 * one before it is sent; until then nothing more is read.
 */
export function oneAtATime(
  handle: RequestListener,
  defer: (next: () => void) => void,
): RequestListener {
  const waiting = new WeakMap<Socket, number>();

  return (request, response) => {
    if (response.socket) return handle(request, response);

    const { socket } = request;
    waiting.set(socket, (waiting.get(socket) ?? 0) + 1);
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
