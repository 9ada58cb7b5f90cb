import { createServer, type Server, type ServerResponse } from "node:http";
import { isIP } from "node:net";
import type { Registry } from "prom-client";
import { languages } from "~/data/language";
import { indexedPaths } from "~/data/menus";
import type { Current } from "../app";
import { events } from "../events";
import { describeFault } from "../faults";
import {
  countWaiting,
  destinationState,
  destinationStates,
  readStatus,
} from "../operator/read-status";
import type { Running } from "../services";
import { needKinds } from "../store/schema";
import { readUpkeep } from "../store/upkeep";

type Library = typeof import("prom-client");

/** Readiness and metrics, on `ADMIN_HOST`; without `ADMIN_PORT` nothing listens. */
export async function serveMetrics(
  running: Running,
  site: Server,
  version: string,
  isStopping: () => boolean,
): Promise<Server | null> {
  const { ADMIN_PORT, ADMIN_HOST } = running.app.config;
  if (ADMIN_PORT === undefined) return null;

  // Loaded on demand, because most servers have no `ADMIN_PORT`.
  const library = await import("prom-client");
  const registry = new library.Registry();
  library.collectDefaultMetrics({ register: registry });
  // The library names these gauges like counters, which promtool rejects.
  for (const what of ["handles", "requests", "resources"]) {
    registry.removeSingleMetric(`nodejs_active_${what}_total`);
  }
  observeRequests(library, registry, site);
  countEvents(library, registry);
  gaugeProcess(library, registry, running, version);
  const readStore = gaugeStore(library, registry, running);

  const server = createServer(async ({ url, headers }, response) => {
    if (!isMetricsHost(headers.host, ADMIN_HOST)) return say(response, 403, "Forbidden");
    if (url === "/readyz") {
      const ok = !isStopping() && (await isReady(running));
      return say(response, ok ? 200 : 503, JSON.stringify({ ok }));
    }
    if (url !== "/metrics") return say(response, 404, "Not Found");

    await readStore();
    say(response, 200, await registry.metrics(), registry.contentType);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(ADMIN_PORT, ADMIN_HOST, resolve);
  });
  return server.unref();
}

function say(response: ServerResponse, status: number, text: string, type = "text/plain") {
  response.writeHead(status, { "Content-Type": type }).end(text);
}

/**
 * Guards against DNS rebinding: a page of another site can reach this port under a host name of its
 * own, but not under a bare address.
 */
function isMetricsHost(host = "", adminHost: string): boolean {
  const name = host
    .replace(/:\d+$/, "")
    .replace(/^\[|\]$/g, "")
    .toLowerCase();
  return name === "localhost" || name === adminHost.toLowerCase() || isIP(name) > 0;
}

async function isReady({ app: { db }, storeWatch }: Running): Promise<boolean> {
  if (storeWatch.fault() !== null) return false;

  const look = db.selectFrom("submissions").select("reference").limit(1).execute();
  return look.then(
    () => true,
    () => false,
  );
}

const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
const methods = new Set(["GET", "HEAD", "POST"]);

function observeRequests({ Counter, Histogram }: Library, registry: Registry, site: Server) {
  const registers = [registry];
  const counts = new Counter({
    name: "plainclaim_requests_total",
    help: "Responses by the first segment of the path, and status",
    labelNames: ["route", "status"],
    registers,
  });
  const times = new Histogram({
    name: "plainclaim_request_duration_seconds",
    help: "From the headers of a request to the end of its response, in this process; a post may include the first attempt at the form service",
    labelNames: ["method"],
    buckets,
    registers,
  });
  // First, because the app rewrites the URL of a request.
  site.prependListener("request", ({ url = "/", method = "" }, response) => {
    const begun = performance.now();
    response.once("finish", () => {
      counts.inc({ route: routeOf(url), status: String(response.statusCode) });
      const seconds = (performance.now() - begun) / 1000;
      times.observe({ method: methods.has(method) ? method : "other" }, seconds);
    });
  });
}

const files = [".well-known", "build", "feed.xml", "images", "robots.txt", "sitemap.xml"];
const routes = new Set([
  ...files,
  ...languages,
  "healthz",
  "lawsuits",
  ...indexedPaths.map(firstSegment),
]);

/** Groups paths: a label for each would fill the collector's memory. */
function routeOf(url: string): string {
  const segment = firstSegment(url);
  return routes.has(segment) ? `/${segment}` : "other";
}

