import type { OptOutReason } from "../http/visit";
import type { DeliveryTable, SubmissionTable } from "../store/schema";

/** What an opt-out means for it: a third party gets nothing, the others get less. */
export type Role = "service_provider" | "requested_recipient" | "third_party";

/** Somewhere a submission goes. */
export type Destination = {
  name: string;
  /** Whose bucket, breaker and hold it shares. */
  channel: string;
  role: Role;
  /** Attempts in flight at a time, all processes together. */
  concurrency: number;
  /** Posts a minute and at once, all processes together; null: no limit. */
  rate: { perMinute: number; burst: number } | null;
  /** Its attempts may fail without anybody being told. */
  isBestEffort?: true;
  /** Milliseconds after the submission from which no attempt is made. */
  deadline?: number;
  takes(submission: Pick<SubmissionTable, "kind" | "fields">): boolean;
  /** Never throws for what the outside does; aborting counts as a failed exchange. */
  send(parcel: Parcel, signal: AbortSignal): Promise<Outcome>;
};

/** Everything an attempt may send, read afresh for each attempt. */
export type Parcel = {
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

/** What an attempt came to. Only a positive match is `delivered`; everything unknown is not. */
export type Outcome = Delivered | TryAgain | Hold | Refused;

type Evidence = {
  /** Our own words and codes we know: fit for logs and alerts. */
  detail: string;
  /** What the service wrote. It may repeat what a person typed: kept only with the attempt, redacted. */
  said?: string;
};

export type Delivered = Evidence & {
  kind: "delivered";
  status: number;
  /** Something about it a person should see. */
  review?: string;
};

export type TryAgain = Evidence & {
  /** `ambiguous`: it may have arrived although no answer says so. */
  kind: "retry" | "ambiguous";
  status: number | null;
  /** So many answers of this sort and it is refused; without it the schedule decides. */
  limit?: number;
  /** Milliseconds to the next attempt instead of the schedule's; scaled like it. */
  wait?: number;
  /** Milliseconds the service asked for: a floor that costs no attempt and is not scaled. */
  retryAfter?: number;
  /** The whole channel should slow down, not this delivery alone. */
  slow?: true;
  /** Refused by a filter that may mean this submission or the whole form. */
  blocked?: true;
};

/** A configuration fault: no delivery is to blame. */
export type Hold = Evidence & { kind: "hold"; status: number | null };

export type Refused = Evidence & {
  kind: "refused";
  status: number | null;
  /** What the service said about the e-mail address, if that is the reason. */
  aboutEmail?: string;
};
