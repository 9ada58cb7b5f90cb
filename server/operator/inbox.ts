import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";
import { cleanText } from "~/data/clean";
import { channelsIn, contactChannels } from "~/data/contact-channels";
import { dateInNewYork, midnightInNewYork } from "~/data/dates";
import { foldText } from "~/data/fold";
import { isPhone } from "~/data/formats";
import type { FormKind } from "~/data/forms/definition";
import {
  destinationOfPartner,
  isPartnerDestination,
  partnerDestination,
} from "../destinations/partner";
import type { Actor } from "../leads/actor";
import { bestEffort } from "../outbox/delivery";
import { certificateIsLow } from "../outbox/watch";
import { normalizePhone } from "../privacy/identity";
import { ofLead } from "../privacy/opt-out";
import type { Database, Db, SubmissionTable } from "../store/schema";

/**
 * What can make a submission unusual, the most important first: a row of the desk shows one of them.
 * `refused` and `expired` are the deliveries that `status` counts. `uncertain`: its firm may have it
 * after an attempt without a clear response. `declined`: no firm is left. `waiting`: for a firm.
 */
export const statuses = [
  "quarantined",
  "certificate",
  "uncertain",
  "refused",
  "expired",
  "unanswered",
  "due",
  "declined",
  "waiting",
  "stopped",
  "reminder",
] as const;

export type Status = (typeof statuses)[number];

/** These need a person: they are the rows of the desk's first list. */
const needy: readonly Status[] = [
  "uncertain",
  "quarantined",
  "certificate",
  "refused",
  "expired",
  "unanswered",
  "due",
];

/**
 * What `list --state` offers. `rejected` ones were refused while the visitor waited, and need no
 * attention.
 */
export const listStates = [
  ...statuses,
  "accepted",
  "rejected",
  "erased",
  "pending",
  "delivered",
  "withheld",
  "cancelled",
] as const;

/** The desk's lists: what needs a person; what nobody has received yet; what somebody has; all. */
export const tabs = ["needs", "new", "sent", "all"] as const;

export type Tab = (typeof tabs)[number];

export type Filter = {
  /** The beginning of a reference, or parts of a name, an email address or a phone number. */
  text?: string | undefined;
  kind?: FormKind | undefined;
  state?: (typeof listStates)[number] | undefined;
  tab?: Tab | undefined;
  /** Slug of a case. */
  about?: string | undefined;
  /** Two-letter code of the state where the person lives. */
  region?: string | undefined;
  /** Id of a firm that has or had the lead. */
  firm?: string | undefined;
  /** Received from this moment on, milliseconds since 1970. */
  from?: number | undefined;
};

type Finder = Pick<Actor, "db" | "now">;

/** Newest first unless another order is given; within a case or a state, newest first. */
export const orders = ["newest", "oldest", "name", "case", "state"] as const;

export type Order = (typeof orders)[number];

type Page = { order: Order; after?: SubmissionTable | undefined; size: number };

/** Keyset paging: every page costs the same, however far down the list. */
export function findSubmissions(
  finder: Finder,
  filter: Filter,
  { order, after, size }: Page,
): Promise<SubmissionTable[]> {
  const beyond = order === "oldest" ? ">" : "<";
  const column = orderColumns[order];
  let found = filtered(finder, filter).select("reference");
  if (after) {
    // A row comparison, for which both stores can use the index on `received_at`.
    const { received_at, reference } = after;
    found = found.where(({ eb, and, or, refTuple, tuple }) => {
      const isLater = eb(
        refTuple("received_at", "reference"),
        beyond,
        tuple(received_at, reference),
      );
      if (!column) return isLater;
      const same = after[column] ?? "";
      return or([eb(known(column), ">", same), and([eb(known(column), "=", same), isLater])]);
    });
  }
  // Sorts what is in the index, and reads only the rows of the page.
  const rows = finder.db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "in", inOrder(found, order).limit(size));
  return inOrder(rows, order).execute();
}

function inOrder<Row>(query: SelectQueryBuilder<Database, "submissions", Row>, order: Order) {
  const column = orderColumns[order];
  const direction = order === "oldest" ? "asc" : "desc";
  return (column ? query.orderBy(known(column)) : query)
    .orderBy("received_at", direction)
    .orderBy("reference", direction);
}

/** Sorted by these before the time. */
const orderColumns = {
  newest: null,
  oldest: null,
  name: "search",
  case: "case_title",
  state: "region",
} as const;

