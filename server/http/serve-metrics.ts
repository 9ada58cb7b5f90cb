import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { isIP } from "node:net";
import type { Registry } from "prom-client";
import type { Services } from "../services";
import { createMetrics } from "./metrics";

/** Readiness and metrics, on `ADMIN_HOST`; without `ADMIN_PORT` nothing listens. */
export async function serveMetrics(
  services: Services,
  site: Server,
  version: string,
  isStopping: () => boolean,
): Promise<Server | null> {
  const { ADMIN_PORT, ADMIN_HOST } = services.config;
  if (ADMIN_PORT === undefined) return null;

  const listener = metricsListener(
    services,
    await createMetrics(services, site, version),
    isStopping,
  );
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(ADMIN_PORT, ADMIN_HOST, resolve);
  });
  return server.unref();
}

function metricsListener(
  services: Services,
  metrics: Registry,
  isStopping: () => boolean,
): RequestListener {
  const isNamed = namesOf(services.config.ADMIN_HOST);

  return ({ url, method, headers }, response) => {
    if (!isNamed(headers.host)) return say(response, 403, "Forbidden");
    if (method !== "GET" && method !== "HEAD") return say(response, 405, "Method Not Allowed");
    switch (url) {
      case "/readyz":
        return void isReady(services, isStopping).then((ready) =>
          say(response, ready ? 200 : 503, JSON.stringify({ ok: ready })),
        );
      case "/metrics":
        return void metrics.metrics().then(
          (text) => response.writeHead(200, { "Content-Type": metrics.contentType }).end(text),
          () => say(response, 503, "The store cannot be read"),
        );
      default:
        return say(response, 404, "Not Found");
    }
  };
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Guards against DNS rebinding: a page of another site can reach this port under a host name of its
 * own, but not under a bare address. So a probe from elsewhere must call an address, or
 * `ADMIN_HOST` as it is set.
 */
function namesOf(adminHost: string): (host: string | undefined) => boolean {
  const isOpen = !loopback.has(adminHost) && adminHost !== "::1";

  return (host = "") => {
    const name = host.replace(/:\d+$/, "").toLowerCase();
    if (loopback.has(name)) return true;
    return isOpen && (name === adminHost.toLowerCase() || isIP(name.replace(/^\[|\]$/g, "")) > 0);
  };
}

async function isReady({ db, storeWatch }: Services, isStopping: () => boolean): Promise<boolean> {
  if (isStopping() || storeWatch.fault() !== null) return false;

  const look = db.selectFrom("submissions").select("reference").limit(1).execute();
  return look.then(
    () => true,
    () => false,
  );
}

function say(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(text);
}
