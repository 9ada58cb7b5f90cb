import type { OptOutReason } from "../privacy/opt-out";
import type { DeliveryTable, SubmissionTable } from "../store/schema";

/** Everything an attempt may send, read afresh for each attempt. */
export type OutboundMessage = {
  delivery: Pick<DeliveryTable, "message_id" | "revision" | "purpose" | "regarding">;
  submission: SubmissionTable;
  /** Kind of the lead a notice is about, else of the submission itself. */
  leadKind: SubmissionTable["kind"];
  fields: Readonly<Record<string, string>>;
  optOut: readonly OptOutReason[];
  receipt: { consentedAt: string; consentText: string; sha256: string } | null;
};

/** Payload members in the order they are sent. */
export type Member = [name: string, value: string];
