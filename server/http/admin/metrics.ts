import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
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

/** Everything that is counted, for Prometheus; event-loop lag and memory are among the defaults. */
export function createMetrics(services: Services, requests: RequestCounts): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(registry, requests);
  countEvents(registry);
  gaugeQueues(registry, services);
  return registry;
}

function countRequests(registry: Registry, requests: RequestCounts) {
  new Counter({
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

function countEvents(registry: Registry) {
  const submissions = new Counter({
    name: "plainclaim_submissions_total",
    help: "Submissions stored by this process",
    labelNames: ["kind"],
    registers: [registry],
  });
  const attempts = new Counter({
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

/** Read from the store when asked, so that every process tells the same. */
function gaugeQueues(registry: Registry, services: Services) {
  const pending = gauge(registry, "plainclaim_deliveries_pending", "Deliveries that wait", [
    "destination",
  ]);
  const oldest = gauge(
    registry,
    "plainclaim_delivery_oldest_seconds",
    "Age of the delivery that waits longest",
    ["destination"],
  );
  const dead = gauge(registry, "plainclaim_needs_person", "What waits for a person", ["what"]);
  const state = new Gauge({
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

function gauge(registry: Registry, name: string, help: string, labelNames: string[]) {
  return new Gauge({ name, help, labelNames, registers: [registry] });
}
