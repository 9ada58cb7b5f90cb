import type { Generated } from "kysely";

/** Requests and answers, without personal data; kept 24 months (11 CCR 7101). */
export type PrivacyLogTable = {
  id: Generated<number>;
  at: number;
  reference: string | null;
  nature: "opt_out" | "unsubscribe" | "erase" | "allow" | "correct" | "know";
  manner: "web" | "command line";
  outcome: string;
};

/** Consent to be contacted that was revoked; one row a hash of the person. */
export type ContactStopTable = {
  /** The same in all rows of one stop. */
  id: string;
  hash: string;
  /** Those stopped, of `calls texts emails`, separated by blanks. */
  channels: string;
  manner: "web" | "request page" | "desk" | "command line";
  created_at: number;
  /** `YYYY-MM-DD` in America/New_York. */
  due_on: string;
};

/** What became of the page that reference and private code open. */
export type RequestPageTable = {
  reference: string;
  closed_at: number | null;
  withdrawn_at: number | null;
};
