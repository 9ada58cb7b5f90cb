import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { startWords } from "~/data/desk/start";
import { configuredDestinations } from "../destinations/index";
import type { Services } from "../services";
import type { RequestCounts } from "./admin/request-counts";
import { serveAdmin } from "./admin/serve-admin";
import { limitConnections } from "./limit-connections";
import type { SiteServer } from "./site-server";

const shutdownLimit = 20_000;
/** After the first requests, which would otherwise wait for the rendering in advance. */
const warmAfterMs = 1000;

type Parts = { site: SiteServer; requests: RequestCounts };

/** SIGTERM, SIGINT and SIGHUP stop it in order; a second signal exits at once. */
export async function serve(services: Services, { site, requests }: Parts): Promise<void> {
  const server = createServer(
    {
      requestTimeout: 30_000,
      headersTimeout: 10_000,
      maxHeaderSize: 16 * 1024,
      ...site.classes,
    },
    site.listener,
  );
  server.keepAliveTimeout = 10_000;
  limitConnections(server);
  server.on("connection", site.noteConnection);
  await listen(server, services);
  let isStopping = false;
  const admin = await serveAdmin(services, requests, () => isStopping);
  process.stdout.write(`${greeting(services, server)}\n`);
  if (admin) process.stdout.write(`${startWords.metrics(readPort(admin))}\n`);
  const origin = services.config.SITE_URL ?? `http://localhost:${readPort(server)}`;
  setTimeout(() => void site.warm(origin), warmAfterMs).unref();

  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      isStopping = true;
      void stop(services, server);
    });
  }
}

function listen(server: Server, { config }: Services): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.PORT, config.HOST, resolve);
  });
}

/** Requests and attempts in flight share 20 seconds; nothing new begins. */
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
  process.exit(0);
}

function greeting({ config, key, store, chainHead }: Services, server: Server): string {
  const on = configuredDestinations(config, key);
  const port = readPort(server);

  return [
    config.SITE_URL
      ? startWords.servingAt(config.site.name, config.SITE_URL, port)
      : startWords.servingHere(config.site.name, port),
    startWords.data(store.location),
    on.length > 0
      ? startWords.destinations(on.map(({ name }) => name).join(", "))
      : startWords.noDestinations,
    ...(chainHead && chainHead.seq > 0 ? [startWords.receipts(chainHead.seq, chainHead.seal)] : []),
    ...(on.length > 0 && !config.SITE_URL ? [startWords.noSiteUrl(port)] : []),
  ].join("\n");
}

/** The port chosen by the system when `PORT` is 0. */
function readPort(server: Server): number {
  const address = server.address();
  return isAddress(address) ? address.port : 0;
}

function isAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}
