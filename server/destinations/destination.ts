import type { Selectable } from "kysely";
import type { ContactChannel } from "~/data/contact-channels";
import type { FormKind } from "~/data/forms/definition";
import type { Config } from "../config/config";
import type { OptOutReason } from "../privacy/opt-out";
import type { DeliveryTable } from "../store/schema";
import type { Submission } from "../submission/submission";

/**
 * An outside service that submissions can go to. All code that treats destinations differently
 * reads it from here; no other file names one. It holds plain values and functions of them, so that
 * a definition may also be made at run time, from a row of a file.
 */
export type DestinationDefinition = {
  /** As deliveries, commands and alerts name it. */
  name: string;
  /** As the operator's pages name it. */
  label: string;
  /**
   * Destinations of one service share the per-person order: an earlier delivery to it comes first.
   */
  service: string;
  /** Deliveries of one person within a group are sent in the order they were planned. */
  orderGroup: string | null;
  /** Waits until nothing of the person is in flight, so that it does not arrive first. */
  waitsForInFlight: boolean;
  /** The kind of form whose visitor waits for the first attempt here. */
  firstAttemptOf: FormKind | null;
  /** What it is told about an earlier lead that it has or may have. */
  notices: readonly NoticeKind[];
  /** A failure alerts nobody. */
  isBestEffort: boolean;
  /**
   * Waiting deliveries are cancelled once the destination is no longer configured, because late
   * ones are useless.
   */
  isCancelledWhenOff: boolean;
  /** The operator can do by hand what an erasure cancelled, and is told so. */
  isDoableByHand: boolean;
  /**
   * A mail to whoever sent the form: not to those who asked for no mail, and only a few a day to one
   * address. Sent once: neither a correction nor `backfill` repeats it.
   */
  isMailToSender: boolean;
  /** Reason for sending no field of a form; null: it gets all but a kind's `withheld`. */
  withholdsFields: string | null;
  /**
   * How the legal pages name who gets the submissions; null while it is not configured. Equal lines
   * are shown once.
   */
  recipient(config: Config): string | null;
  /** Null while it is not configured. */
  connect(config: Config, key: Buffer): Connection | null;
};

/** What a definition leaves out. */
export const ordinary = {
  orderGroup: null,
  waitsForInFlight: false,
  firstAttemptOf: null,
  notices: [],
  isBestEffort: false,
  isCancelledWhenOff: false,
  isDoableByHand: false,
  isMailToSender: false,
  withholdsFields: null,
} as const;

/** The person of the lead opted out of sale and sharing. */
type NoticeKind = "opt_out";

export type Connection = {
  /** Destinations of one channel share rate, breaker and hold. */
  channel: string;
  role: Role;
  /** Most attempts in flight, all processes together. */
  concurrency: number;
  /** Posts a minute and burst, all processes together; null: no limit. */
  rate: { perMinute: number; burst: number } | null;
  /** Milliseconds after the submission from which no attempt is made. */
  deadline?: number;
  takes(submission: Pick<Submission, "kind" | "fields" | "case">): boolean;
  /** Never throws for an outside failure; an abort counts as an interrupted request. */
  send(message: OutboundMessage, signal: AbortSignal): Promise<Outcome>;
};

/** After an opt-out a third party gets nothing, the others get less. */
type Role = Config["FORWARD_ROLE"];

export type Destination = Omit<DestinationDefinition, "connect"> & Connection;

/** Everything an attempt may send, read afresh for each attempt. */
export type OutboundMessage = {
  delivery: Pick<
    Selectable<DeliveryTable>,
    | "id"
    | "reference"
    | "message_id"
    | "revision"
    | "purpose"
    | "regarding"
    | "about"
    | "details"
    | "reason"
    | "created_at"
  >;
  submission: Submission;
  /** Kind of the lead a notice is about, else of the submission itself. */
  leadKind: Submission["kind"];
  optOut: readonly OptOutReason[];
  receipt: {
    consentedAt: string;
    consentText: string;
    disclosureText: string;
    sha256: string;
  } | null;
  /** What the person has stopped since; not all of it, or nothing would be sent. */
  stopped: readonly ContactChannel[];
  /** An earlier revision has or may have arrived there. */
  isCorrection: boolean;
};

/** What an answer means. Only a positive match is `delivered`; anything unknown is not. */
export type Outcome = Delivered | TryAgain | Hold | Refused;

type Evidence = {
  /** Our own words and known codes; safe for logs and alerts. */
  detail: string;
  /**
   * What the service wrote. It may repeat what a person typed: stored scrubbed, with the attempt
   * only.
   */
  said?: string;
};

type Delivered = Evidence & {
  kind: "delivered";
  status: number;
  /** Something a person should look at. */
  review?: string;
};

export type TryAgain = Evidence & {
  /** `ambiguous`: it may have arrived without a positive answer. */
  kind: "retry" | "ambiguous";
  status: number | null;
  /**
   * After this many outcomes of this kind the delivery is refused; without it the schedule decides.
   */
  limit?: number;
  /** Milliseconds to the next attempt instead of the schedule's; scaled like it. */
  wait?: number;
  /** Milliseconds the service asked for: a floor that costs no attempt and is not scaled. */
  retryAfter?: number;
  /** Slows down the whole channel, not only this delivery. */
  slow?: true;
  /** Refused by a filter; the reason may be this submission or the whole form. */
  blocked?: true;
};

/** A configuration fault; no delivery caused it. */
type Hold = Evidence & { kind: "hold"; status: number | null };

type Refused = Evidence & {
  kind: "refused";
  status: number | null;
  /** What the service said about the e-mail address, if that is the reason. */
  aboutEmail?: string;
};
