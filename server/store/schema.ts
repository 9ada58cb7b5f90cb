import type { Generated, Kysely, Selectable, Transaction } from "kysely";
import type { FormKind } from "~/data/forms/definition";
import type { partnerStatuses } from "~/data/partner-mail";

// In every table, times are milliseconds since 1970 by the wall clock, and JSON columns hold text.

/** May also be a transaction. */
export type Db = Kysely<Database>;

export type Trx = Transaction<Database>;

export type Database = {
  submissions: SubmissionTable;
  fingerprints: FingerprintTable;
  persons: PersonTable;
  receipts: ReceiptTable;
  deliveries: DeliveryTable;
  attempts: AttemptTable;
  channels: ChannelTable;
  suppressions: SuppressionTable;
  privacy_log: PrivacyLogTable;
  key_checks: KeyCheckTable;
  chain_head: ChainHeadTable;
  submit_rates: SubmitRateTable;
  operator_log: OperatorLogTable;
  lead_notes: LeadNoteTable;
  routings: RoutingTable;
  routing_choices: RoutingChoiceTable;
  partner_days: PartnerDayTable;
  partner_events: PartnerEventTable;
  erased_reports: ErasedReportTable;
  partner_tests: PartnerTestTable;
  partner_requests: PartnerRequestTable;
  upkeep: UpkeepTable;
  /** Hosts by which the site was asked. */
  seen_hosts: { host: string; seen_at: number };
  alerts: AlertTable;
  contact_stops: ContactStopTable;
  authorizations: AuthorizationTable;
  desk_keys: DeskKeyTable;
};

export type SubmissionState = "accepted" | "refused" | "quarantined";

export type SubmissionTable = {
  reference: string;
  kind: FormKind;
  case_slug: string | null;
  case_title: string | null;
  received_at: number;
  state: SubmissionState;
  revision: number;
  /** Scheme and host the visitor used, without a path. */
  origin: string;
  path: string;
  page_source: string;
  /** What the visitor sent, by stored name. JSON object of strings; `{}` once erased. */
  fields: string;
  /** Quiz answers by question name, only if shared. JSON object of strings. */
  answers: string | null;
  /** Why the visitor counts as opted out. JSON array of `OptOutReason`. */
  opted_out: string;
  ip: string | null;
  ip_source: "server" | "browser" | null;
  fingerprint: string | null;
  erased_at: number | null;
  /** Where the person lives, as a two-letter code. */
  region: string;
  /** What the desk searches and sorts by: name, email address and phone number, in lower case. */
  search: string;
  /** What corrections replaced: a JSON array of `{revision, before}`, with values by field name. */
  corrected: string | null;
  /** Ways of contact that the person stopped since it came in, as `keepStopped` finds them. */
  stopped: string;
  /** When the person closed its page at `/your-request`. */
  closed_at: number | null;
  withdrawn_at: number | null;
  /** On which day the operator answered what has a legal day, and how. */
  answered_at: number | null;
  answered_how: string | null;
  /** The intake writes this and the next four first, and then only `settle` (`server/state/settle.ts`). */
  status: Status | typeof notMigrated;
  /** Id of the firm that has it, may have it, or is being sent it. */
  holder: string | null;
  need: Need | null;
  /** When the need began or begins, or the day by which the law requires it. */
  need_at: number | null;
  /** The day by which the law requires an answer, also once it is given. */
  legal_at: number | null;
};

/** Where a submission stands; `server/state/status.ts` decides it. */
export const statuses = [
  "held",
  "discarded",
  "waiting",
  "sending",
  "sent",
  "uncertain",
  "received",
  "contacted",
  "signed",
  "closed",
  "declined",
  "failed",
  "stopped",
  "withdrawn",
  "rejected",
  "stored",
  "open",
  "done",
  "erased",
] as const;

/**
 * `held`: taken for spam. `discarded`: the operator said that it is; it is erased a day later.
 * `waiting`: no firm has it yet. `uncertain`: its firm may have it after an attempt without a clear
 * response. `declined`: its firm declined it, and no other one has got it. `failed`: refused or given
 * up, and nobody has it. `rejected`: refused while the visitor waited, who saw it. `stored`: nothing sends it
 * anywhere. `open` and `done`: of messages, opt-outs and newsletter requests.
 */
export type Status = (typeof statuses)[number];

