import type { Generated } from "kysely";
import type { Language } from "~/data/language";

/** Requests and answers, without personal data; kept 24 months (11 CCR 7101). */
export type PrivacyLogTable = {
  id: Generated<number>;
  at: number;
  reference: string | null;
  nature: "opt_out" | "unsubscribe" | "erase" | "allow" | "correct" | "know";
  manner: "web" | "command line";
  outcome: string;
};

/** Revocations of the consent to be contacted; one row per hash of the person. */
export type ContactStopTable = {
  /** The same in all rows of one stop. */
  id: string;
  hash: string;
  /** The stopped ones of `calls texts emails`, separated by blanks. */
  channels: string;
  manner: "web" | "request page" | "desk" | "command line";
  created_at: number;
  /** `YYYY-MM-DD` in America/New_York. */
  due_on: string;
};

/** The state of the page that reference and private code open. */
export type RequestPageTable = {
  reference: string;
  closed_at: number | null;
  withdrawn_at: number | null;
};

/**
 * What a person signed so that one firm may buy the health data of one request. Kept, also when the
 * request is erased, for as long as `server/privacy/retention.ts` says.
 */
export type AuthorizationTable = {
  /** A UUID. */
  id: string;
  reference: string;
  /** Id of the firm. */
  partner: string;
  /** Its name as it was shown. */
  firm: string;
  /** Every word as it was shown, then the name typed as signature, and the dates. */
  body: string;
  sha256: string;
  signed_at: number;
  /** One year later. */
  ends_at: number;
  revoked_at: number | null;
};

/** An address that wants to be told when the page of a case changes. */
export type PageWatchTable = {
  /** 16 random bytes as hex; the confirmation link contains them with a seal. */
  id: string;
  /** Keyed hash of the address: one row per page. */
  hash: string;
  email: string;
  slug: string;
  /** Scheme and host for the links in its mails. */
  origin: string;
  /** The language of the page where the mail was asked for. */
  language: Language;
  asked_at: number;
  /** Null until the owner confirms; until then only one mail, the question, is sent. */
  confirmed_at: number | null;
  /**
   * Day of the newest change that a mail told of, or that the page showed when the owner confirmed.
   */
  told: string;
  attempts: number;
  /** When a mail is due; null while none is. */
  next_at: number | null;
};
