/** Why the operator must act on a submission, the most urgent first. */
export const needs = [
  "spam",
  "failed",
  "uncertain",
  "declined",
  "certificate",
  "answer",
  "notify",
  "reminder",
] as const;

/**
 * `answer`: what has a legal day, or a message that is sent nowhere, until it is answered. `notify`: a
 * recipient that no message reaches.
 */
export type Need = (typeof needs)[number];

/** The same, then why the operator must act on the installation. */
export const needKinds = [
  ...needs,
  "disk",
  "store",
  "chain",
  "clock",
  "firms",
  "paused",
  "left",
  "routing",
  "backup",
  "retention",
] as const;

export type NeedKind = (typeof needKinds)[number];

/** A kind of need that began or has grown, or is over. It holds no personal data. */
export type AlertEvent = { destination?: string } & (
  | { event: NeedKind; count: number; since: string }
  | { event: "resolved"; of: NeedKind; note?: string }
);