/**
 * Why the operator must act on a submission, the most urgent first. `server/state/needs.ts` says when,
 * and what to do.
 */
export const needs = [
  "spam",
  "failed",
  "uncertain",
  "declined",
  "unplaced",
  "certificate",
  "answer",
  "notify",
  "reminder",
] as const;

export type Need = (typeof needs)[number];

/** The same, then why the operator must act on the installation. */
export const needKinds = [
  ...needs,
  "disk",
  "store",
  "chain",
  "clock",
  "firms",
  "down",
  "left",
  "backup",
  "retention",
] as const;

export type NeedKind = (typeof needKinds)[number];

/** Of a row that version 1.0.0 stored, until the next start settles it. */
export const notMigrated = "";

/** One row per fingerprint: its key keeps a duplicate out until `expires_at`. */
export type FingerprintTable = { fingerprint: string; reference: string; expires_at: number };

/** Keyed hashes of email and phone, kept as long as the submission or its personal receipts. */
type PersonTable = {
  reference: string;
  hash: string;
  /** 1: of an address or number that a correction replaced, which may be somebody else's. */
  earlier: Generated<number>;
};

export type ReceiptTable = {
  /** Order of storing: the order in which receipts enter the chain. */
  id: Generated<number>;
  reference: string;
  revision: number;
  created_at: number;
  /** Canonical JSON without personal parts; `sha256` is over it. */
  body: string;
  sha256: string;
  /** Canonical JSON with a random salt; `body` has its hash. Null once erased. */
  personal: string | null;
  /** Place in the chain, from 1 without gaps; null until sealed. */
  seq: number | null;
  seal: string | null;
};

export type DeliveryState =
  | "pending"
  | "delivered"
  | "refused"
  | "expired"
  | "withheld"
  | "quarantined"
  | "cancelled";

/**
 * `no_way`: the settings no longer have its recipient, whom the operator must tell. `superseded`: a
 * later request of the person took its place, until they confirm it. `stopped`: the person stopped
 * all contact.
 * `passed_on`: the lead left its firm, which gets it back if a decline is taken back. `reported`: the
 * firm said that it has it. `opted_out`: the person did so, or ended an authorization, before a
 * further firm was sent the lead.
 */
export type DeliveryCause =
  | "no_way"
  | "superseded"
  | "stopped"
  | "passed_on"
  | "reported"
  | "notified"
  | "opted_out";

export type DeliveryTable = {
  id: Generated<number>;
  reference: string;
  destination: string;
  /**
   * Names what is shared, see `channels`: `form:{form id}`, `sheet`, `firm:{id}`, `mail`, `ping` and
   * `retain` of certificates, `alert`.
   */
  channel: string;
  /** The last two belong to no submission: their `reference` is empty. */
  purpose: "submission" | "notice" | "alert" | "staff";
  /** `submission_id` of the payload: the reference, or a notice's own id. */
  message_id: string;
  /** For a notice: the reference of the lead it is about. */
  regarding: string | null;
  revision: number;
  person_key: string;
  /** Lower goes first, see `priority` in `server/submission/kinds.ts`. */
  priority: number;
  state: DeliveryState;
  /** Attempts that count against the schedule. */
  attempts: number;
  /**
   * Attempts that may have arrived although they failed. Also 1 if none did, but the firm read the lead or
   * reported on it: a query asks only whether it is 0.
   */
  ambiguous: number;
  /** When it is due; while an attempt is being made, when its lease ends unless it is renewed. */
  next_at: number;
  /** No attempt after this time but the first: certificates expire. */
  deadline: number | null;
  /** Seven days after it was planned, released, or retried by the operator; then it is given up. */
  expires_at: Generated<number | null>;
  /** Fencing token of the current lease; every write by its holder checks it. */
  lease_token: string | null;
  /** For people only, see `cause`. */
  reason: string | null;
  /** Why it ended, if that decides what happens to it later. Null while it is pending. */
  cause: Generated<DeliveryCause | null>;
  /** What a notice says; null for any other delivery. */
  about: Generated<NoticeAbout | null>;
  /** For a notice, an alert, or a mail of our own: JSON, such as `{"due_on":"2026-12-07"}`. */
  details: Generated<string | null>;
  created_at: number;
  updated_at: number;
};

export type Delivery = Selectable<DeliveryTable>;

