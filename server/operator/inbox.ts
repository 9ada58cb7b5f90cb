import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";
import { cleanText } from "~/data/clean";
import { type ContactChannel, channelsIn, isAllContact } from "~/data/contact-channels";
import { dateInNewYork, startInNewYork } from "~/data/dates";
import { foldText } from "~/data/fold";
import { isPhone } from "~/data/formats";
import type { FormKind } from "~/data/forms/definition";
import type { App } from "../app";
import { normalizePhone } from "../privacy/identity";
import { isDead } from "../state/delivery";
import { isToday, never, whereNeedsOperator, whereToday } from "../state/need-columns";
import {
  type Database,
  needs,
  notMigrated,
  type Status,
  type SubmissionTable,
  statuses,
} from "../store/schema";
import { type Counted, leadsCounted } from "./read-statistics";

/** `list --state` with one of these lists submissions with a delivery in that state. */
const deliveryStates = [
  "pending",
  "delivered",
  "refused",
  "expired",
  "withheld",
  "cancelled",
] as const;

/** What `list --state` offers: a status, a need, how it was received, or a delivery's state. */
export const listStates = [
  ...new Set([...statuses, ...needs, "accepted", "quarantined", ...deliveryStates] as const),
];

/**
 * The desk's lists: what needs the operator; what nobody has yet; what somebody has; what is over;
 * opt-outs and requests about data, which the law gives a day.
 */
export const tabs = ["needs", "new", "sent", "done", "legal", "all"] as const;

export type Tab = (typeof tabs)[number];

/** What each list holds; the first one is about needs. */
const statusesOf = {
  new: ["held", "waiting", "sending", "uncertain", "declined", "failed", "stored", "open"],
  sent: ["sent", "received", "contacted"],
  done: ["signed", "closed", "stopped", "withdrawn", "rejected", "done", "discarded", "erased"],
} as const satisfies Partial<Record<Tab, readonly Status[]>>;

/**
 * What the first list is made of. `today`: what cannot wait, of each of the others. `legal`: answers
 * that the law gives a day; `answer`: all others.
 */
export const needParts = [
  "today",
  "legal",
  "answer",
  ...needs.filter((need) => need !== "answer"),
] as const;

export type NeedPart = (typeof needParts)[number];

/** How far the answers are that the law gives a day. */
export const answerStates = ["overdue", "due", "answered"] as const;

export type Filter = {
  /** The beginning of a reference, or parts of a name, an email address or a phone number. */
  text?: string | undefined;
  kind?: FormKind | undefined;
  /** For `list --state`. */
  state?: (typeof listStates)[number] | undefined;
  status?: Status | undefined;
  need?: NeedPart | undefined;
  /** Without what cannot wait. */
  isLater?: boolean | undefined;
  tab?: Tab | undefined;
  answer?: (typeof answerStates)[number] | undefined;
  /** Reference of a request: only requests of its person are listed. */
  person?: string | undefined;
  /** Slug of a case. */
  about?: string | undefined;
  /** Two-letter code of the state where the person lives. */
  region?: string | undefined;
  /** Id of the firm that has the lead or may have it. */
  firm?: string | undefined;
  /** Received from this moment on, milliseconds since 1970. */
  from?: number | undefined;
  /** Received before this moment. */
  until?: number | undefined;
  /** Those that a number of the statistics counts. */
  counted?: Counted | undefined;
};

/**
 * `due`: what is due first. `legal`: the same of answers that the law gives a day. Within a name, a
 * case, or a state, newest first.
 */
export const orders = ["newest", "oldest", "due", "legal", "name", "case", "state"] as const;

export type Order = (typeof orders)[number];

/** A page of a list: the rows after one of them, or before it, the nearest first. */
type ListPage = {
  order: Order;
  after?: SubmissionTable | undefined;
  before?: SubmissionTable | undefined;
  size: number;
};

/** Keyset paging: every page costs the same, however far down the list. */
export function findSubmissions(
  app: App,
  filter: Filter,
  { order, after, before, size }: ListPage,
): Promise<SubmissionTable[]> {
  const isBackward = before !== undefined;
  const row = before ?? after;
  const beyond = isNewestFirst(order, isBackward) ? "<" : ">";
  const key = keyOf(order, app.now(), filter);
  let found = filtered(app, filter).select("reference");
  if (row) {
    // A row comparison, for which both stores can use the index on `received_at`.
    const { received_at, reference } = row;
    found = found.where(({ eb, and, or, refTuple, tuple }) => {
      const isLater = eb(
        refTuple("received_at", "reference"),
        beyond,
        tuple(received_at, reference),
      );
      if (!key) return isLater;
      const same = sql`(select ${key} from submissions where reference = ${reference})`;
      return or([eb(key, isBackward ? "<" : ">", same), and([eb(key, "=", same), isLater])]);
    });
  }
  const inOrder = <Row>(query: SelectQueryBuilder<Database, "submissions", Row>) => {
    const direction = isNewestFirst(order, isBackward) ? "desc" : "asc";
    return (key ? query.orderBy(key, isBackward ? "desc" : "asc") : query)
      .orderBy("received_at", direction)
      .orderBy("reference", direction);
  };
  // Sorts what is in the index, and reads only the rows of the page.
  const rows = app.db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "in", inOrder(found).limit(size));
  return inOrder(rows).execute();
}

