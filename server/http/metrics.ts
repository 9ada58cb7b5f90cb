import { indexedPaths } from "~/data/menus";
import {
  type DeliveryAttempted,
  deliveryAttempted,
  type SubmissionStored,
  submissionStored,
} from "../events";
import { readPartners } from "../operator/partners";
import { countWaiting } from "../operator/read-routing";
import { countNeeds, readStatus } from "../operator/read-status";
import type { Services } from "../services";
import { gauge, type Means, ofStore } from "./gauge";
import { gaugeUpkeep } from "./upkeep-metrics";

const states = ["on", "off", "held", "open"] as const;

/** Prometheus metrics; event-loop lag and memory are among the library's defaults. */
export async function createMetrics(
  services: Services,
  { requests, version }: { requests: RequestCounts; version: string },
): Promise<Means> {
  // Loaded on demand, because most servers have no `ADMIN_PORT`.
  const library = await import("prom-client");
  const registry = new library.Registry();
  const means = { library, registry };
  library.collectDefaultMetrics({ register: registry });
  // The library names these gauges like counters, which promtool rejects.
  for (const what of ["handles", "requests", "resources"]) {
    registry.removeSingleMetric(`nodejs_active_${what}_total`);
  }
  countRequests(means, requests);
  countEvents(means);
  gaugeQueues(means, services);
  gaugeFirms(means, services);
  gaugeWaiting(means, services);
  gaugeUpkeep(means, { services, version });
  return means;
}

function countRequests({ library, registry }: Means, requests: RequestCounts) {
  new library.Counter({
    name: "plainclaim_requests_total",
    help: "Responses by route and status",
    labelNames: ["route", "status"],
    registers: [registry],
    collect() {
      this.reset();
      for (const { route, status, count } of requests.read()) {
        this.inc({ route, status: String(status) }, count);
      }
    },
  });
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

/** Counted without a library, because it runs for every response. */
export type RequestCounts = {
  count(url: string, status: number): void;
  read(): { route: string; status: number; count: number }[];
};

export function createRequestCounts(): RequestCounts {
  const routes = new Map<string, Map<number, number>>();

  return {
    count(url, status) {
      const route = routePattern(url);
      const statuses = routes.get(route) ?? new Map<number, number>();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      routes.set(route, statuses);
    },
    read: () =>
      [...routes].flatMap(([route, statuses]) =>
        [...statuses].map(([status, count]) => ({ route, status, count })),
      ),
  };
}

const pages = new Set<string>([
  ...indexedPaths,
  "/address-seen",
  "/feed.xml",
  "/healthz",
  "/robots.txt",
  "/sitemap.xml",
  "/__manifest",
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