export type AttemptTable = {
  id: Generated<number>;
  delivery_id: number;
  started_at: number;
  ended_at: number;
  outcome: "delivered" | "retry" | "ambiguous" | "hold" | "refused";
  status: number | null;
  /** At most 512 characters, scrubbed. */
  detail: string;
  /**
   * Why it counts if another one ends like it: our own error, a filter, or an answer after which only
   * a few attempts are made.
   */
  cause: "ours" | "filter" | "limited" | null;
};

type ChannelTable = {
  name: string;
  tokens: number;
  /** When `tokens` was computed. */
  refilled_at: number;
  /** Consecutive failures; while it is down, those of its probes too. */
  failures: number;
  /** Null unless it is down. */
  down_since: number | null;
  /** When the next probe is due. */
  probe_at: number | null;
  cause: ChannelCause | null;
  /** Since when the operator pauses the firm, which still gets notices and corrections. */
  paused_since: Generated<number | null>;
  /** Null: until the operator resumes it. */
  paused_until: Generated<number | null>;
  /** What the service answered last, if that was a failure; our own words, for people only. */
  last_error: string | null;
  /** What is wrong, if that failure shows it. */
  fault: Generated<ChannelFault | null>;
  /** When a delivery was last accepted. */
  passed_at: number | null;
  /** Deliveries in a row that were not leads, for the fair order. */
  since_lead: Generated<number>;
};

/**
 * `fault`: the configuration of the service or of our access to it; `ours`: our own mail server or
 * account; `failures`: five in a row; `asked`: the service named a time.
 */
export type ChannelCause = "fault" | "ours" | "failures" | "asked";

/**
 * What the operator can do something about. `tls`: the certificate of the server. `secret`: no
 * secret is set. `address`: it is not public. `form`: there is no such form, or it is switched off.
 * `account`: over quota, or unpaid. `unconfirmed`: the form's mail was not confirmed. `page`: a
 * page in place of an answer. `script`: the sheet's script is not deployed or not shared. `filter`:
 * a filter refuses, this submission or all of the form. `access`: refused by status. `mailbox`: the
 * mail server refused the recipient. `mail_server`: our own mail server or account, which no
 * recipient can do anything about. `unreachable`: no connection, or no answer.
 */
export type ChannelFault =
  | "tls"
  | "secret"
  | "address"
  | "form"
  | "account"
  | "unconfirmed"
  | "page"
  | "script"
  | "filter"
  | "access"
  | "mailbox"
  | "mail_server"
  | "unreachable";

/**
 * One form id, sheet, firm or mail server: its rate, whether it is down (until a probe succeeds), and
 * whether an operator paused it (until they resume it, or until a time).
 */
export type Channel = Selectable<ChannelTable>;

export type SuppressionScope = "newsletter" | "sale";

/** One row per hash and source: a hash stays on the list until the last source is lifted. */
type SuppressionTable = {
  scope: SuppressionScope;
  hash: string;
  /** A reference, or the name of what set it. */
  source: string;
  /** Of the newsletter's list, when it was asked for last. */
  created_at: number;
};

/** One row per secret key used with this store. The HMAC detects a key that is no longer configured. */
type KeyCheckTable = { hmac: string; adopted_at: number };

/** One row: the newest sealed receipt as the sealer noted it, and an HMAC over both. */
type ChainHeadTable = { id: 1; seq: number; seal: string; proof: string };

/** What changed a submission or a firm, and who did it; no personal data of those who wrote. */
export type OperatorLogTable = {
  /** A UUID. */
  id: string;
  at: number;
  reference: string | null;
  act:
    | "about"
    | "allow"
    | "answered"
    | "authorize"
    | "close"
    | "declined"
    | "discard"
    | "done"
    | "edit"
    | "erase"
    | "import"
    | "note"
    | "notified"
    | "pass"
    | "pause"
    | "release"
    | "remove-note"
    | "reopen"
    | "report"
    | "resend"
    | "restore"
    | "resume"
    | "retention"
    | "retry"
    | "revoke"
    | "sign"
    | "stop"
    | "take-back"
    | "take-back-about"
    | "take-back-report"
    | "test"
    | "uncorrect"
    | "withdraw";
  place: "desk" | "command line" | "person" | "server" | "firm";
  /** Who works at the desk, as `relay desk --name` says. */
  name: Generated<string | null>;
  outcome: string;
  /** What a history says of it: ids and days by name, as a JSON object of strings. */
  details: Generated<string | null>;
};