/** Null compares with nothing, so that rows of no case would be on no page. */
function known(column: "search" | "case_title" | "region") {
  return sql<string>`coalesce(${sql.ref(column)}, '')`;
}

/** Every submission that fits, a page at a time. */
export async function* eachSubmission(
  finder: Finder,
  filter: Filter,
  order: Order = "oldest",
): AsyncGenerator<SubmissionTable[]> {
  for (let after: SubmissionTable | undefined; ; ) {
    const rows = await findSubmissions(finder, filter, { order, after, size: 200 });
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1);
  }
}

/** How many submissions each tab lists. One query counts three tabs, and the fourth has few rows. */
export async function countTabs(finder: Finder, filter: Filter): Promise<Record<Tab, number>> {
  const three = filtered(finder, { ...filter, tab: "all" }).select(({ fn }) => [
    fn.countAll<number>().filterWhere(inTab(finder, "new")).as("new"),
    fn.countAll<number>().filterWhere(inTab(finder, "sent")).as("sent"),
    fn.countAll<number>().as("all"),
  ]);
  const [counts, needs] = await Promise.all([
    three.executeTakeFirstOrThrow(),
    countSubmissions(finder, { ...filter, tab: "needs" }),
  ]);
  return { ...counts, needs };
}

export async function countSubmissions(finder: Finder, filter: Filter): Promise<number> {
  const { total } = await filtered(finder, filter)
    .select(({ fn }) => fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function filtered(finder: Finder, filter: Filter) {
  const { kind, state, tab, about, region, firm, from } = filter;
  const text = filter.text && cleanText(filter.text);
  let query = finder.db.selectFrom("submissions");
  if (text) query = query.where(matching(text));
  if (kind) query = query.where("kind", "=", kind);
  if (state) query = query.where(inState(finder, state));
  if (tab) query = query.where(inTab(finder, tab));
  if (about) query = query.where("case_slug", "=", about);
  if (region) query = query.where("region", "=", region);
  if (firm) {
    const destination = partnerDestination(firm);
    // Not `in`: either database would first read all leads of a firm that has many.
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("deliveries")
          .select("deliveries.id")
          .whereRef("deliveries.reference", "=", "submissions.reference")
          .where("deliveries.destination", "=", destination),
      ),
    );
  }
  if (from !== undefined) query = query.where("received_at", ">=", from);
  return query;
}

type Submissions = ExpressionBuilder<Database, "submissions">;

/** A reference or its beginning; else each word, or the digits of a number. */
function matching(typed: string) {
  const text = cleanText(typed);
  const digits = /^[\d\s().+-]+$/.test(text) ? text.replace(/\D/g, "") : "";
  const whole = digits.length >= wholeNumber && isPhone(text);
  const number = whole ? normalizePhone(text) : digits;
  const words = number
    ? [number]
    : foldText(text)
        .split(/[\s,]+/)
        .slice(0, mostWords);
  const start = text.toUpperCase();
  return ({ eb, and, or }: Submissions) =>
    or([
      // A range instead of LIKE, so that case matters in both databases.
      and([eb("reference", ">=", start), eb("reference", "<", `${start}~`)]),
      and(words.map(contains)),
    ]);
}

/** More words make no search narrower, and a statement has a limited depth. */
const mostWords = 20;

/** Digits of a US number; fewer are part of one. */
const wholeNumber = 10;

/** Both databases escape with the same sign only if it is named. */
function contains(word: string) {
  return sql<boolean>`search like ${`%${word.replace(/[!%_]/g, "!$&")}%`} escape '!'`;
}

function inState(finder: Finder, state: NonNullable<Filter["state"]>) {
  return (is: Submissions) => {
    switch (state) {
      case "erased":
        return is("erased_at", "is not", null);
      case "accepted":
      case "rejected": {
        const own = state === "rejected" ? "refused" : state;
        return is.and([is("submissions.state", "=", own), is("erased_at", "is", null)]);
      }
      case "pending":
      case "delivered":
      case "withheld":
      case "cancelled":
        return is.exists(
          is
            .selectFrom("deliveries")
            .select("deliveries.id")
            .whereRef("deliveries.reference", "=", "submissions.reference")
            .where("deliveries.state", "=", state),
        );
      default:
        return is("reference", "in", referencesIn(finder, state));
    }
  };
}

