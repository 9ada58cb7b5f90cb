import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/**
 * One request in hand for each connection. More may have come in the same packet: Node gives such a
 * response its socket when the one before it has been sent. Until then nothing further is read.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
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
      // On a tick of its own: other connections come in between.
      setImmediate(handle, request, response);
    });
  };
}
