import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { GaugeConfiguration, Registry } from "prom-client";
import { indexedPaths } from "~/data/menus";
import {
  type DeliveryAttempted,
  deliveryAttempted,
  type SubmissionStored,
  submissionStored,
} from "../events";
import { readPartners } from "../operator/partners";
import { countNeeds, countWaiting, readStatus } from "../operator/read-status";
import type { Services } from "../services";
import { readUpkeep } from "../store/upkeep";

type Library = typeof import("prom-client");
type Means = { library: Library; registry: Registry };

/** Every process reports the same figure: a sum would count it once per process. */
const ofStore = "; of the whole store: take max, not sum, over processes";

const states = ["on", "off", "held", "open"] as const;

/** Prometheus metrics; event-loop lag and memory are among the library's defaults. */
export async function createMetrics(
  services: Services,
  server: Server,
  version: string,
): Promise<Registry> {
  // Loaded on demand, because most servers have no `ADMIN_PORT`.
  const library = await import("prom-client");
  const registry = new library.Registry();
  const means = { library, registry };
  library.collectDefaultMetrics({ register: registry });
  // The library names these gauges like counters, which promtool rejects.
  for (const what of ["handles", "requests", "resources"]) {
    registry.removeSingleMetric(`nodejs_active_${what}_total`);
  }
  observeRequests(means, server);
  countEvents(means);
  gaugeQueues(means, services);
  gaugeFirms(means, services);
  gaugeWaiting(means, services);
  gaugeUpkeep(means, services, version);
  return registry;
}

const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
const methods = new Set(["GET", "HEAD", "POST"]);

/** Counts and times every response of one server through Node's diagnostics channels. */
function observeRequests({ library, registry }: Means, observed: Server) {
  const registers = [registry];
  const counts = new library.Counter({
    name: "plainclaim_requests_total",
    help: "Responses by route and status",
    labelNames: ["route", "status"],
    registers,
  });
  const times = new library.Histogram({
    name: "plainclaim_request_duration_seconds",
    help: "From the headers of a request to the end of its response, in this process; a post may include the first attempt at the form service",
    labelNames: ["method"],
    buckets,
    registers,
  });
  // The app rewrites the URL of a request.
  const begun = new WeakMap<IncomingMessage, { url: string; at: number }>();

  subscribe("http.server.request.start", (message) => {
    if (!isExchange(message, observed)) return;
    begun.set(message.request, { url: message.request.url ?? "/", at: performance.now() });
  });
  subscribe("http.server.response.finish", (message) => {
    const start = isExchange(message, observed) ? begun.get(message.request) : undefined;
    if (!start || !isExchange(message, observed)) return;

    const { method = "" } = message.request;
    counts.inc({ route: routePattern(start.url), status: String(message.response.statusCode) });
    times.observe(
      { method: methods.has(method) ? method : "other" },
      (performance.now() - start.at) / 1000,
    );
  });
}

type Exchange = { request: IncomingMessage; response: ServerResponse; server: Server };

function isExchange(message: unknown, observed: Server): message is Exchange {
  return typeof message === "object" && message !== null && "server" in message
    ? message.server === observed
    : false;
}

function countEvents({ library, registry }: Means) {
  const submissions = new library.Counter({
    name: "plainclaim_submissions_total",
    help: "Submissions stored by this process",
    labelNames: ["kind"],
    registers: [registry],
  });
  const attempts = new library.Counter({
    name: "plainclaim_delivery_attempts_total",
    help: "Attempts by this process, by destination and outcome",
    labelNames: ["destination", "outcome"],
    registers: [registry],
  });
  submissionStored.subscribe((message) => {
    if (isStored(message)) submissions.inc({ kind: message.kind });
  });
  deliveryAttempted.subscribe((message) => {
    if (isAttempted(message)) {
      attempts.inc({ destination: message.destination, outcome: message.outcome });
    }
  });
}

function isStored(message: unknown): message is SubmissionStored {
  return typeof message === "object" && message !== null && "kind" in message;
}

function isAttempted(message: unknown): message is DeliveryAttempted {
  return typeof message === "object" && message !== null && "outcome" in message;
}

/**
 * Read from the store on request, so that every process reports the same figures. All gauges share
 * one reading, because the library asks them all at once.
 */
function gaugeQueues(means: Means, services: Services) {
  const read = shareWhileRunning(() => readStatus(services));
  gauge(means, "plainclaim_deliveries_pending", {
    help: `Deliveries that wait${ofStore}`,
    labelNames: ["destination"],
    async collect() {
      const { queues } = await read();
      for (const { name, pending } of queues) this.set({ destination: name }, pending);
    },
  });
  gauge(means, "plainclaim_delivery_oldest_seconds", {
    help: `Age of the delivery that waits longest${ofStore}`,
    labelNames: ["destination"],
    async collect() {
      const { queues } = await read();
      for (const { name, oldestSeconds } of queues) {
        this.set({ destination: name }, oldestSeconds ?? 0);
      }
    },
  });
  gauge(means, "plainclaim_needs_person", {
    help: `What needs attention, as relay status counts it${ofStore}`,
    labelNames: ["what"],
    async collect() {
      for (const [what, count] of Object.entries(countNeeds(await read()))) {
        this.set({ what }, count);
      }
    },
  });
  gauge(means, "plainclaim_store_up", {
    help: "1 while the store takes writes",
    collect() {
      this.set(services.storeWatch.fault() === null ? 1 : 0);
    },
  });
  gauge(means, "plainclaim_partners_file_ok", {
    help: "1 while PARTNERS_FILE is as the process uses it, 0 after a reload that found faults",
    collect() {
      this.set(services.config.partnerFaults.length === 0 ? 1 : 0);
    },
  });
  gauge(means, "plainclaim_receipts", {
    help: `Receipts of consent, stored and sealed${ofStore}`,
    labelNames: ["state"],
    async collect() {
      const { stored, sealed } = (await read()).chain;
      this.set({ state: "stored" }, stored);
      this.set({ state: "sealed" }, sealed);
    },
  });
  gauge(means, "plainclaim_destination_state", {
    help: `1 for the state each destination is in: on, off, held or open (breaker)${ofStore}`,
    labelNames: ["destination", "state"],
    async collect() {
      const { queues } = await read();
      for (const { name, state } of queues) {
        for (const one of states)
          this.set({ destination: name, state: one }, Number(state === one));
      }
    },
  });
}

