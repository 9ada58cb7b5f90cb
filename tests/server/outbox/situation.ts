import { ordinary } from "~/server/destinations/destination";
import type { Situation } from "~/server/outbox/context";
import { initialState } from "~/server/outbox/destination-state";

export const now = 1_000_000_000;

export type Given = {
  delivery?: Partial<Situation["claimed"]["delivery"]>;
  state?: Partial<Situation["state"]>;
  probe?: boolean;
  isBestEffort?: boolean;
  scale?: number;
};

/** A delivery tried twice before, at a destination that works. */
export function given({
  delivery,
  state,
  probe = false,
  isBestEffort = false,
  scale = 1,
}: Given = {}) {
  const situation: Situation = {
    now,
    scale,
    state: { ...initialState("form:main", 5), ...state },
    claimed: {
      token: "token",
      probe,
      delivery: {
        id: 7,
        reference: "REF22222",
        destination: "form:home",
        channel: "form:main",
        purpose: "submission",
        message_id: "REF22222",
        regarding: null,
        about: null,
        details: null,
        revision: 1,
        person_key: "",
        priority: 1,
        state: "pending",
        attempts: 2,
        ambiguous: 1,
        strikes: 1,
        blocked_at: null,
        superseded_at: null,
        held_at: null,
        next_at: now,
        deadline: null,
        lease_until: now + 1,
        lease_token: "token",
        lease_for_client: 0,
        reason: null,
        created_at: 0,
        updated_at: 0,
        ...delivery,
      },
      destination: {
        ...ordinary,
        name: "form:home",
        label: "",
        service: "form-service",
        firstAttemptOf: "home",
        isBestEffort,
        isDoableByHand: true,
        recipient: () => null,
        channel: "form:main",
        role: "service_provider",
        concurrency: 4,
        rate: null,
        takes: () => true,
        send: () => Promise.reject(new Error("not sent here")),
      },
    },
  };
  return situation;
}
