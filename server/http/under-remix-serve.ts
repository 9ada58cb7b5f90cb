import type { Config } from "../config/config";
import { ignoresHangup, watchFaults } from "../faults";
import type { RequestFacts } from "../leads/form-post";
import { type Running, reloadOnSignal } from "../services";
import { plainPath } from "./check-request";
import { decideFacts, plainHost } from "./request-facts";

// `npx remix-serve build/index.js` runs the same build without `createSite` and `serve`. What they do
// for a request and at the end, and a page or a form needs, is done here if they have not.

/** As Remix calls loaders and actions; the context is empty under `remix-serve`. */
type Asked = { request: Request; context: { facts?: RequestFacts } };

/**
 * The facts as our own server decided them, otherwise read from plain headers. Repeated header lines
 * arrive merged here and cannot be told apart.
 */
export function requestFacts(
  { config }: { config: Config },
  { request: { url, headers }, context }: Asked,
): RequestFacts {
  const known = context.facts ?? read.get(context);
  if (known) return known;

  const seen = {
    origin: new URL(url).origin,
    address: forwardedAddress(headers, config),
    hasSignal: headers.get("Sec-GPC") === "1",
    cookie: headers.get("Cookie"),
    userAgent: headers.get("User-Agent"),
  };
  const facts = decideFacts(seen, config);
  read.set(context, facts);
  return facts;
}

/** Keeps the id of a request the same until its end. */
const read = new WeakMap<object, RequestFacts>();

/**
 * The socket is not visible, so a forwarded address counts only if the operator named a proxy; with a
 * number of hops, that many from the end.
 */
function forwardedAddress(headers: Headers, { TRUST_PROXY }: Config): string | undefined {
  if (TRUST_PROXY === undefined || TRUST_PROXY === "none") return undefined;

  const hops = typeof TRUST_PROXY === "number" ? TRUST_PROXY : 1;
  const addresses = (headers.get("X-Forwarded-For") ?? "").split(",").map((a) => a.trim());
  return hops > 0 ? addresses.at(-hops) : undefined;
}

/** The address of the page under the host of `SITE_URL`, in the one spelling of its path; or null. */
export function redirectOf(
  { config: { SITE_URL } }: { config: Config },
  { request, context }: Asked,
): string | null {
  if (context.facts) return null;

  const { pathname, search } = new URL(request.url);
  const path = `${pathname}${search}`;
  const plain = plainPath(path);
  const host = plainHost(request.headers.get("Host") ?? "");
  const isOwn = !SITE_URL || host === "" || host === new URL(SITE_URL).host;
  return isOwn ? plain : `${SITE_URL}${plain ?? path}`;
}

/**
 * `remix-serve` stops listening at the same signals and finishes its requests: the store stays open
 * until the process has nothing left to do, 20 seconds at most.
 */
export function closeWithProcess(running: Running): void {
  const { app, outbox, close } = running;
  const end = () => void close(0).then(() => process.exit(0));
  watchFaults(app, (exitCode) => void close(0).finally(() => process.exit(exitCode)));
  const begin = () => {
    void outbox.stopClaiming();
    setTimeout(end, 20_000).unref();
    process.once("beforeExit", end);
  };
  reloadOnSignal(running);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, begin);
  if (ignoresHangup()) process.on("SIGHUP", () => undefined);
  else process.once("SIGHUP", begin);
}