/** What came of a call to the person. */
export const callOutcomes = ["no answer", "reached", "wrong number"] as const;

/** What the operator noted about a lead; erased with it. */
type LeadNoteTable = {
  id: Generated<number>;
  reference: string;
  at: number;
  /** Who wrote it; null at a desk that was started without a name. */
  name: Generated<string | null>;
  /** Empty if only an outcome, a reminder, or *Done* was noted. */
  text: string;
  outcome: Generated<(typeof callOutcomes)[number] | null>;
  /** From then on the lead needs the operator, until it is done, or a later reminder replaces it. */
  remind_at: Generated<number | null>;
  /** What needed the operator until then, if *Done* or *Answered* was pressed; a note ends nothing. */
  ends: Generated<Need | null>;
};

/**
 * Counts of what is limited for a time, by keyed hash: mails, tickets, codes that were tried, and posts
 * of a network where processes share the store.
 */
type SubmitRateTable = { network: string; posts: number; ends_at: number };

/** One row per lead or review: which firms its form named, and where it is; `routing_choices` has each search. */
export type RoutingTable = {
  reference: string;
  /** Ids of the firms that the form named. JSON array. */
  named: string;
  /**
   * `held`: in quarantine, or a review not yet passed on; `routed`: given to `partner`; `waiting`: all
   * firms are full or paused, or a signature is awaited (`asks`); `exhausted`: no firm is left.
   */
  state: "held" | "routed" | "waiting" | "exhausted";
  /** Its firm now; null while it has none. */
  partner: string | null;
  /** The day in New York of the place that it uses at the firm; null for none. */
  day: string | null;
  /** When to look for a firm again. */
  check_at: number | null;
  /** Since when an error of this program has ended each search; null after one that ended without. */
  failed_at: number | null;
  /** The firm that the person must authorize before it may get the lead, and since when: only while it waits. */
  asks: string | null;
  asked_at: number | null;
  /** Since when no firm is looked for any more, because its sender wants none (`endSearch`). */
  search_ended_at: number | null;
};

/** Why a firm was looked for. */
export type Occasion =
  | "received"
  | "released"
  /** A new day, the end of a pause, or a firm that has come back. */
  | "room"
  /** Its sender corrected it: it may be for other firms, or need no signature any more. */
  | "corrected"
  | "authorized"
  /** Its sender stopped some contact, or opted out. */
  | "stopped"
  /** The operator asked its sender to sign. */
  | "asked"
  /** Not signed for its firm, corrected to a state that it does not take, or from no state we send. */
  | "barred"
  | "declined"
  /** Its last firm is sent it again, or says that it has it. */
  | "again"
  | "paused"
  | "down"
  | "refused"
  | "expired"
  | "by_operator";

/**
 * One row per search for a firm, except one that left a lead without a firm as it was, or was taken back; and
 * one per return to a firm that had it.
 */
export type RoutingChoiceTable = {
  id: Generated<number>;
  reference: string;
  at: number;
  occasion: Occasion;
  outcome: "chosen" | "waiting" | "none" | "exhausted";
  /** The firm that the lead went to. */
  partner: string | null;
  /** Each firm, and why it could or could not have the lead. JSON array. */
  candidates: string;
};

export type PartnerStatus = (typeof partnerStatuses)[number];

type PartnerDayTable = {
  /** Of New York. */
  day: string;
  partner: string;
  /** How many leads the firm was given, less those that it declined or never got. */
  taken: number;
};

/** Reports about leads that are erased since, counted: what is left of `partner_events`. */
type ErasedReportTable = {
  partner: string;
  status: PartnerStatus;
  /** On which it was reported, in New York. */
  day: string;
  /** Monday of the week in which the firm got the lead; empty if it never did. */
  week: string;
  count: number;
};

/** A message about nobody that was sent to a firm on request, and its answer. */
export type PartnerTestTable = {
  id: Generated<number>;
  partner: string;
  /** One for all messages of a test. */
  reference: string;
  type: string;
  sent_at: number;
  /** Milliseconds until the answer. */
  took: number;
  outcome: AttemptTable["outcome"];
  status: number | null;
  detail: string;
  /** The first 500 characters of the answer, which is about nobody. */
  said: string;
};

