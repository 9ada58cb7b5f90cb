import type { OptOutReason } from "../privacy/opt-out";
import type { DeliveryTable } from "../store/schema";
import type { Submission } from "../submission/submission";

/** Everything an attempt may send, read afresh for each attempt. */
export type OutboundMessage = {
  delivery: Pick<DeliveryTable, "message_id" | "revision" | "purpose" | "regarding">;
  submission: Submission;
  /** Kind of the lead a notice is about, else of the submission itself. */
  leadKind: Submission["kind"];
  optOut: readonly OptOutReason[];
  receipt: { consentedAt: string; consentText: string; sha256: string } | null;
};

/** Payload members in the order they are sent. */
export type Member = [name: string, value: string];
