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

/** Read from the store on request, so that every process reports the same. */
function gaugeQueues(means: Means, services: Services) {
  const { library, registry } = means;
  const pending = gauge(means, "plainclaim_deliveries_pending", "Deliveries that wait");
  const oldest = gauge(
    means,
    "plainclaim_delivery_oldest_seconds",
    "Age of the delivery that waits longest",
  );
  const dead = new library.Gauge({
    name: "plainclaim_needs_person",
    help: "What waits for a person",
    labelNames: ["what"],
    registers: [registry],
  });
  const state = new library.Gauge({
    name: "plainclaim_destination_state",
    help: "1 for the state each destination is in: on, off, held or open (breaker)",
    labelNames: ["destination", "state"],
    registers: [registry],
    async collect() {
      const { queues, quarantined, refused, expired } = await readStatus(services);
      for (const queue of queues) {
        pending.set({ destination: queue.name }, queue.pending);
        oldest.set({ destination: queue.name }, queue.oldestSeconds ?? 0);
        for (const one of states) {
          state.set({ destination: queue.name, state: one }, queue.state === one ? 1 : 0);
        }
      }
      for (const [what, count] of Object.entries({ quarantined, refused, expired })) {
        dead.set({ what }, count);
      }
    },
  });
}

/** One value per destination. */
function gauge({ library, registry }: Means, name: string, help: string) {
  return new library.Gauge({ name, help, labelNames: ["destination"], registers: [registry] });
}
