import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import { senderNetwork } from "../privacy/ip-address";

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

  const wait = (network: string, left?: AbortSignal) => {
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
      left?.addEventListener("abort", () => {
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

  const run = async <Result>(network: string, task: () => Promise<Result>, left?: AbortSignal) => {
    if (running < atOnce) running += 1;
    else if (!(await wait(network, left))) return null;

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
    left?: AbortSignal,
  ): Promise<Result | null> => {
    const network = senderNetwork(address ?? "");
    const count = counts.get(network) ?? 0;
    if (count >= share) return null;

    counts.set(network, count + 1);
    try {
      return await run(network, task, left);
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
