import type { FormKind } from "~/data/forms/definition";
import type { Config } from "../config/config";
import type { Submission } from "../submission/submission";
import type { OutboundMessage } from "./outbound-message";
import type { Outcome } from "./outcome";

/**
 * An outside service that submissions can go to. All code that treats destinations differently
 * reads it from here; no other file names one.
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
  /** Gets a notice when the person of an earlier lead opts out. */
  getsOptOutNotices: boolean;
  /** A failure alerts nobody. */
  isBestEffort: boolean;
  /**
   * Waiting deliveries are cancelled once the destination is no longer configured, because late
   * ones are useless.
   */
  isCancelledWhenOff: boolean;
  /** The operator can do by hand what an erasure cancelled, and is told so. */
  isDoableByHand: boolean;
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
  takes(submission: Pick<Submission, "kind" | "fields">): boolean;
  /** Never throws for an outside failure; an abort counts as an interrupted request. */
  send(message: OutboundMessage, signal: AbortSignal): Promise<Outcome>;
};

/** After an opt-out a third party gets nothing, the others get less. */
type Role = Config["FORWARD_ROLE"];

export type Destination = Omit<DestinationDefinition, "connect"> & Connection;
