import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Express } from "express";
import { configuredDestinations } from "../destinations/index";
import type { Services } from "../services";

const shutdownLimit = 20_000;

/** Listens, says where, and stops in order at a signal; a second signal stops at once. */
export async function serve(services: Services, app: Express): Promise<void> {
  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
    app,
  );
  server.keepAliveTimeout = 10_000;
  await listen(server, services);
  process.stdout.write(`${greeting(services, server)}\n`);

  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
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

/** Requests and attempts in flight have the same 20 seconds; nothing new begins. */
async function stop(services: Services, server: Server) {
  const deadline = Date.now() + shutdownLimit;
  const quiet = services.outbox.stopClaiming();
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection kept alive would otherwise hold the exit up after its last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), shutdownLimit);
  await Promise.all([closed, quiet]);
  clearInterval(sweep);
  clearTimeout(late);
  await services.close(Math.max(0, deadline - Date.now()));
  process.exit(0);
}

function greeting({ config, key, store }: Services, server: Server): string {
  const on = configuredDestinations(config, key);
  const address = server.address();
  const port = isAddress(address) ? address.port : config.PORT;

  return [
    config.SITE_URL
      ? `${config.site.name} is serving ${config.SITE_URL} on port ${port}`
      : `${config.site.name} is serving on http://localhost:${port}`,
    `Data: ${store.location}`,
    on.length > 0
      ? `Destinations on: ${on.map(({ name }) => name).join(", ")}`
      : "Destinations on: none. Submissions are only stored.",
    ...(on.length > 0 && !config.SITE_URL
      ? [`SITE_URL is not set: links in what is sent on begin with http://localhost:${port}`]
      : []),
  ].join("\n");
}

function isAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}