const firmStates = ["on", "paused", "held", "off"] as const;

/** Covers the last day only, so that reading costs no more in a store of a million leads. */
function gaugeFirms(means: Means, services: Services) {
  const read = shareWhileRunning(async () =>
    (await readPartners(services, 1)).flatMap(({ id, ...firm }) =>
      id === null ? [] : [{ ...firm, firm: id }],
    ),
  );
  gauge(means, "plainclaim_firm_leads", {
    help: `Leads of a firm: given today (New York time), its daily cap, delivered and declined in the last 24 hours${ofStore}`,
    labelNames: ["firm", "what"],
    async collect() {
      for (const { firm, taken, cap, delivered, declined } of await read()) {
        const counts = { today: taken, delivered, declined, ...(cap === null ? {} : { cap }) };
        for (const [what, count] of Object.entries(counts)) this.set({ firm, what }, count);
      }
    },
  });
  gauge(means, "plainclaim_firm_contact_seconds", {
    help: `Time from delivery to the contact that the firm reported, over the last 24 hours${ofStore}`,
    labelNames: ["firm", "quantile"],
    async collect() {
      for (const { firm, contacted } of await read()) {
        if (!contacted) continue;
        this.set({ firm, quantile: "0.5" }, contacted.median / 1000);
        this.set({ firm, quantile: "0.9" }, contacted.slowest / 1000);
      }
    },
  });
  gauge(means, "plainclaim_firm_state", {
    help: `1 for the state each firm is in: on, paused, held, or off when it has neither webhook nor mail${ofStore}`,
    labelNames: ["firm", "state"],
    async collect() {
      for (const { firm, state } of await read()) {
        for (const one of firmStates) this.set({ firm, state: one }, Number(state === one));
      }
    },
  });
}

function gaugeWaiting(means: Means, { db }: Services) {
  gauge(means, "plainclaim_leads_waiting", {
    help: `Leads that no firm has yet, by what they wait for: a firm, or its authorization${ofStore}`,
    labelNames: ["for"],
    async collect() {
      for (const [what, count] of Object.entries(await countWaiting(db))) {
        this.set({ for: what }, count);
      }
    },
  });
}

/** Figures that are easily forgotten: the release, seals, backup and retention. */
function gaugeUpkeep(means: Means, { db, now }: Services, version: string) {
  gauge(means, "plainclaim_build_info", {
    help: "1, with the release and the version of Node in its labels",
    labelNames: ["version", "node"],
    collect() {
      this.set({ version, node: process.versions.node }, 1);
    },
  });
  gauge(means, "plainclaim_unsealed_receipt_age_seconds", {
    help: `Age of the oldest receipt without a seal, 0 without one${ofStore}`,
    async collect() {
      const oldest = await db
        .selectFrom("receipts")
        .select("created_at as at")
        .where("seq", "is", null)
        .orderBy("id")
        .limit(1)
        .executeTakeFirst();
      this.set(oldest ? Math.max(0, (now() - oldest.at) / 1000) : 0);
    },
  });
  gauge(means, "plainclaim_last_done_timestamp_seconds", {
    // A task never done reports no figure: 0 would mean 1970.
    help: `When backup and retention last ran, in seconds since 1970${ofStore}`,
    labelNames: ["task"],
    async collect() {
      for (const [task, { doneAt }] of Object.entries(await readUpkeep(db))) {
        if (doneAt !== null) this.set({ task }, doneAt / 1000);
      }
    },
  });
}

type GaugeOptions = Omit<GaugeConfiguration<string>, "name">;

function gauge({ library, registry }: Means, name: string, options: GaugeOptions) {
  const { collect, ...rest } = options;
  return new library.Gauge({
    ...rest,
    name,
    registers: [registry],
    // If the store is unavailable, this gauge reports nothing and the others are still reported.
    async collect() {
      this.reset();
      await Promise.resolve(collect?.call(this)).catch(() => this.reset());
    },
  });
}

/** Callers share one run and its result. */
function shareWhileRunning<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;

  return () => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}

const pages = new Set<string>([
  ...indexedPaths,
  "/address-seen",
  "/feed.xml",
  "/healthz",
  "/robots.txt",
  "/sitemap.xml",
]);
const families = /^\/(?:lawsuits|tort|build|images|\.well-known)(?=\/)/;

/** Groups unbounded paths: a label per path would fill the collector's memory. */
function routePattern(url: string): string {
  const path = url
    .replace(/[?#].*$/, "")
    .replace(/^\/_root\.data$/, "/")
    .replace(/\.data$/, "");
  if (pages.has(path)) return path;

  const family = families.exec(path)?.[0];
  return family ? `${family}/*` : "other";
}
