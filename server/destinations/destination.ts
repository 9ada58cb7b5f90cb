import { sql } from "kysely";
import type { ContactChannel } from "~/data/contact-channels";
import type { FormKind } from "~/data/forms/definition";
import type { Config } from "../config/config";
import type { OptOutReason } from "../privacy/opt-out";
import type { AuthorizationTable, ChannelFault, Delivery } from "../store/schema";
import type { Consent, Submission } from "../submission/submission";

/**
 * An outside service that submissions can go to. Everything that differs between destinations is
 * stated here. It holds plain values and functions, so that a definition can also be made at run
 * time, from an entry of a file.
 */
export type DestinationDefinition = {
  /** Name in deliveries, commands and alerts. */
  name: string;
  /** Name on the operator's pages. */
  label: string;
  /** Id of the firm that this is; null for all other services. */
  partner: string | null;
  /** Deliveries of one person within a group are sent in the order they were planned. */
  orderGroup: string | null;
  /** Waits until no delivery of the person is in flight, so that it does not overtake one. */
  waitsForInFlight: boolean;
  /** The kind of form whose visitor waits for the first attempt here. */
  firstAttemptOf: FormKind | null;
  /** Gets notices about the leads that it has or may have. */
  getsNotices: boolean;
  /** A failure raises no alert. */
  isBestEffort: boolean;
  /** Keeps what it is sent: gets corrections, can be sent a message again, is shown to the visitor. */
  keepsLead: boolean;
  /**
   * A mail to the sender of the form: not to people who want no mail, and only a few a day to one
   * address. A correction does not send it again.
   */
  isMailToSender: boolean;
  /**
   * How the legal pages name this recipient; null while it is not configured. Equal lines are shown
   * once.
   */
  recipient(config: Config): string | null;
  /** Null while not configured. */
  connect(config: Config, key: Buffer): Connection | null;
};

/** Defaults for what a definition leaves out. */
export const ordinary = {
  partner: null,
  orderGroup: null,
  waitsForInFlight: false,
  firstAttemptOf: null,
  getsNotices: false,
  isBestEffort: false,
  keepsLead: false,
  isMailToSender: false,
} as const;

export type Connection = {
  /** Destinations of one channel share a rate, and are down together. */
  channel: string;
  role: Role;
  /** Most attempts in flight, over all processes. */
  concurrency: number;
  /** Posts per minute and burst, over all processes; null: no limit. */
  rate: { perMinute: number; burst: number } | null;
  /** Milliseconds after the submission, after which no attempt is made. */
  deadline?: number;
  /** Sent over our own mail server, whose faults are not the recipient's. */
  isByMail?: boolean;
  /** Which submissions it gets when they are stored. Absent: routing or our own code decides. */
  takes?(submission: Submission): boolean;
  /**
   * Tests whether it works, without a person's data: the probe of a channel that is down and
   * that nothing waits for. Absent where a marked post (`test-post.ts`) or only a real message shows it.
   */
  test?(at: number, signal: AbortSignal): Promise<Outcome>;
  /** Never throws for an outside failure; an abort counts as an interrupted request. */
  send(message: OutboundMessage, signal: AbortSignal): Promise<Outcome>;
};

/** After an opt-out a third party gets nothing, and the others get less. */
type Role = Config["FORWARD_ROLE"];

export type Destination = Omit<DestinationDefinition, "connect"> & Connection;

/** Everything an attempt may send, read afresh for each attempt. */
export type OutboundMessage = {
  /** Time of the attempt by the relay's clock: `created_at` and the like are in that time too. */
  at: number;
  delivery: Pick<
    Delivery,
    | "id"
    | "reference"
    | "message_id"
    | "revision"
    | "purpose"
    | "regarding"
    | "about"
    | "details"
    | "reason"
    | "ambiguous"
    | "created_at"
  >;
  submission: Submission;
  /** Kind of the lead that a notice is about, otherwise of the submission itself. */
  leadKind: Submission["kind"];
  optOut: readonly OptOutReason[];
  receipt: Consent | null;
  /** Ways of contact that the person has stopped since. After all of them no lead is sent, only notices. */
  stopped: readonly ContactChannel[];
  /** They said so, on whichever of their requests. */
  isUnsafeToCall: boolean;
  /** What the person signed so that this firm may have the lead; null where nobody has to sign. */
  authorization: AuthorizationTable | null;
  /** Id of the message with which the lead arrived there, if this one is a later message about it. */
  thread?: string;
  /** By field name: the values that corrections have replaced since this recipient got the lead. */
  replaced?: Readonly<Record<string, string>>;
  /** An earlier revision has arrived there or may have. */
  isCorrection: boolean;
};

/** Of a message to a firm: the same at every attempt, and the Message-ID of a mail. */
export function messageId({ message_id, id }: { message_id: string; id: number }): string {
  return `msg_${message_id}_${id}`;
}

/** What a response means. Only a positive match is `delivered`; anything unknown is not. */
export type Outcome = Delivered | TryAgain | Hold | Refused;

type Evidence = {
  /** What is wrong with the service, or with our access to it, if this shows it. */
  fault?: ChannelFault;
  /** Our own words and known codes; safe for logs and alerts. */
  detail: string;
  /**
   * What the service wrote. It may repeat what a person typed, so it is scrubbed and stored only
   * with the attempt.
   */
  said?: string;
};

type Delivered = Evidence & {
  kind: "delivered";
  status: number;
  /** Something that the operator should look at. */
  review?: string;
};

export type TryAgain = Omit<Evidence, "fault"> & {
  /** `ours`: our own code or store failed. */
  fault?: ChannelFault | "ours";
  /** `ambiguous`: it may have arrived without a positive answer. */
  kind: "retry" | "ambiguous";
  status: number | null;
  /**
   * After this many outcomes of this kind the delivery is refused; without it the schedule decides.
   */
  limit?: number;
  /**
   * Milliseconds before which no attempt is made, whatever the schedule says, and scaled like it: this
   * one may still succeed, or another one would fail alike.
   */
  wait?: number;
  /** Milliseconds the service asked for: a floor that costs no attempt and is not scaled. */
  retryAfter?: number;
  /** Slows the whole channel, or takes it down, not only this delivery. */
  slow?: true;
};

/** A configuration fault; no delivery caused it. */
type Hold = Evidence & { kind: "hold"; status: number | null };

type Refused = Evidence & {
  kind: "refused";
  status: number | null;
  /** What the service said about the email address, if that is the reason. */
  aboutEmail?: string;
};

/** 409: the receiver has it from an earlier attempt whose response was lost. */
export function hasItAlready(
  { status }: Outcome,
  { ambiguous }: Pick<Delivery, "ambiguous">,
): boolean {
  return status === 409 && ambiguous > 0;
}

/** The submission that a delivery belongs to, or that a notice is about. */
export function subjectOf({ reference, regarding }: Pick<Delivery, "reference" | "regarding">) {
  return regarding ?? reference;
}

/** The same in a query of deliveries, which are called `d`. */
export const subject = sql<string>`coalesce(d.regarding, d.reference)`;
