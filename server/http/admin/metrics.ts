import type { Registry } from "prom-client";
import {
  type DeliveryAttempted,
  deliveryAttempted,
  type SubmissionStored,
  submissionStored,
} from "../../events";
import { readStatus } from "../../operator/read-status";
import type { Services } from "../../services";
import type { RequestCounts } from "./request-counts";

const states = ["on", "off", "held", "open"] as const;

type Library = typeof import("prom-client");
type Means = { library: Library; registry: Registry };

/** Prometheus metrics; event-loop lag and memory are among the library's defaults. */
export async function createMetrics(
  services: Services,
  requests: RequestCounts,
): Promise<Registry> {
  // Loaded on demand, because most servers have no `ADMIN_PORT`.
  const library = await import("prom-client");
  const registry = new library.Registry();
  const means = { library, registry };
  library.collectDefaultMetrics({ register: registry });
  countRequests(means, requests);
  countEvents(means);
  gaugeQueues(means, services);
  return registry;
}

function countRequests({ library, registry }: Means, requests: RequestCounts) {
  new library.Counter({
    name: "plainclaim_requests_total",
    help: "Answers by route and status",
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
    help: "Attempts of this process by destination and outcome",
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
 * Read from the store on request, so that every process reports the same. Each gauge waits for the
 * same reading: the library asks all of them at once.
 */
function gaugeQueues(means: Means, services: Services) {
  const read = shareWhileRunning(() => readStatus(services));
  gauge(means, "plainclaim_deliveries_pending", {
    help: "Deliveries that wait",
    labelNames: ["destination"],
    async collect() {
      const { queues } = await read();
      for (const { name, pending } of queues) this.set({ destination: name }, pending);
    },
  });
  gauge(means, "plainclaim_delivery_oldest_seconds", {
    help: "Age of the delivery that waits longest",
    labelNames: ["destination"],
    async collect() {
      const { queues } = await read();
      for (const { name, oldestSeconds } of queues) {
        this.set({ destination: name }, oldestSeconds ?? 0);
      }
    },
  });
  gauge(means, "plainclaim_needs_person", {
    help: "What waits for a person",
    labelNames: ["what"],
    async collect() {
      const { quarantined, refused, expired, certificates } = await read();
      const waiting = { quarantined, refused, expired, certificates };
      for (const [what, count] of Object.entries(waiting)) {
        this.set({ what }, count);
      }
    },
  });
  gauge(means, "plainclaim_destination_state", {
    help: "1 for the state each destination is in: on, off, held or open (breaker)",
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

type GaugeOptions = Omit<import("prom-client").GaugeConfiguration<string>, "name">;

function gauge({ library, registry }: Means, name: string, options: GaugeOptions) {
  return new library.Gauge({ ...options, name, registers: [registry] });
}

/** Who asks while it runs gets the same result. */
function shareWhileRunning<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;

  return () => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}