/** What is due at the same moment has the order of its index. */
function isNewestFirst(order: Order, isBackward: boolean): boolean {
  return (order !== "oldest" && order !== "due") !== isBackward;
}

/** What is sorted by before the time. Never null, which compares with nothing. */
function keyOf(order: Order, now: number, { text, need }: Filter) {
  switch (order) {
    case "newest": {
      // People say the last digits of a number. The number is the end of what is searched.
      const digits = (text ?? "")
        .split(/[\s,]+/)
        .map(digitsOf)
        .join("");
      return digits === "" ? null : sql`case when search like ${`%${digits}`} then 0 else 1 end`;
    }
    case "oldest":
      return null;
    case "due": {
      // Within one part, the moment alone gives the same order, and an index has it.
      if (need && need !== "today") return sql`need_at`;
      const hasDay = sql`need in ('answer', 'certificate', 'reminder')`;
      const ranks = needParts.map((part, rank) => sql`when ${part} then ${sql.lit(rank)}`);
      const rank = sql`case when not ${isToday(now)} then case ${needPart} ${sql.join(ranks, sql` `)} end
        when ${hasDay} then -1 else 0 end`;
      // Later than every moment, so that the rank counts first.
      return sql`coalesce((${rank}) * ${sql.lit(10 ** 14)} + need_at, 0)`;
    }
    case "legal":
      return sql`case when answered_at is null then coalesce(legal_at, ${never}) else ${never} end`;
    case "name":
      return sql`coalesce(search, '')`;
    case "case":
      return sql`coalesce(case_title, '')`;
    case "state":
      return sql`coalesce(region, '')`;
  }
}

/** Every submission that fits, a page at a time. */
export async function* eachSubmission(
  app: App,
  filter: Filter,
  order: Order = "oldest",
): AsyncGenerator<SubmissionTable[]> {
  for (let after: SubmissionTable | undefined; ; ) {
    const rows = await findSubmissions(app, filter, { order, after, size: 200 });
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1);
  }
}

/** How many submissions each tab lists, and how many of them cannot wait. */
export async function countTabs(app: App, filter: Filter): Promise<Record<Tab | "today", number>> {
  // Grouped by the column, a search would read the whole table: its index has no text.
  const by = filter.text ? sql<Status>`coalesce(status, '')` : sql.ref<Status>("status");
  const rows = await filtered(app, filter)
    .select(by.as("status"))
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn.countAll<number>().filterWhere(whereNeedsOperator(app.now())).as("needs"),
      fn.countAll<number>().filterWhere(whereToday(app.now())).as("today"),
      fn.countAll<number>().filterWhere(isLegal).as("legal"),
    ])
    .groupBy(by)
    .execute();
  const sum = (name: "all" | "needs" | "today" | "legal", some: readonly Status[] = statuses) =>
    rows.filter(({ status }) => some.includes(status)).reduce((total, row) => total + row[name], 0);
  return {
    needs: sum("needs"),
    today: sum("today"),
    new: sum("all", statusesOf.new),
    sent: sum("all", statusesOf.sent),
    done: sum("all", statusesOf.done),
    legal: sum("legal"),
    all: sum("all"),
  };
}

