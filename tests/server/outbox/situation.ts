import { ordinary } from "~/server/destinations/destination";
import { newChannel, type Situation } from "~/server/outbox/channel";

export const now = 1_000_000_000;

export type Given = {
  delivery?: Partial<Situation["claimed"]["delivery"]>;
  channel?: Partial<Situation["channel"]>;
  destination?: Partial<Situation["claimed"]["destination"]>;
  manner?: Situation["claimed"]["manner"];
  scale?: number;
};

/** A delivery tried twice before, at a destination that works. */
export function given({
  delivery,
  channel,
  destination,
  manner = "ordinary",
  scale = 1,
}: Given = {}): Situation {
  return {
    now,
    scale,
    channel: { ...newChannel("form:main", { perMinute: 15, burst: 5 }), ...channel },
    claimed: {
      token: "token",
      manner,
      delivery: {
        ...{ id: 7, reference: "REF22222", message_id: "REF22222", person_key: "" },
        ...{ destination: "form:home", channel: "form:main", purpose: "submission" },
        ...{ regarding: null, about: null, details: null, revision: 1, priority: 1 },
        ...{ state: "pending", attempts: 2, ambiguous: 1, strikes: 1, reason: null },
        ...{ suspect_at: null, deadline: null, expires_at: null },
        ...{ lease_until: now + 1, lease_token: "token" },
        ...{ next_at: now, created_at: 0, updated_at: 0 },
        ...delivery,
      },
      destination: {
        ...ordinary,
        name: "form:home",
        label: "",
        firstAttemptOf: "home",
        isDoableByHand: true,
        recipient: () => null,
        channel: "form:main",
        role: "service_provider",
        concurrency: 4,
        rate: null,
        takes: () => true,
        send: () => Promise.reject(new Error("not sent here")),
        ...destination,
      },
    },
  };
}