function inTab(finder: Finder, tab: Tab) {
  return (is: Submissions) => {
    switch (tab) {
      case "needs":
        // One list, so that neither database begins with all submissions.
        return is("reference", "in", allNeedy(finder));
      case "new":
        return is.and([
          is("submissions.state", "=", "accepted"),
          is("erased_at", "is", null),
          is("sent", "=", 0),
        ]);
      case "sent":
        return is.and([is("erased_at", "is", null), is("sent", "=", 1)]);
      case "all":
        return is.lit(true);
    }
  };
}

function allNeedy(finder: Finder) {
  const first = leftOver(finder.db).select("r.reference");
  return needy.reduce((all, status) => all.union(referencesIn(finder, status)), first);
}

function referencesIn(finder: Finder, status: Status) {
  return finder.db.selectFrom(having(finder, status).as("found")).select("found.reference");
}

/**
 * The status of each of these submissions that is not in its usual state.
 *
 * @param wanted comes before more important ones
 */
export async function readStatuses(
  finder: Finder,
  submissions: readonly SubmissionTable[],
  wanted?: Status,
): Promise<ReadonlyMap<string, { text: string; isNeed: boolean }>> {
  const references = submissions.map(({ reference }) => reference);
  const of = (status: Status) =>
    finder.db
      .selectFrom(having(finder, status).as("found"))
      .select(["found.reference", "found.detail", sql.lit(status).as("status")])
      .where("found.reference", "in", references);
  const [first, ...others] = statuses;
  const all = others.reduce((query, status) => query.unionAll(of(status)), of(first));
  const found = references.length === 0 ? [] : await all.execute();
  const shown = submissions.flatMap((row) => {
    const own = found.filter(({ reference }) => reference === row.reference);
    const status = [wanted, ...statuses].find((one) => own.some((each) => each.status === one));
    const details = own.flatMap((one) => (one.status === status ? (one.detail ?? []) : []));
    const text =
      row.erased_at !== null
        ? "erased"
        : status
          ? describeStatus(status, details, finder.now())
          : row.state === "refused" && "rejected";
    const isNeed = status !== undefined && [...needy, "declined"].includes(status);
    return text ? [[row.reference, { text, isNeed }] as const] : [];
  });
  return new Map(shown);
}

/** As the desk offers them to filter by. */
export const statusNames: Record<Status, string> = {
  quarantined: "quarantined",
  certificate: "certificate ends",
  uncertain: "delivery uncertain",
  refused: "refused",
  expired: "expired",
  unanswered: "unanswered",
  due: "reminder due",
  declined: "declined",
  waiting: "waits for a firm",
  stopped: "contact stopped",
  reminder: "reminder set",
};

function describeStatus(status: Status, details: readonly string[], now: number): string {
  switch (status) {
    case "due": {
      const today = midnightInNewYork(dateInNewYork(now)) ?? now;
      return Number(details[0]) < today ? "overdue" : "due today";
    }
    case "reminder":
      return `reminder ${dateInNewYork(Number(details[0]))}`;
    case "stopped": {
      const channels = channelsIn(details.join(" "));
      const isAll = channels.length === contactChannels.length;
      return isAll ? "no contact" : `no ${channels.join(", no ")}`;
    }
    default:
      return statusNames[status];
  }
}

/** Submissions with this status: few. The detail of a stop is its channels, of a reminder its time. */
function having({ db, now }: Finder, status: Status) {
  const nothing = sql<string | null>`cast(null as text)`.as("detail");
  const time = sql<string | null>`cast(n.remind_at as text)`.as("detail");
  switch (status) {
    case "quarantined":
      return quarantined(db).select(["s.reference", nothing]);
    case "certificate":
      return db
        .selectFrom("deliveries as d")
        .where("d.state", "=", "pending")
        .where("d.deadline", "<=", now() + certificateIsLow)
        .select(["d.reference", nothing]);
    case "refused":
    case "expired":
      return dead(db, status).select(["d.reference", nothing]);
    case "uncertain":
      return uncertain(db).select(["d.reference", nothing]);
    case "unanswered":
      return unansweredMessages(db).select(["s.reference", nothing]);
    case "due":
      return reminders(db).where("n.remind_at", "<=", now()).select(["n.reference", time]);
    case "reminder":
      return reminders(db).where("n.remind_at", ">", now()).select(["n.reference", time]);
    case "declined":
      return declined(db).select(["r.reference", nothing]);
    case "waiting":
      return db
        .selectFrom("routings as r")
        .where("r.check_at", "is not", null)
        .where("r.state", "=", "waiting")
        .select(["r.reference", nothing]);
    case "stopped":
      return stopped(db).select(["s.reference", "c.channels as detail"]);
  }
}