/** What a firm asked or reported, and how it was answered. No notes, and nothing about a person. */
export type PartnerRequestTable = {
  id: Generated<number>;
  partner: string;
  at: number;
  /** Whether the firm's signature, token, or link was right; otherwise anybody can have sent it. */
  proven: number;
  /** A reported status with its reason, or the method and path. */
  request: string;
  /** Of a report. */
  message_id: string | null;
  reference: string | null;
  status: number;
  /** The body of the answer. */
  answer: string;
};

/** A report by a firm about a lead. */
export type PartnerEventTable = {
  id: Generated<number>;
  partner: string;
  /** `webhook-id` of the firm's message: each counts once. */
  message_id: string;
  reference: string;
  status: PartnerStatus;
  /** 0: the firm had said as much before, or something final. */
  counts: 0 | 1;
  /** For the operator only. */
  note: string | null;
  /** Why the firm declined, if it said so: a key of `declineReasons`. */
  reason: Generated<string | null>;
  received_at: number;
};

export type NoticeAbout =
  | "privacy.opted_out"
  | "lead.withdrawn"
  | "contact.revoked"
  | "lead.erased";

/** Requests and answers, without personal data; kept 24 months (11 CCR 7101). */
export type PrivacyLogTable = {
  id: Generated<number>;
  at: number;
  reference: string | null;
  nature: "opt_out" | "unsubscribe" | "erase" | "allow" | "correct" | "know";
  manner: "web" | Exclude<OperatorLogTable["place"], "person">;
  outcome: string;
};

/** Revocations of the consent to be contacted; one row per person and set of channels. */
export type ContactStopTable = {
  /**
   * Of an address or number; `lead:` or `made on:` and a reference for a lead corrected to name one,
   * or on which it was made.
   */
  hash: string;
  /** The stopped ones of `calls texts emails`, separated by blanks. */
  channels: string;
  manner: "web" | "request page" | "desk" | "command line";
  created_at: number;
  /** `YYYY-MM-DD` in America/New_York. */
  due_on: string;
};

/**
 * What a person signed so that one firm may buy the health data of one request. Kept, also when the
 * request is erased, for as long as `server/leads/retention.ts` says.
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
  signed_name: string;
  sha256: string;
  signed_at: number;
  /** One year later. */
  ends_at: number;
  revoked_at: number | null;
};

/** Who may work at the desk: invitations that were not used yet, and open sessions. */
type DeskKeyTable = {
  /** Of the token; the token itself is stored nowhere. */
  hash: string;
  kind: "invitation" | "session";
  /** For the log of what was done. */
  name: string | null;
  expires_at: number;
};

/**
 * Recurring tasks on the store. `fault` says why a due task was not done. A server notes `serve`
 * when it starts, when it stops, and after a fault of the store. `clock` is never done: its fault is
 * why retention doubts the clock.
 */
export type UpkeepTable = {
  /**
   * `firm-link:{id}:{until}`: when a link to a firm's page was used last. `firm-secret:{id}:{mark}`:
   * when a firm signed with this secret last.
   */
  task: "backup" | "retention" | "clock" | "serve" | "seal" | `firm-${"link" | "secret"}:${string}`;
  done_at: number | null;
  fault: string | null;
};

/** Needs that the operator was alerted to, by kind and destination. No personal data. */
export type AlertTable = {
  id: Generated<number>;
  event: NeedKind;
  destination: string | null;
  /** As the operator knows it. */
  count: number;
  created_at: number;
  /** When the operator was last alerted to it. */
  told_at: number;
  resolved_at: number | null;
};

export type AlertRow = Selectable<AlertTable>;

/** A kind of need that began or has grown, or is over. It holds no personal data. */
export type AlertEvent = { destination?: string } & (
  | { event: NeedKind; count: number; since: string }
  | { event: "resolved"; of: NeedKind; note?: string }
);

/** The column is an integer of 32 bits on PostgreSQL, which fails for other numbers. */
const largest = 2 ** 31 - 1;

/** The number of a row as it was posted; 0, which no row has, for what is none. */
export function rowId(posted = ""): number {
  const id = /^\d{1,10}$/.test(posted) ? Number(posted) : 0;
  return id <= largest ? id : 0;
}
