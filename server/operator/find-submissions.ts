import type { ExpressionBuilder } from "kysely";
import type { FormKind } from "~/data/forms/definition";
import { hashesUnder } from "../privacy/identity";
import type { SecretKeys } from "../privacy/secret-keys";
import type { Database, DeliveryState, SubmissionState, SubmissionTable } from "../store/schema";
import { needyDeliveries, quarantinedSubmissions, type SubmissionNeed } from "./needs";
import type { Operator } from "./operator";

export const submissionStates = [
  "accepted",
  "refused",
  "quarantined",
] as const satisfies readonly SubmissionState[];

export const deliveryStates = [
  "pending",
  "delivered",
  "refused",
  "expired",
  "withheld",
  "quarantined",
  "cancelled",
] as const satisfies readonly DeliveryState[];

export type Filter = {
  /** A reference, the beginning of one, or an e-mail address. */
  text?: string;
  kind?: FormKind;
  /** Of the submission, or of one of its deliveries. */
  state?: SubmissionState | DeliveryState;
  need?: SubmissionNeed;
  /** Received from this moment on, milliseconds since 1970. */
  from?: number;
  /** Received before this moment. */
  until?: number;
};

type Finder = Pick<Operator, "db" | "keys" | "now">;
type Page = { order: "newest" | "oldest"; after?: SubmissionTable; size: number };

/** Keyset paging: a page costs the same however far it is. */
export async function findSubmissions(
  operator: Finder,
  filter: Filter,
  page: Page,
): Promise<SubmissionTable[]> {
  const { db, keys } = operator;
  let query = db.selectFrom("submissions").selectAll();
  const text = filter.text?.trim();
  if (text) query = query.where(matching(keys, text));
  if (filter.kind) query = query.where("kind", "=", filter.kind);
  if (filter.state) query = query.where(await inState(db, filter.state));
  if (filter.need) query = query.where(await inNeed(operator, filter.need));
  if (filter.from !== undefined) query = query.where("received_at", ">=", filter.from);
  if (filter.until !== undefined) query = query.where("received_at", "<", filter.until);
  if (page.after) query = query.where(beyond(page.after, page.order));

  const direction = page.order === "newest" ? "desc" : "asc";
  return query
    .orderBy("received_at", direction)
    .orderBy("reference", direction)
    .limit(page.size)
    .execute();
}

type Submissions = ExpressionBuilder<Database, "submissions">;

function matching(keys: SecretKeys, text: string) {
  if (text.includes("@")) {
    const hashes = hashesUnder(keys, { email: text });
    return ({ eb, selectFrom }: Submissions) =>
      eb(
        "reference",
        "in",
        selectFrom("persons").select("persons.reference").where("persons.hash", "in", hashes),
      );
  }
  const start = text.toUpperCase();
  // A range instead of LIKE, so that the index of the primary key serves it.
  return ({ eb, and }: Submissions) =>
    and([eb("reference", ">=", start), eb("reference", "<", `${start}~`)]);
}

/** `refused` and `quarantined` are states of submissions and of deliveries; either matches. */
async function inState(db: Operator["db"], state: SubmissionState | DeliveryState) {
  const own = submissionStates.find((one) => one === state);
  const sent = deliveryStates.find((one) => one === state);
  const isFew = sent !== undefined && (await hasFew(db, sent));

  return ({ eb, or, exists, selectFrom }: Submissions) => {
    const delivered = selectFrom("deliveries")
      .select("deliveries.reference")
      .where("deliveries.state", "=", sent ?? "pending");
    const ownDelivered = delivered.whereRef("deliveries.reference", "=", "submissions.reference");
    return or([
      ...(own ? [eb("submissions.state", "=", own)] : []),
      ...(sent ? [isFew ? eb("reference", "in", delivered) : exists(ownDelivered)] : []),
    ]);
  };
}

/** Read whole, because few submissions need a person. */
async function inNeed({ db, now }: Finder, need: SubmissionNeed) {
  const found =
    need === "quarantined"
      ? quarantinedSubmissions(db).select("s.reference")
      : needyDeliveries(db, { need, now: now() }).select("s.reference");
  return ({ eb }: Submissions) => eb("reference", "in", found);
}

const few = 2000;

/**
 * With few deliveries, their submissions are looked up and sorted; with many, walking the
 * submissions in order fills a page sooner. SQLite does not choose by itself.
 */
async function hasFew(db: Operator["db"], state: DeliveryState): Promise<boolean> {
  const beyondFew = await db
    .selectFrom("deliveries")
    .select("state")
    .where("state", "=", state)
    .offset(few)
    .limit(1)
    .executeTakeFirst();
  return beyondFew === undefined;
}

/** A row comparison, which the index of `received_at` serves on both stores. */
function beyond({ received_at, reference }: SubmissionTable, order: Page["order"]) {
  return ({ eb, refTuple, tuple }: Submissions) =>
    eb(
      refTuple("received_at", "reference"),
      order === "newest" ? "<" : ">",
      tuple(received_at, reference),
    );
}

/** Every submission that fits, oldest first, a page at a time. */
export async function* eachSubmission(
  operator: Finder,
  filter: Filter,
): AsyncGenerator<SubmissionTable[]> {
  for (let after: SubmissionTable | undefined; ; ) {
    const rows = await findSubmissions(operator, filter, { order: "oldest", after, size: 200 });
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1);
  }
}
