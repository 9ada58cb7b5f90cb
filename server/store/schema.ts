import type { Generated, Selectable } from "kysely";
import type { FormKind } from "~/data/forms/definition";

/** Times are milliseconds since 1970, wall clock. JSON columns hold text. */
export type Database = {
  submissions: SubmissionTable;
  /** Every reference ever given to a submission or a notice: none is used twice. */
  issued_references: { reference: string };
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
};

/** One row per fingerprint: its key keeps a duplicate out until `expires_at`. */
export type FingerprintTable = { fingerprint: string; reference: string; expires_at: number };

/**
 * Which submissions concern which person: keyed hashes of e-mail and phone. Kept as long as the
 * submission, or the personal part of one of its receipts.
 */
type PersonTable = { reference: string; hash: string };

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

export type DeliveryTable = {
  id: Generated<number>;
  reference: string;
  destination: string;
  /** Whose bucket, breaker and hold it shares: `form:{form id}`, `sheet`, `ping`, `retain`. */
  channel: string;
  purpose: "submission" | "notice";
  /** `submission_id` of the payload: the reference, or a notice's own id. */
  message_id: string;
  /** For a notice: the reference of the lead it is about. */
  regarding: string | null;
  revision: number;
  person_key: string;
  /** Lower goes first, see `server/submission/priority.ts`. */
  priority: number;
  state: DeliveryState;
  /** Attempts that count against the schedule. */
  attempts: number;
  /** Attempts that may have arrived although they failed. */
  ambiguous: number;
  /** Responses counted against the outcome's `limit`. */
  strikes: Generated<number>;
  /** When a filter of the service first refused it; if others pass later, it is at fault. */
  blocked_at: number | null;
  /** When a later request of the person replaced it while an attempt was in flight. */
  superseded_at: number | null;
  /** When it last put its destination on hold, to tell a second time apart. */
  held_at: number | null;
  next_at: number;
  /** No attempt after this time: certificates expire. */
  deadline: number | null;
  lease_until: number | null;
  /** Fencing token of the current lease; every write by its holder checks it. */
  lease_token: string | null;
  reason: string | null;
  created_at: number;
  updated_at: number;
};

export type AttemptTable = {
  id: Generated<number>;
  delivery_id: number;
  started_at: number;
  ended_at: number;
  outcome: "delivered" | "retry" | "ambiguous" | "hold" | "refused";
  status: number | null;
  /** At most 512 characters, scrubbed. */
  detail: string;
};

type ChannelTable = {
  name: string;
  tokens: number;
  refilled_at: number;
  /** Consecutive retryable failures. */
  failures: number;
  /** Last results, newest last: `1` success, `0` failure; at most 20 characters. */
  recent: string;
  /** Null while the breaker is closed. */
  opened_at: number | null;
  probe_at: number | null;
  probe_delay: number;
  held_since: number | null;
  hold_reason: string | null;
  /** The delivery probed last, so that the next probe takes another. */
  last_probe: number | null;
  /** When a delivery was last accepted. */
  passed_at: number | null;
  /** Deliveries in a row that were no leads, for the fair order. */
  since_lead: Generated<number>;
};

export type ChannelRow = Selectable<ChannelTable>;

export type SuppressionScope = "newsletter" | "sale";

/** One row per hash and source: a hash stays on the list until the last source is lifted. */
type SuppressionTable = {
  scope: SuppressionScope;
  hash: string;
  /** A reference, or the name of what set it. */
  source: string;
  created_at: number;
};

/** Requests and answers, without personal data; kept 24 months (11 CCR 7101). */
export type PrivacyLogTable = {
  id: Generated<number>;
  at: number;
  reference: string | null;
  nature: "opt_out" | "unsubscribe" | "erase" | "allow" | "correct" | "know";
  manner: "web" | "command line";
  outcome: string;
};

/** One row per secret key that wrote here: an HMAC, which shows whether the key is still given. */
type KeyCheckTable = { hmac: string; adopted_at: number };

/** One row: the newest sealed receipt as the sealer noted it, and an HMAC over both. */
type ChainHeadTable = { id: 1; seq: number; seal: string; proof: string };

/** What the operator did, without personal data. */
export type OperatorLogTable = {
  /** A UUID. */
  id: string;
  at: number;
  reference: string | null;
  act: "retry" | "release" | "edit" | "allow" | "erase" | "backfill" | "import";
  place: "desk" | "command line";
  outcome: string;
};

/** One row per network that posted lately, by keyed hash; used where processes share the store. */
type SubmitRateTable = { network: string; posts: number; ends_at: number };
