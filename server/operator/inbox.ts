import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { isPhone } from "~/data/formats";
import type { FormKind } from "~/data/forms/definition";
import { destinationNames } from "../destinations/index";
import {
  destinationOfPartner,
  isPartnerDestination,
  partnerDestination,
} from "../destinations/partner";
import type { Actor } from "../leads/actor";
import { certificateIsLow } from "../outbox/watch";
import { hashesUnder, type Who } from "../privacy/identity";
import type { SecretKeys } from "../privacy/secret-keys";
import type { Database, SubmissionTable } from "../store/schema";

/**
 * What `list --state` offers. `refused` and `expired` are the deliveries that `status` counts;
 * `waiting` leads wait for a firm; `rejected` ones were refused while the visitor waited, and need
 * no attention.
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

/** The desk's lists: what needs a person; what nobody has received yet; what somebody has; all. */
export const tabs = ["needs", "new", "sent", "all"] as const;

export type Tab = (typeof tabs)[number];

export type Filter = {
  /** The beginning of a reference, an email address, part of a phone number, or words of a name. */
  text?: string | undefined;
  kind?: FormKind | undefined;
  state?: (typeof listStates)[number] | undefined;
  tab?: Tab | undefined;
  /** Slug of a case. */
  about?: string | undefined;
  /** Two-letter code of the state where the person lives. */
  region?: string | undefined;
  /** Id of a firm that the lead was given to. */
  firm?: string | undefined;
  /** Received from this moment on, milliseconds since 1970. */
  from?: number | undefined;
  /** Only these references. */
  among?: readonly string[] | undefined;
};

type Finder = Pick<Actor, "db" | "keys" | "now">;
type Page = { order: "newest" | "oldest"; after?: SubmissionTable | undefined; size: number };

/** Keyset paging: every page costs the same, however far down the list. */
export function findSubmissions(
  finder: Finder,
  filter: Filter,
  { order, after, size }: Page,
): Promise<SubmissionTable[]> {
  const [direction, beyond] =
    order === "newest" ? (["desc", "<"] as const) : (["asc", ">"] as const);
  let query = filtered(finder, filter).selectAll();
  if (after) {
    // A row comparison, for which both stores can use the index on `received_at`.
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("received_at", "reference"), beyond, tuple(after.received_at, after.reference)),
    );
  }
  return query
    .orderBy("received_at", direction)
    .orderBy("reference", direction)
    .limit(size)
    .execute();
}

/** Every submission that fits, oldest first, a page at a time. */
export async function* eachSubmission(
  finder: Finder,
  filter: Filter,
): AsyncGenerator<SubmissionTable[]> {
  for (let after: SubmissionTable | undefined; ; ) {
    const rows = await findSubmissions(finder, filter, { order: "oldest", after, size: 200 });
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1);
  }
}

/** More than these are not counted, so that the count of a long list costs no more. */
export const mostCounted = 10_000;