function firstSegment(url: string): string {
  const [segment = ""] = url.slice(1).split(/[/?#]|\.data\b/, 1);
  return segment;
}

function countEvents({ Counter }: Library, registry: Registry) {
  const submissions = new Counter({
    name: "plainclaim_submissions_total",
    help: "Submissions stored by this process",
    labelNames: ["kind"],
    registers: [registry],
  });
  const attempts = new Counter({
    name: "plainclaim_delivery_attempts_total",
    help: "Attempts by this process, by destination and outcome",
    labelNames: ["destination", "outcome"],
    registers: [registry],
  });
  const steps = new Counter({
    name: "plainclaim_case_steps_total",
    help: "Quizzes posted on pages of cases, and contact steps shown, by this process",
    labelNames: ["step"],
    registers: [registry],
  });
  events.on("stored", (kind) => submissions.inc({ kind }));
  events.on("step", (step) => steps.inc({ step }));
  events.on("attempted", (destination, outcome) => attempts.inc({ destination, outcome }));
}

function gaugeProcess(
  { Gauge }: Library,
  registry: Registry,
  { storeWatch }: Running,
  version: string,
) {
  new Gauge({
    name: "plainclaim_store_up",
    help: "1 while the database is writable",
    registers: [registry],
    collect() {
      this.set(storeWatch.fault() === null ? 1 : 0);
    },
  });
  new Gauge({
    name: "plainclaim_build_info",
    help: "1, with the release and the version of Node in its labels",
    labelNames: ["version", "node"],
    registers: [registry],
  }).set({ version, node: process.versions.node }, 1);
}

/**
 * Figures of the whole store, which every process reports alike.
 *
 * @returns reads them from the store; if that fails, none of them is reported
 */
function gaugeStore({ Gauge }: Library, registry: Registry, current: Current) {
  const { db, log, now } = current.app;
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({
      name: `plainclaim_${name}`,
      help: `${help}; of the whole store: take max, not sum, over processes`,
      labelNames,
      registers: [registry],
    });
  const gauges = {
    pending: gauge("deliveries_pending", "Deliveries that wait", "destination"),
    oldest: gauge(
      "delivery_oldest_seconds",
      "Age of the delivery that waits longest",
      "destination",
    ),
    queue: gauge("destination_state", "1 for the state it is in", "destination", "state"),
    needs: gauge("needs_person", "What needs attention, as relay status counts it", "what"),
    waiting: gauge("leads_waiting", "Leads that no firm has yet, by what they wait for", "for"),
    unsealed: gauge(
      "unsealed_receipt_age_seconds",
      "Age of the oldest receipt without a seal, 0 without one",
    ),
    // A task never done reports no figure: 0 would mean 1970.
    done: gauge("last_done_timestamp_seconds", "When it last ran, in seconds since 1970", "task"),
  };

  async function read() {
    const status = await readStatus(current.app);
    for (const { name: destination, pending, oldestSeconds, condition } of status.destinations) {
      gauges.pending.set({ destination }, pending);
      gauges.oldest.set({ destination }, oldestSeconds ?? 0);
      for (const state of destinationStates)
        gauges.queue.set({ destination, state }, Number(state === destinationState(condition)));
    }
    for (const what of needKinds) {
      const own = status.needs.filter(({ kind }) => kind === what);
      gauges.needs.set(
        { what },
        own.reduce((sum, { count }) => sum + count, 0),
      );
    }

    for (const [what, count] of Object.entries(await countWaiting(db))) {
      gauges.waiting.set({ for: what }, count);
    }
    const unsealed = await db
      .selectFrom("receipts")
      .select(({ fn }) => fn.min("created_at").as("at"))
      .where("seq", "is", null)
      .executeTakeFirst();
    gauges.unsealed.set(unsealed?.at ? Math.max(0, (now() - unsealed.at) / 1000) : 0);
    for (const [task, { doneAt }] of Object.entries(await readUpkeep(db))) {
      if (doneAt !== null) gauges.done.set({ task }, doneAt / 1000);
    }
  }

  const reset = () => {
    for (const one of Object.values(gauges)) one.reset();
  };
  let running: Promise<void> | null = null;
  return () => {
    if (!running) reset();
    running ??= read()
      .catch((error: unknown) => {
        reset();
        log.warn(describeFault(error), "figures of the store cannot be read");
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
}
