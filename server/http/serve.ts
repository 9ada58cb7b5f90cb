import { createServer, type RequestListener, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { minute } from "~/data/dates";
import { isReachable } from "../config/partners";
import { ignoresHangup, watchFaults } from "../faults";
import { type Running, reloadOnSignal } from "../services";
import { readTrust } from "./create-site";
import { watchConnections } from "./limits";
import { serveMetrics } from "./metrics";

const shutdownLimitMs = 20_000;
const logWaitMs = 50;

/** Bounds for slow, silent and greedy clients; nginx in front does more. Times in milliseconds. */
const limits = {
  // From the first byte of a request, so that an idle connection is not charged.
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};
const mostRequestsPerConnection = 1000;
/** Without any data in either direction. Longer than any form waits for its response. */
const silenceMs = minute;

/**
 * SIGTERM, SIGINT and SIGHUP stop the server in order; a second signal exits at once. An uncaught
 * error stops it in the same order, with exit code 1.
 */
export async function serve(
  running: Running,
  site: RequestListener,
  version: string,
): Promise<void> {
  const { app } = running;
  const { config, log } = app;
  const server = createServer({ ...limits, keepAliveTimeout: config.KEEP_ALIVE_S * 1000 }, site);
  watchConnections(server, readTrust(config));
  server.maxRequestsPerSocket = mostRequestsPerConnection;
  server.setTimeout(silenceMs);
  // A log that nobody reads any more must not end the server.
  process.stdout.on("error", () => undefined);
  let isStopping = false;
  const end = (exitCode: number) => {
    isStopping = true;
    void stop(running, server).finally(() => process.exit(exitCode));
  };
  // Before the first response, because whoever gets it may send a signal.
  const isDetached = ignoresHangup();
  if (isDetached) process.on("SIGHUP", () => undefined);
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    if (signal === "SIGHUP" && isDetached) continue;
    process.once(signal, () => {
      log.info({ signal }, "stopping");
      process.once(signal, () => process.exit(1));
      end(0);
    });
  }
  await listen(server, config.PORT, config.HOST);
  const metrics = await serveMetrics(running, server, version, () => isStopping);
  watchFaults(app, end);
  reloadOnSignal(running);

  for (const line of greeting(running, server)) sayAtStart(line);
  if (metrics) {
    const address = `http://${config.ADMIN_HOST}:${readPort(metrics)}`;
    sayAtStart(`For the operator: ${address}/metrics and ${address}/readyz`);
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
}

/** Requests and attempts in flight share 20 seconds; nothing new is started. */
async function stop({ app, outbox, close }: Running, server: Server) {
  const deadline = Date.now() + shutdownLimitMs;
  const quiet = outbox.stopClaiming();
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection that is kept alive would delay the exit after its last response.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), shutdownLimitMs);
  await Promise.all([closed, quiet]);
  clearInterval(sweep);
  clearTimeout(late);
  await close(Math.max(0, deadline - Date.now()));
  app.log.info("stopped");
  // Until the log has noticed that nobody reads it any more, its flush at the exit would not end.
  await sleep(logWaitMs);
}

function greeting({ app, store, chainHead }: Running, server: Server): string[] {
  const { config, destinations } = app;
  const port = readPort(server);
  const here = `http://localhost:${port}`;
  const on = destinations.map(({ name }) => name).join(", ");

  return [
    config.SITE_URL
      ? `${config.site.name} is serving ${config.SITE_URL} on port ${port}`
      : `${config.site.name} is serving on ${here}`,
    `Data: ${store.location}`,
    ...(store.isNew
      ? ["This store is new. If you expected an existing one, check DATABASE_URL."]
      : []),
    on ? `Destinations on: ${on}` : "Destinations on: none. Submissions are only stored.",
    ...config.partners
      .filter((firm) => firm.email && !isReachable(firm, config))
      .map(({ name }) => `${name} gets no mail: set SMTP_URL and MAIL_FROM`),
    ...(chainHead && chainHead.seq > 0
      ? [`Receipts: ${chainHead.seq} sealed, head ${chainHead.seal}`]
      : []),
    ...(on && !config.SITE_URL
      ? [`SITE_URL is not set: links in forwarded messages begin with ${here}`]
      : []),
  ];
}

/** Independent of `LOG_LEVEL`: plain text on a terminal, otherwise JSON like the log. */
function sayAtStart(text: string): void {
  const line = { level: "info", time: new Date().toISOString(), msg: text };
  process.stdout.write(`${process.stdout.isTTY ? text : JSON.stringify(line)}\n`);
}

/** The port chosen by the system when `PORT` is 0. */
function readPort(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/**
 * For `npx remix-serve build/index.js`, which runs the build without `serve`. It stops listening at
 * the same signals and finishes its requests: the store stays open until the process has nothing left
 * to do, 20 seconds at most.
 */
export function closeWithProcess(running: Running): void {
  const { app, outbox, close } = running;
  const end = () => void close(0).then(() => process.exit(0));
  watchFaults(app, (exitCode) => void close(0).finally(() => process.exit(exitCode)));
  const begin = () => {
    void outbox.stopClaiming();
    setTimeout(end, shutdownLimitMs).unref();
    process.once("beforeExit", end);
  };
  reloadOnSignal(running);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, begin);
  if (ignoresHangup()) process.on("SIGHUP", () => undefined);
  else process.once("SIGHUP", begin);
}
