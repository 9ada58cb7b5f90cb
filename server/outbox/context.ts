import type { Selectable } from "kysely";
import type { Destination, Outcome } from "../destinations/destination";
import type { DeliveryTable, Occasion } from "../store/schema";

/** The sender of a submission, who waits for the first attempt up to a limit. */
export type WaitingClient = {
  isWaiting: boolean;
  /** Waits beyond the limit while the store decides. */
  hold(): void;
  /** Answers now, because the decision will take too long. */
  release(): void;
};

export type Delivery = Selectable<DeliveryTable>;

/** What an attempt sends, decided at the moment of sending. */
export type Prepared = {
  kind: "message";
  send(signal: AbortSignal): Promise<Outcome>;
  /** Values that an answer may repeat and that must not be stored with it. */
  personal: readonly string[];
};

/** How a delivery ends without an attempt. */
export type Ending = Pick<Delivery, "state" | "reason"> & {
  kind: "ending";
  person_key?: string;
  /** Why another firm, or the person's authorization, is sought. */
  next?: Occasion;
};

export function cancelled(reason: string) {
  return { kind: "ending", state: "cancelled", reason } as const;
}

/** A delivery this process may send, until its lease is lost. */
export type Claimed = {
  delivery: Delivery;
  destination: Destination;
  token: string;
  /** `probe`: a single attempt that tests a paused channel. */
  manner: "ordinary" | "probe";
};
