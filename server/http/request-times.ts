import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server } from "node:http";
import type { Means } from "./gauge";

const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
const methods = new Set(["GET", "HEAD", "POST"]);

/**
 * Times every response of one server through Node's diagnostics channels, which cost nothing
 * without a subscriber.
 */
export function timeRequests({ library, registry }: Means, timed: Server): void {
  const times = new library.Histogram({
    name: "plainclaim_request_duration_seconds",
    help: "From the headers of a request to the end of its response, in this process; a post may include the first attempt at the form service",
    labelNames: ["method"],
    buckets,
    registers: [registry],
  });
  const begun = new WeakMap<IncomingMessage, number>();

  subscribe("http.server.request.start", (message) => {
    if (isOf(message, timed)) begun.set(message.request, performance.now());
  });
  subscribe("http.server.response.finish", (message) => {
    if (!isOf(message, timed)) return;
    const start = begun.get(message.request);
    const { method = "" } = message.request;
    if (start === undefined) return;
    const seconds = (performance.now() - start) / 1000;
    times.observe({ method: methods.has(method) ? method : "other" }, seconds);
  });
}

type Exchange = { request: IncomingMessage; server: Server };

function isOf(message: unknown, timed: Server): message is Exchange {
  return typeof message === "object" && message !== null && "server" in message
    ? message.server === timed
    : false;
}
