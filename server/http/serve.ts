import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { startWords } from "~/data/desk/start";
import { watchFaults } from "../faults";
import { reloadOnSignal, type Services } from "../services";
import { limitConnections } from "./connections";
import type { RequestCounts } from "./metrics";
import { serveMetrics } from "./serve-metrics";
import type { SiteServer } from "./site-server";

const shutdownLimit = 20_000;

type Parts = { site: SiteServer; requests: RequestCounts; version: string };

/**
 * SIGTERM, SIGINT and SIGHUP stop it in order; a second signal exits at once. An uncaught error stops
 * it in the same order, with exit code 1.
 */
export async function serve(services: Services, parts: Parts): Promise<void> {
  const { site, requests, version } = parts;
  const server = createServer(
    {
      requestTimeout: 30_000,
      headersTimeout: 10_000,
      maxHeaderSize: 16 * 1024,
    },
    site.listener,
  );
  server.keepAliveTimeout = 10_000;
  limitConnections(server);
  server.on("connection", site.noteConnection);
  await listen(server, services);
  let isStopping = false;
  const metrics = await serveMetrics(services, {
    site: server,
    requests,
    version,
    isStopping: () => isStopping,
  });
  for (const line of greeting(services, server)) sayAtStart(line);
  if (metrics) sayAtStart(startWords.metrics(services.config.ADMIN_HOST, readPort(metrics)));

  const end = (exitCode: number) => {
    isStopping = true;
    void stop(services, server).finally(() => process.exit(exitCode));
  };
  watchFaults(services, end);
  reloadOnSignal(services);
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      end(0);
    });
  }
}

function listen(server: Server, { config }: Services): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.PORT, config.HOST, resolve);
  });
}

/** Requests and attempts in flight share 20 seconds; nothing new is started. */
async function stop(services: Services, server: Server) {
  const deadline = Date.now() + shutdownLimit;
  const quiet = services.outbox.stopClaiming();
  const closed = new Promise((resolve) => server.close(resolve));
  // A kept-alive connection would delay the exit after its last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), shutdownLimit);
  await Promise.all([closed, quiet]);
  clearInterval(sweep);
  clearTimeout(late);
  await services.close(Math.max(0, deadline - Date.now()));
}

function greeting(services: Services, server: Server): string[] {
  const { config, store, chainHead, destinations: on } = services;
  const port = readPort(server);

  return [
    config.SITE_URL
      ? startWords.servingAt(config.site.name, config.SITE_URL, port)
      : startWords.servingHere(config.site.name, port),
    startWords.data(store.location),
    ...(store.isNew ? [startWords.newStore] : []),
    on.length > 0
      ? startWords.destinations(on.map(({ name }) => name).join(", "))
      : startWords.noDestinations,
    ...(chainHead && chainHead.seq > 0 ? [startWords.receipts(chainHead.seq, chainHead.seal)] : []),
    ...(on.length > 0 && !config.SITE_URL ? [startWords.noSiteUrl(port)] : []),
  ];
}

/**
 * Printed whatever `LOG_LEVEL` is: plain text on a terminal, otherwise one line of JSON like the
 * log's.
 */
function sayAtStart(text: string): void {
  const line = { level: "info", time: new Date().toISOString(), msg: text };
  process.stdout.write(`${process.stdout.isTTY ? text : JSON.stringify(line)}\n`);
}

/** The port chosen by the system when `PORT` is 0. */
function readPort(server: Server): number {
  const address = server.address();
  return isAddress(address) ? address.port : 0;
}

function isAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}