/** How many deliveries have this status; of quarantined ones, how many submissions. */
export async function countStatus(finder: Finder, status: Status): Promise<number> {
  const { total } = await finder.db
    .selectFrom(having(finder, status).as("found"))
    .select(({ fn }) => fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * None of these needs attention: a best-effort delivery, a refusal that the visitor saw, and a lead
 * that was passed on to another firm.
 */
function dead(db: Db, state: "refused" | "expired") {
  return (
    db
      .selectFrom("deliveries as d")
      .leftJoin("routings as r", "r.reference", "d.reference")
      .where("d.state", "=", state)
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
}

/** Leaves out erased submissions: they can no longer be released, so they need no attention. */
function quarantined(db: Db) {
  return (
    db
      .selectFrom("submissions as s")
      // As the condition of an index.
      .where(sql<boolean>`s.state = 'quarantined'`)
      .where("s.erased_at", "is", null)
  );
}

/** Messages that went to nobody, until a note says what became of them or the person was reached. */
function unansweredMessages(db: Db) {
  return (
    db
      .selectFrom("submissions as s")
      // As the condition of an index.
      .where(sql<boolean>`s.kind = 'contact'`)
      .where("s.state", "=", "accepted")
      .where("s.erased_at", "is", null)
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom("deliveries as d")
              .select("d.id")
              .whereRef("d.reference", "=", "s.reference")
              .where("d.purpose", "=", "submission"),
          ),
        ),
      )
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom("lead_notes as n")
              .select("n.id")
              .whereRef("n.reference", "=", "s.reference")
              .where(isAnswer),
          ),
        ),
      )
  );
}

/** Not a call without an answer, or a reminder alone. */
const isAnswer = sql<boolean>`(n.text <> '' or n.outcome = 'reached')`;

/** The newest of each submission; a note from its moment on ends it. */
function reminders(db: Db) {
  return db
    .selectFrom("lead_notes as n")
    .where("n.remind_at", "is not", null)
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

/** The firm that has the lead now may have received it. */
function uncertain(db: Db) {
  return (
    db
      .selectFrom("deliveries as d")
      .innerJoin("routings as r", "r.reference", "d.reference")
      .whereRef("d.destination", "=", destinationOfPartner("r.partner"))
      .where("d.purpose", "=", "submission")
      // As the condition of an index, which SQLite would leave for one of states that are sought.
      .where(sql<boolean>`d.ambiguous > 0`)
      .where("d.state", "not in", ["delivered", "withheld", "cancelled"])
  );
}

/** A firm declined, and no other one of the form could take it. */
function declined(db: Db) {
  return (
    db
      .selectFrom("routings as r")
      // As the condition of an index.
      .where(sql<boolean>`r.state = 'exhausted'`)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("partner_events as e")
            .select("e.id")
            .whereRef("e.reference", "=", "r.reference")
            .where("e.status", "=", "declined")
            .where("e.counts", "=", 1),
        ),
      )
  );
}

/** Declined, until a note says what became of it. */
function leftOver(db: Db) {
  return declined(db).where(({ exists, not, selectFrom }) =>
    not(
      exists(
        selectFrom("lead_notes as n")
          .select("n.id")
          .whereRef("n.reference", "=", "r.reference")
          .whereRef("n.at", ">=", "r.updated_at")
          .where(isAnswer),
      ),
    ),
  );
}

/** An earlier stop does not count, because the lead came with a consent of its own. */
function stopped(db: Db) {
  return db
    .selectFrom("contact_stops as c")
    .leftJoin("persons as p", "p.hash", "c.hash")
    .innerJoin("submissions as s", (join) =>
      join.on("s.reference", "=", ({ fn, val }) =>
        // After a correction, a stop has the lead in place of a person: see `ofLead`.
        fn.coalesce("p.reference", fn<string>("substr", ["c.hash", val(ofLead("").length + 1)])),
      ),
    )
    .whereRef("c.created_at", ">=", "s.received_at")
    .where("s.erased_at", "is", null);
}
