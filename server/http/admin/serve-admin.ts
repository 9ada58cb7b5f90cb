import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Registry } from "prom-client";
import type { Services } from "../../services";
import { createMetrics } from "./metrics";
import type { RequestCounts } from "./request-counts";

/** On 127.0.0.1 only: readiness and metrics. */
export async function serveAdmin(
  services: Services,
  requests: RequestCounts,
  isStopping: () => boolean,
): Promise<Server | null> {
  const { ADMIN_PORT } = services.config;
  if (ADMIN_PORT === undefined) return null;

  const metrics = await createMetrics(services, requests);
  const server = createServer(adminListener(services, metrics, isStopping));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(ADMIN_PORT, "127.0.0.1", resolve);
  });
  return server.unref();
}

function adminListener(
  services: Services,
  metrics: Registry,
  isStopping: () => boolean,
): RequestListener {
  return ({ url, method, headers }, response) => {
    if (!isLocal(headers.host)) return say(response, 403, "Forbidden");
    if (method !== "GET" && method !== "HEAD") return say(response, 405, "Method Not Allowed");
    switch (url) {
      case "/readyz":
        return void isReady(services, isStopping).then((ready) =>
          say(response, ready ? 200 : 503, JSON.stringify({ ok: ready })),
        );
      case "/metrics":
        return void metrics.metrics().then(
          (text) => say(response, 200, text),
          () => say(response, 503, "The store cannot be read"),
        );
      default:
        return say(response, 404, "Not Found");
    }
  };
}

/** DNS rebinding: a page of another site can reach this port under a host name of its own. */
function isLocal(host = ""): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);
}

async function isReady({ db }: Services, isStopping: () => boolean): Promise<boolean> {
  if (isStopping()) return false;

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