/** Why the submissions of the first list are there, except what cannot wait. */
export async function countNeeds(app: App, filter: Filter) {
  const rows = await filtered(app, { ...filter, tab: "needs" })
    .select([needPart.as("part"), ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy(needPart)
    .execute();
  return needParts.map((need) => ({
    need,
    count: rows.find(({ part }) => part === need)?.count ?? 0,
  }));
}

const needPart = sql<NeedPart>`case when need = 'answer' and legal_at is not null then 'legal' else need end`;

/** How many of the answers that the law gives a day are in each state. */
export function countAnswers(app: App, filter: Filter) {
  return Promise.all(
    answerStates.map(async (answer) => ({
      answer,
      count: await countSubmissions(app, { ...filter, answer }),
    })),
  );
}

export async function countSubmissions(app: App, filter: Filter): Promise<number> {
  const { total } = await filtered(app, filter)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

function filtered(app: App, filter: Filter) {
  const { kind, state, status, need, isLater, tab, answer, person, about, region } = filter;
  const { firm, from, until, counted } = filter;
  const text = filter.text && cleanText(filter.text);
  let query = app.db.selectFrom("submissions");
  if (text) query = query.where(matching(text));
  if (kind) query = query.where("kind", "=", kind);
  if (state) query = query.where(inState(app, state));
  if (status) query = query.where("status", "=", status);
  if (need === "today") query = query.where(whereToday(app.now()));
  else if (need) {
    query = query
      .where("need", "=", need === "legal" ? "answer" : need)
      .where(whereNeedsOperator(app.now()));
    if (need === "legal") query = query.where("legal_at", "is not", null);
    if (need === "answer") query = query.where("legal_at", "is", null);
  }
  if (isLater) query = query.where(({ not }) => not(isToday(app.now())));
  if (tab) query = query.where(inTab(app, tab));
  if (answer) query = query.where(isAnswer(app, answer));
  if (person) query = query.where("reference", "in", ofPerson(app, person));
  if (about) query = query.where("case_slug", "=", about);
  if (region) query = query.where("region", "=", region);
  if (firm) query = query.where("holder", "=", firm);
  if (from !== undefined) query = query.where("received_at", ">=", from);
  if (counted) query = query.where("reference", "in", leadsCounted(app.db, counted));
  if (until !== undefined) query = query.where("received_at", "<", until);
  return query;
}

type Submissions = ExpressionBuilder<Database, "submissions">;

/** A reference or its beginning; else each word, or the digits of a number. */
function matching(typed: string) {
  const text = cleanText(typed);
  const digits = digitsOf(text);
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

/** Empty unless a number or a part of one was typed. */
function digitsOf(text: string): string {
  return /^[\d\s().+-]+$/.test(text) ? text.replace(/\D/g, "") : "";
}

/** More words make no search narrower, and a statement has a limited depth. */
const mostWords = 20;

/** Digits of a US number; fewer are part of one. */
const wholeNumber = 10;

/** Both databases escape with the same sign only if it is named. */
function contains(word: string) {
  return sql<boolean>`search like ${`%${word.replace(/[!%_]/g, "!$&")}%`} escape '!'`;
}

function inState({ now }: App, state: NonNullable<Filter["state"]>) {
  return (is: Submissions) => {
    const named = deliveryStates.find((one) => one === state);
    if (named) {
      const there = is.exists(
        is
          .selectFrom("deliveries")
          .select("deliveries.id")
          .whereRef("deliveries.reference", "=", "submissions.reference")
          .where("deliveries.state", "=", named),
      );
      // A refusal that the visitor saw, or that another firm made up for, needs nobody.
      return isDead({ state: named })
        ? is.and([there, is("need", "in", ["failed", "uncertain", "notify"])])
        : there;
    }
    return is.or([
      ...statuses.filter((one) => one === state).map((one) => is("status", "=", one)),
      ...needs
        .filter((one) => one === state)
        .map((one) => is.and([is("need", "=", one), whereNeedsOperator(now())(is)])),
      ...(["accepted", "quarantined"] as const)
        .filter((one) => one === state)
        .map((one) => is.and([is("submissions.state", "=", one), is("erased_at", "is", null)])),
    ]);
  };
}

function inTab({ now }: App, tab: Tab) {
  return (is: Submissions) => {
    switch (tab) {
      case "all":
        return is.lit(true);
      case "needs":
        return whereNeedsOperator(now())(is);
      case "legal":
        return isLegal;
      default:
        return is("status", "in", statusesOf[tab]);
    }
  };
}

const isLegal = sql<boolean>`(legal_at is not null or kind = 'opt_out')`;

function isAnswer({ now }: App, answer: (typeof answerStates)[number]) {
  const today = startInNewYork(dateInNewYork(now()));
  return (is: Submissions) =>
    is.and([
      is("legal_at", "is not", null),
      is("answered_at", answer === "answered" ? "is not" : "is", null),
      ...(answer === "answered" ? [] : [is("legal_at", answer === "due" ? ">=" : "<", today)]),
    ]);
}

/** Those that have an address or a number in common with it now. */
function ofPerson({ db }: App, reference: string) {
  return db
    .selectFrom("persons as other")
    .innerJoin("persons as own", "own.hash", "other.hash")
    .select("other.reference")
    .where("own.reference", "=", reference)
    .where("own.earlier", "=", 0)
    .where("other.earlier", "=", 0);
}

/** Where a submission stands, in a word or two, with what the person stopped. */
export function statusWords(row: SubmissionTable): string {
  const stopped = row.erased_at === null ? channelsIn(row.stopped) : [];
  return [statusNames[row.status] || [], stoppedWords(stopped) || []].flat().join(", ");
}

export function stoppedWords(stopped: readonly ContactChannel[]): string {
  if (isAllContact(stopped)) return "no contact";
  return stopped.length === 0 ? "" : `no ${stopped.join(", ")}`;
}

/** A status as people read it. */
export const statusNames: Record<SubmissionTable["status"], string> = {
  [notMigrated]: "",
  held: "taken for spam",
  discarded: "spam",
  waiting: "waits for a firm",
  sending: "being sent",
  sent: "sent",
  uncertain: "firm may have it",
  received: "received",
  contacted: "contacted",
  signed: "signed",
  closed: "closed",
  declined: "declined",
  failed: "failed",
  stopped: "stopped",
  withdrawn: "withdrawn",
  rejected: "rejected",
  stored: "stored",
  open: "open",
  done: "done",
  erased: "erased",
};