export async function countUpTo(finder: Finder, filter: Filter): Promise<number> {
  const { total } = await finder.db
    .selectFrom(
      filtered(finder, filter)
        .select("reference")
        .limit(mostCounted + 1)
        .as("found"),
    )
    .select(({ fn }) => fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const few = 1000;

/**
 * Searches the store once instead of once for each tab. If many submissions match, each list finds
 * its own soon.
 */
export async function narrow(finder: Finder, { tab, ...filter }: Filter): Promise<Filter> {
  const found = await filtered(finder, filter)
    .select("reference")
    .limit(few + 1)
    .execute();
  if (found.length > few) return { tab, ...filter };
  return { tab, among: found.map(({ reference }) => reference) };
}

export async function countSubmissions(finder: Finder, filter: Filter): Promise<number> {
  const { total } = await filtered(finder, filter)
    .select(({ fn }) => fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function filtered(finder: Finder, filter: Filter) {
  const { kind, state, tab, about, region, firm, from, among } = filter;
  const text = filter.text?.trim();
  let query = finder.db.selectFrom("submissions");
  if (text) query = query.where(matching(finder.keys, text));
  if (kind) query = query.where("kind", "=", kind);
  if (state) query = query.where(inState(finder, state));
  if (tab) query = query.where(inTab(finder, tab));
  if (about) query = query.where("case_slug", "=", about);
  // As JSON holds it; what a visitor typed has its quotation marks escaped there.
  if (region) query = query.where("fields", "like", `%"state":"${region}"%`);
  if (firm) {
    const destination = partnerDestination(firm);
    query = query.where(hasDelivery((is) => is("deliveries.destination", "=", destination)));
  }
  if (from !== undefined) query = query.where("received_at", ">=", from);
  if (among) query = query.where("reference", "in", ["", ...among]);
  return query;
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
    const digits = text.replace(/\D/g, "");
    if (isPhone(text) && digits.length >= wholeNumber) {
      return eb("reference", "in", named.union(persons({ phone: text })));
    }
    const words = text.split(/[\s,]+/).filter(Boolean);
    const isPart = /^[\d\s().+-]+$/.test(text) && digits !== "" && digits !== text;
    return or([
      eb("reference", "in", named),
      and(words.map(fieldsContain)),
      // US numbers are also stored without spaces and signs.
      ...(isPart ? [fieldsContain(digits)] : []),
    ]);
  };
}

/** Digits of a US number; fewer are part of one. */
const wholeNumber = 10;

/** Ignores case. Both databases escape with the same sign only if it is named. */
function fieldsContain(word: string) {
  const stored = JSON.stringify(word.toLowerCase()).slice(1, -1);
  const pattern = `%${stored.replace(/[!%_]/g, "!$&")}%`;
  return sql<boolean>`lower(submissions.fields) like ${pattern} escape '!'`;
}

function inState(finder: Finder, state: NonNullable<Filter["state"]>) {
  return (is: Submissions) => {
    switch (state) {
      case "refused":
      case "expired":
      case "quarantined":
        return inNeed(finder, state)(is);
      case "erased":
        return is("erased_at", "is not", null);
      case "waiting":
        return is(
          "reference",
          "in",
          is
            .selectFrom("routings")
            .select("routings.reference")
            .where("routings.state", "=", "waiting"),
        );
      case "accepted":
      case "rejected": {
        const own = state === "rejected" ? "refused" : state;
        return is.and([is("submissions.state", "=", own), is("erased_at", "is", null)]);
      }
      default:
        return hasDelivery((one) => one("deliveries.state", "=", state))(is);
    }
  };
}

/** Needs of submissions that are rows of the desk's first list. */
export const rowNeeds = ["reminders", "certificates", "expired", "refused", "quarantined"] as const;

function inTab(finder: Finder, tab: Tab) {
  const isDelivered = hasDelivery((one) =>
    one.and([
      one("deliveries.state", "=", "delivered"),
      one("deliveries.purpose", "=", "submission"),
      // A confirmation to the visitor gives the lead to nobody.
      one("deliveries.destination", "not in", bestEffort),
    ]),
  );
  return (is: Submissions) => {
    switch (tab) {
      case "needs":
        return is.or(rowNeeds.map((need) => inNeed(finder, need)(is)));
      case "new":
        return is.and([
          is("submissions.state", "=", "accepted"),
          is("erased_at", "is", null),
          is.not(isDelivered(is)),
        ]);
      case "sent":
        return is.and([is("erased_at", "is", null), isDelivered(is)]);
      case "all":
        return is.lit(true);
    }
  };
}

type Deliveries = ExpressionBuilder<Database, "submissions" | "deliveries">;

function hasDelivery(isMeant: (is: Deliveries) => ReturnType<Deliveries["and"]>) {
  return ({ exists, selectFrom }: Submissions) =>
    exists(
      selectFrom("deliveries")
        .select("deliveries.id")
        .whereRef("deliveries.reference", "=", "submissions.reference")
        .where(isMeant),
    );
}

/** Reads all of them, because few submissions need attention. */
export function inNeed({ db, now }: Pick<Finder, "db" | "now">, need: (typeof rowNeeds)[number]) {
  return ({ eb }: Submissions) => {
    switch (need) {
      case "quarantined":
        return eb("reference", "in", quarantined(db).select("s.reference"));
      case "reminders":
        return eb("reference", "in", dueReminders(db, now()).select("n.reference"));
      default:
        return eb("reference", "in", needyDeliveries(db, need, now()).select("d.reference"));
    }
  };
}

type DeliveryNeed = "refused" | "expired" | "certificates" | "opt-outs";

/** How many deliveries need attention for this reason; of quarantined ones, how many submissions. */
export async function countNeed(
  db: Kysely<Database>,
  { need, now }: { need: DeliveryNeed | "quarantined"; now: number },
): Promise<number> {
  const found =
    need === "quarantined"
      ? quarantined(db).select("s.reference")
      : needyDeliveries(db, need, now).select("d.reference");
  const { total } = await db
    .selectFrom(found.as("found"))
    .select(({ fn }) => fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function needyDeliveries(db: Kysely<Database>, need: DeliveryNeed, now: number) {
  const all = db.selectFrom("deliveries as d");

  switch (need) {
    case "refused":
    case "expired":
      // None of these needs attention: a best-effort delivery, a refusal that the visitor saw, and a
      // lead that was passed on to another firm.
      return (
        all
          .leftJoin("routings as r", "r.reference", "d.reference")
          .where("d.state", "=", need)
          .where(({ or, eb, not }) =>
            or([
              not(isPartnerDestination("d.destination")),
              eb("d.purpose", "=", "notice"),
              eb("r.partner", "is", null),
              eb("d.destination", "=", destinationOfPartner("r.partner")),
            ]),
          )
          .where("d.destination", "not in", bestEffort)
          // Not a join: SQLite would begin with all submissions.
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom("submissions as s")
                .select("s.reference")
                .whereRef("s.reference", "=", "d.reference")
                .where("s.state", "=", "accepted"),
            ),
          )
      );
    case "certificates":
      return all.where("d.state", "=", "pending").where("d.deadline", "<=", now + certificateIsLow);
    case "opt-outs":
      return all
        .where("d.state", "=", "pending")
        .where(({ or, eb }) =>
          or([eb("d.purpose", "=", "notice"), eb("d.destination", "=", "form:opt_out")]),
        );
  }
}

const bestEffort = destinationNames(({ isBestEffort }) => isBestEffort);

/** Leaves out erased submissions: they can no longer be released, so they need no attention. */
function quarantined(db: Kysely<Database>) {
  return db
    .selectFrom("submissions as s")
    .where("s.state", "=", "quarantined")
    .where("s.erased_at", "is", null);
}

/** A later reminder replaces one, and a note from its moment on ends it. */
function dueReminders(db: Kysely<Database>, now: number) {
  return db
    .selectFrom("lead_notes as n")
    .where("n.remind_at", "<=", now)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("lead_notes as later")
            .select("later.id")
            .whereRef("later.reference", "=", "n.reference")
            .whereRef("later.id", ">", "n.id")
            .where(({ or, eb, ref }) =>
              or([eb("later.remind_at", "is not", null), eb("later.at", ">=", ref("n.remind_at"))]),
            ),
        ),
      ),
    );
}
