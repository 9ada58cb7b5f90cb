import { type ExpressionBuilder, sql } from "kysely";
import { isPhone } from "~/data/formats";
import type { FormKind } from "~/data/forms/definition";
import type { Language } from "~/data/language";
import { hashesUnder, type Who } from "../privacy/identity";
import type { SecretKeys } from "../privacy/secret-keys";
import type { Database, DeliveryState, SubmissionTable } from "../store/schema";
import { needyDeliveries, quarantinedSubmissions, type SubmissionNeed } from "./needs";
import type { Operator } from "./operator";

/**
 * What `list --state` and the desk offer. `refused` and `expired` are the deliveries that `status`
 * counts; `waiting` leads wait for a firm; `rejected` ones were refused while the visitor waited,
 * and need no attention.
 */
export const listStates = [
  "accepted",
  "quarantined",
  "refused",
  "expired",
  "rejected",
  "erased",
  "waiting",
  "pending",
  "delivered",
  "withheld",
  "cancelled",
] as const;

export type ListState = (typeof listStates)[number];

export type Filter = {
  /** A reference, the beginning of one, an e-mail address, a phone number, or words of a name. */
  text?: string;
  kind?: FormKind;
  state?: ListState;
  need?: SubmissionNeed;
  /** Spanish: asked in it, or preferred. English: all others. */
  language?: Language;
  /** Received from this moment on, milliseconds since 1970. */
  from?: number;
  /** Received before this moment. */
  until?: number;
};

type Finder = Pick<Operator, "db" | "keys" | "now">;
type Page = { order: "newest" | "oldest"; after?: SubmissionTable; size: number };

/** Keyset paging: every page costs the same, however far down the list. */
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
  if (filter.state) query = query.where(await inState(operator, filter.state));
  if (filter.need) query = query.where(await inNeed(operator, filter.need));
  if (filter.language) query = query.where(inLanguage(filter.language));
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

/**
 * An address or a number is found by its hash and a reference by the primary key, so that neither
 * scans the store. Other words must all appear in what was sent.
 */
function matching(keys: SecretKeys, text: string) {
  return ({ eb, and, or, selectFrom }: Submissions) => {
    const persons = (who: Who) =>
      selectFrom("persons")
        .select("persons.reference")
        .where("persons.hash", "in", hashesUnder(keys, who));
    if (text.includes("@")) return eb("reference", "in", persons({ email: text }));

    const start = text.toUpperCase();
    // A range instead of LIKE, so that the index of the primary key serves it.
    const named = selectFrom("submissions as named")
      .select("named.reference")
      .where("named.reference", ">=", start)
      .where("named.reference", "<", `${start}~`);
    if (isPhone(text)) return eb("reference", "in", named.union(persons({ phone: text })));

    const words = text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((word) => fieldsContain(word));
    return or([eb("reference", "in", named), and(words)]);
  };
}

/** Ignores case. Both databases escape with the same sign only if it is named. */
function fieldsContain(word: string) {
  const stored = JSON.stringify(word.toLowerCase()).slice(1, -1);
  const pattern = `%${stored.replace(/[!%_]/g, "!$&")}%`;
  return sql<boolean>`lower(submissions.fields) like ${pattern} escape '!'`;
}

async function inState(operator: Finder, state: ListState) {
  switch (state) {
    case "refused":
    case "expired":
    case "quarantined":
      return inNeed(operator, state);
    case "erased":
      return ({ eb }: Submissions) => eb("erased_at", "is not", null);
    case "waiting":
      return ({ eb, selectFrom }: Submissions) =>
        eb(
          "reference",
          "in",
          selectFrom("routings")
            .select("routings.reference")
            .where("routings.state", "=", "waiting"),
        );
    case "accepted":
    case "rejected": {
      const own = state === "rejected" ? "refused" : state;
      return ({ eb, and }: Submissions) =>
        and([eb("submissions.state", "=", own), eb("erased_at", "is", null)]);
    }
    default:
      return withDelivery(operator.db, state);
  }
}

/** As JSON holds them; what a visitor typed has its quotation marks escaped there. */
const spanish = ['%"form_language":"es"%', '%"preferred_language":"es"%'];

function inLanguage(language: Language) {
  return ({ eb, or, not }: Submissions) => {
    const isSpanish = or(spanish.map((part) => eb("fields", "like", part)));
    return language === "es" ? isSpanish : not(isSpanish);
  };
}

async function withDelivery(db: Operator["db"], state: DeliveryState) {
  const isFew = await hasFew(db, state);
  return ({ eb, exists, selectFrom }: Submissions) => {
    const found = selectFrom("deliveries")
      .select("deliveries.reference")
      .where("deliveries.state", "=", state);
    return isFew
      ? eb("reference", "in", found)
      : exists(found.whereRef("deliveries.reference", "=", "submissions.reference"));
  };
}

/** Reads all of them, because few submissions need attention. */
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

/** A row comparison, for which both stores can use the index on `received_at`. */
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
