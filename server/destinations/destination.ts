import type { FormKind } from "~/data/forms/definition";
import type { Config } from "../config/config";
import type { Submission } from "../submission/submission";
import type { OutboundMessage } from "./outbound-message";
import type { Outcome } from "./outcome";

/**
 * What the program knows about an outside service that a submission can go to. Everything that
 * treats destinations differently reads it from here; no other file names one.
 */
export type DestinationDefinition = {
  /** As deliveries, commands and alerts name it. */
  name: string;
  /** As the operator's pages name it. */
  label: string;
  /** Destinations of one service; a person's earlier delivery to it comes before their next. */
  service: string;
  /** Deliveries of one person within a group are sent in the order they were planned. */
  orderGroup: string | null;
  /** Sent only when nothing of the person is in flight, so that it is not overtaken. */
  waitsForInFlight: boolean;
  /** The kind of form whose visitor waits for the first attempt here. */
  firstAttemptOf: FormKind | null;
  /** Told about an opt-out of somebody whose lead it has. */
  getsOptOutNotices: boolean;
  /** Attempts may fail without anybody being told. */
  isBestEffort: boolean;
  /** Useless when late: what waits is cancelled once the destination is no longer configured. */
  isCancelledWhenOff: boolean;
  /** What an erasure cancelled can still be done by a person, who is told about it. */
  isDoableByHand: boolean;
  /** Why it is sent no field of a form; null: it is sent them all, but for a kind's `withheld`. */
  withholdsFields: string | null;
  /** Null while it is not configured. */
  connect(config: Config, key: Buffer): Connection | null;
};

/** A destination as it is configured in this installation. */
export type Connection = {
  /** Whose bucket, breaker and hold it shares. */
  channel: string;
  role: Role;
  /** Attempts in flight at a time, all processes together. */
  concurrency: number;
  /** Posts a minute and at once, all processes together; null: no limit. */
  rate: { perMinute: number; burst: number } | null;
  /** Milliseconds after the submission from which no attempt is made. */
  deadline?: number;
  takes(submission: Pick<Submission, "kind" | "fields">): boolean;
  /** Never throws for what the outside does; aborting counts as an interrupted request. */
  send(message: OutboundMessage, signal: AbortSignal): Promise<Outcome>;
};

/** What an opt-out means for it: a third party gets nothing, the others get less. */
export type Role = Config["FORWARD_ROLE"];

/** Somewhere a submission goes. */
export type Destination = Omit<DestinationDefinition, "connect"> & Connection;
