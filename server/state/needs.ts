import { type ExpressionBuilder, sql } from "kysely";
import {
  dateAfter,
  dateInNewYork,
  day,
  hour,
  spellDue,
  spellMoment,
  startInNewYork,
} from "~/data/dates";
import { counted } from "~/data/formats";
import type { App } from "../app";
import type { Destination } from "../destinations/destination";
import { destinationLabel } from "../destinations/index";
import { alert, staff } from "../destinations/own";
import { partnerOf } from "../destinations/partner";
import { businessDaysAfter } from "../privacy/business-days";
import { findChainFault } from "../privacy/receipt-chain";
import {
  type Channel,
  type ChannelFault,
  type Database,
  type Need,
  type NeedKind,
  needs,
  type OperatorLogTable,
  type Status,
  type SubmissionTable,
} from "../store/schema";
import { fileOf, hasNoRoom, isServed } from "../store/served";
import { readUpkeep } from "../store/upkeep";
import { isPastRetention, textsIn } from "../submission/submission";
import { isMisconfigured, isPaused } from "./channel";
import { isBroken, isBrokenForLong, readChannels } from "./condition";
import { deadStates, isDead } from "./delivery";
import { firmOf, isCorrection, isPending, type SubmissionRows } from "./holders";
import {
  answerDue,
  isDone,
  isUncertain,
  missed,
  needsFirmSince,
  type SettledRow,
  toAnybody,
} from "./status";

// What needs a person? This file answers that: a table of what may, each with its condition, its words, what
// to do, and the acts that end it. Of a submission, a condition asks its rows and its status (`status.ts`),
// without the clock: `settle.ts` stores the most urgent with it (`needOf`), and lists read the columns
// (`whereNeedsOperator`, `whereToday`). Of the installation, it is looked for (`readProblems`).

/**
 * Why a submission may need a person. For example, `declined`: its last firm declined it, no other one can
 * have it, and nobody has pressed *Done* since. Then `since` returns when it declined.
 */
type SubmissionNeed = {
  /** In lists of the desk. */
  name: string;
  one: string;
  several: string;
  todo: string;
  /** Acts of an operator: the page of the submission shows them beside it. */
  endedBy: readonly OperatorLogTable["act"][];
  /** It begins at `need_at`; of the others that is the moment of the cause, or the day it is due. */
  isTimed?: true;
  /** The moment of each cause; null for what is none. */
  since(rows: SubmissionRows, status: Status): readonly (number | null)[];
};

export const submissionNeeds: Readonly<Record<Need, SubmissionNeed>> = {
  spam: {
    name: "is it spam?",
    one: "submission taken for spam",
    several: "submissions taken for spam",
    todo: "Release those that a person sent, and discard the others: relay list --state quarantined.",
    endedBy: ["release", "discard"],
    since: ({ submission }, status) => [status === "held" ? submission.received_at : null],
  },
  failed: {
    name: "could not be sent",
    one: "submission could not be delivered",
    several: "submissions could not be delivered",
    todo: "relay show says why. Correct it, send it again (relay retry), or mark it done at the desk.",
    endedBy: ["retry", "pass", "sign", "done"],
    since(rows, status) {
      // Whether its firm got these is asked first.
      const asked = status === "uncertain" ? firmOf(rows).sent.filter(isUncertain) : [];
      const dead = toAnybody(rows).map((one) =>
        missed(rows, one) === "resend" && !asked.includes(one) ? one.updated_at : null,
      );
      return [
        status === "failed" ? needsFirmSince(rows) : null,
        searchFailedAt(rows, status),
        ...dead,
      ];
    },
  },
  uncertain: {
    name: "did the firm get it?",
    one: "lead that its firm may or may not have",
    several: "leads that their firm may or may not have",
    todo: "Ask the firm, then note at the desk that it has it, or send it again.",
    endedBy: ["report", "pass"],
    isTimed: true,
    since: (rows, status) =>
      status === "uncertain" ? firmOf(rows).sent.filter(isUncertain).map(askFrom) : [],
  },
  declined: {
    name: "declined",
    one: "lead that its last firm declined",
    several: "leads that their last firm declined",
    todo: "Send it to another named firm at the desk, or tell the person.",
    endedBy: ["pass", "sign", "done"],
    since: (rows, status) => [status === "failed" ? null : needsFirmSince(rows)],
  },
  unplaced: {
    name: "no firm can have it",
    one: "lead has waited three days for a firm",
    several: "leads have waited three days for a firm",
    todo: "Its firms are full or paused: resume one (/firms), raise its dailyCap, or tell the person that it takes longer.",
    endedBy: ["done"],
    isTimed: true,
    since: (rows, status) => [status === "waiting" ? unplacedFrom(rows) : null],
  },
  certificate: {
    name: "consent certificate expires soon",
    one: "certificate ends within 12 hours",
    several: "certificates end within 12 hours",
    todo: "Fix what keeps it from being retained: after that it is lost.",
    endedBy: ["retry"],
    isTimed: true,
    since: ({ deliveries }) =>
      deliveries.map(({ state, deadline }) =>
        state === "pending" && deadline !== null ? deadline - 12 * hour : null,
      ),
  },
  /** What has a legal day, or a message that no firm was given, until it is answered. */
  answer: {
    name: "message to answer",
    one: "message or request to answer",
    several: "messages or requests to answer",
    todo: "Answer the person. A data request or an opt-out is closed by Answered, a message by Done.",
    endedBy: ["pass", "sign", "about", "answered", "done"],
    since: (rows) => [answerDue(rows)],
  },
  /** A recipient that no message reaches, or a second firm that has it. */
  notify: {
    name: "notify by hand",
    one: "lead with a recipient to notify by hand",
    several: "leads with recipients to notify by hand",
    todo: "No message reaches them, or not in time, or another firm has it too. Notify them, then mark it done at the desk.",
    endedBy: ["notified"],
    isTimed: true,
    since: (rows) => rows.deliveries.map((one) => tellFrom(rows, one)),
  },
  reminder: {
    name: "call back",
    one: "reminder is due",
    several: "reminders are due",
    todo: "Press Done when it is done, or set another reminder.",
    endedBy: ["done"],
    isTimed: true,
    since: (rows) => [reminderIn(rows)],
  },
};

export function untoldOf(rows: SubmissionRows): SettledRow[] {
  return rows.deliveries.filter((one) => missed(rows, one) === "tell");
}

/**
 * From when on the operator must tell its recipient: now, or in time for the day that it is due.
 */
export function tellFrom(rows: SubmissionRows, one: SettledRow): number | null {
  const { purpose, state, details, created_at } = one;
  if (missed(rows, one) === "tell") return one.updated_at;
  const isTried = purpose === "notice" && state === "pending";
  return isTried && textsIn(details).due_on !== undefined
    ? startInNewYork(businessDaysAfter(created_at, daysToTry))
    : null;
}

/** Half of a recipient's ten business days: then there is still time to notify it by hand. */
const daysToTry = 5;

/** From when on the operator must ask the firm whether it has the lead. */
function askFrom(one: SettledRow): number {
  const { created_at, updated_at, expires_at } = one;
  if (isDead(one)) return updated_at;
  return created_at + Math.round(((expires_at ?? created_at) - created_at) * partToSettle);
}

/** Its retries have an hour of their seven days, which `RETRY_SCALE` shortens, to settle it. */
const partToSettle = hour / (7 * day);

/** When an error of this program ended the last search for a firm. */
function searchFailedAt(rows: SubmissionRows, status: Status): number | null {
  const { failed_at = null } = rows.routing ?? {};
  const isSought = status === "waiting" || status === "sending";
  return failed_at === null || !isSought || isDone(rows, "failed", failed_at) ? null : failed_at;
}

/** From when on a lead has waited too long for a place at a firm, not for its sender's signature. */
function unplacedFrom(rows: SubmissionRows): number | null {
  const { routing } = rows;
  const waits = routing?.choices.findLast(({ outcome }) => outcome === "waiting");
  if (!waits || routing?.asks != null || isDone(rows, "unplaced", waits.at)) return null;
  return waits.at + timeToPlace;
}

/** Beyond a day that is full, and a firm that is paused over a weekend. */
const timeToPlace = 3 * day;

/** The newest counts. */
export function reminderIn(rows: Pick<SubmissionRows, "notes">): number | null {
  const at = rows.notes.findLast(({ remind_at }) => remind_at !== null)?.remind_at ?? null;
  return at === null || isDone(rows, "reminder", at) ? null : at;
}

/** These need nobody, except to tell those who have them. */
const over: readonly Status[] = ["erased", "withdrawn", "rejected", "discarded"];

/**
 * What needs the operator at once comes before what begins at its own time, of which the earliest
 * counts; so no result depends on the clock.
 */
export function needOf(rows: SubmissionRows, status: Status) {
  const causes = causesOf(rows, status);
  // Whoever must be told by hand is told first: that has a day by law.
  const untold = causes.find(({ need }) => need === "notify" && untoldOf(rows).length > 0);
  const atOnce = untold ?? causes.find(({ need }) => !timed.includes(need));
  const [earliest = { need: null, need_at: null }] = causes.toSorted(
    (a, b) => a.need_at - b.need_at,
  );
  return atOnce ?? earliest;
}

export function causesOf(rows: SubmissionRows, status: Status) {
  return needs.flatMap((need) => {
    if (over.includes(status) && need !== "notify") return [];
    const times = submissionNeeds[need].since(rows, status).filter((at) => at !== null);
    return times.length === 0 ? [] : { need, need_at: Math.min(...times) };
  });
}

const timed = needs.filter((need) => submissionNeeds[need].isTimed);

/** What begins at its own time needs nobody before. */
export function hasBegun({ need, need_at }: { need: Need; need_at: number }, now: number): boolean {
  return !timed.includes(need) || need_at <= now;
}

/** Whether a submission needs the operator now: the condition of lists, counts, mails and alerts. */
export function whereNeedsOperator(now: number) {
  return ({ and, not, eb }: ExpressionBuilder<Database, "submissions">) =>
    and([
      // A range of the index: most submissions need nobody.
      sql<boolean>`need > ''`,
      not(and([eb("need", "in", timed), eb("need_at", ">", now)])),
    ]);
}

/**
 * Why a submission needs the operator, in a few words; null if it does not. `isDue`: today is the
 * last day, or it was.
 */
export function whyHere(
  row: SubmissionTable,
  now: number,
): { text: string; isDue: boolean } | null {
  const { need, need_at, legal_at } = row;
  if (need === null || need_at === null || !hasBegun({ need, need_at }, now)) return null;

  const { name } = submissionNeeds[need];
  const due = (what: string) => {
    const { text, isDue } = spellDue(need_at, now);
    return { text: `${what} ${text}`, isDue };
  };
  switch (need) {
    case "declined":
      return row.status === "waiting"
        ? { text: `${name}, ask the person to sign for the next firm`, isDue: false }
        : { text: `${name}, no firm has it`, isDue: false };
    case "reminder":
      return due(name);
    case "answer":
      return legal_at === null ? { text: name, isDue: false } : due("answer");
    default:
      return { text: name, isDue: need === "certificate" };
  }
}

/**
 * Of what needs the operator: a legal day that ends today or is over, a promised call, or a lead
 * that no firm has.
 */
export function isToday(now: number) {
  const tomorrow = startInNewYork(dateAfter(dateInNewYork(now), 1));
  return sql<boolean>`(need in ('certificate', 'reminder')
    or need = 'answer' and coalesce(legal_at, ${never}) < ${tomorrow}
    or status in ('declined', 'failed', 'waiting'))`;
}

export function whereToday(now: number) {
  return (is: ExpressionBuilder<Database, "submissions">) =>
    is.and([isToday(now), whereNeedsOperator(now)(is)]);
}

/** Later than every day. */
export const never = sql.lit(10 ** 15);

/** Something that needs the operator, and what to do about it. It holds no personal data. */
export type NeedEntry = {
  kind: NeedKind;
  /** If it concerns one. */
  destination: string | null;
  count: number;
  /** Milliseconds since 1970; null if it is not known. */
  since: number | null;
  /** Of submissions: when the first and the last of them began. */
  began: { first: number; last: number } | null;
  title: string;
  /** What a service or the machine answered, for the operator's own screen. */
  reason: string | null;
  todo: string;
  /** Where the desk shows it. */
  href: string;
};

type Found = Pick<NeedEntry, "title" | "todo"> & Partial<NeedEntry>;
/**
 * What may be wrong with the installation. For example, `backup`: `find` returns an entry if the last backup
 * failed or is older than two days, and null otherwise.
 */
type InstallationNeed = {
  kind: NeedKind;
  href: string;
  find(app: App): Promise<Found | readonly Found[] | null>;
};

/** Of the kind `store` too. Sent from memory: the store could not keep it. */
export const storeFails = {
  count: 1,
  title: "The database does not take writes",
  todo: "Free the disk, put the file back, or start PostgreSQL. The server continues by itself.",
};

const plain = { destination: null, count: 1, since: null, began: null, reason: null };

/** Also for `relay status`, which checks all receipts at once; the schedule checks some at a time. */
export const chainNeed: NeedEntry = {
  ...plain,
  kind: "chain",
  href: "/destinations",
  title: "The receipts and their seals do not agree",
  todo: "relay verify shows where. Until this is fixed, new receipts prove less.",
};

const installation: readonly InstallationNeed[] = [
  {
    kind: "disk",
    href: "/destinations",
    async find({ db }) {
      const file = await fileOf(db);
      if (file === null || !hasNoRoom(file)) return null;
      return {
        title: "The disk of the database is full",
        todo: "Free some space. Until then, new submissions may not be kept.",
      };
    },
  },
  {
    kind: "store",
    href: "/destinations",
    async find({ db }) {
      const { serve } = await readUpkeep(db);
      if (serve.doneAt === null || (await isServed(db))) return null;
      return {
        // Since when is not known: a server that was killed could not note it.
        title: "No server is running here",
        todo: "Start it, and look at its log. Until then, nothing is stored or sent.",
      };
    },
  },
  {
    kind: chainNeed.kind,
    href: chainNeed.href,
    async find({ db, keys, now }) {
      const fault = await findChainFault(db, keys, now());
      return fault === null ? null : { ...chainNeed, since: fault.since };
    },
  },
  {
    kind: "clock",
    href: "/destinations",
    async find({ db }) {
      const { fault: reason } = (await readUpkeep(db)).clock;
      if (reason === null) return null;
      return {
        title: "Retention erased nothing, because the clock may be wrong",
        reason,
        todo: "Check the clock, then run relay retention --confirm.",
      };
    },
  },
  {
    kind: "firms",
    href: "/firms",
    async find({ config: { partnerFaults } }) {
      if (partnerFaults.length === 0) return null;
      return {
        title: "PARTNERS_FILE cannot be used",
        reason: partnerFaults.join("; "),
        todo: "relay check validates the file; then send SIGUSR2. A running server keeps the firms that it read before.",
      };
    },
  },
  { kind: "down", href: "/destinations", find: findBroken },
  { kind: "left", href: "/firms", find: findLeft },
  { kind: "unplaced", href: "/firms", find: findUnplaced },
  { kind: "failed", href: "/destinations", find: findUnsent },
  {
    kind: "backup",
    href: "/destinations",
    async find({ db, now }) {
      const { doneAt, fault } = (await readUpkeep(db)).backup;
      if (fault !== null) {
        return {
          since: doneAt,
          title: "The last backup failed",
          reason: fault,
          todo: "Fix the cause, and run relay backup FILE.",
        };
      }
      // Whoever never made one may copy the store in another way.
      if (doneAt === null || now() - doneAt <= 2 * day) return null;
      return {
        since: doneAt,
        title: `The newest backup is of ${spellMoment(doneAt, now())}`,
        todo: "Run relay backup FILE, and check what runs it each night.",
      };
    },
  },
  {
    kind: "retention",
    href: "/destinations",
    async find(app) {
      const reason = (await readUpkeep(app.db)).retention.fault;
      if (reason !== null) {
        const todo = "See the log, and run relay retention.";
        return { title: "Retention could not do all of its work", reason, todo };
      }
      const kept = await readKept(app);
      const [first] = kept;
      if (!first) return null;
      const shown = kept.slice(0, 20).map(({ reference }) => reference);
      return {
        count: kept.length,
        since: first.received_at,
        title: `Retention keeps ${counted(kept.length, "submission")} because a delivery still waits`,
        reason: shown.join(", "),
        todo: "relay retention lists them. Send or erase each.",
      };
    },
  },
];

/** A submission that is old enough to be erased, and the destination that it still waits for. */
export type Kept = { reference: string; received_at: number; destination: string };

/** What retention does not erase because a delivery still waits. */
export function readKept({ db, config, now }: App): Promise<Kept[]> {
  return db
    .selectFrom("submissions")
    .innerJoin("deliveries", "deliveries.reference", "submissions.reference")
    .select(["submissions.reference", "received_at", "destination"])
    .where(isPastRetention(config, now()))
    .where("deliveries.purpose", "=", "submission")
    .where("deliveries.state", "=", isPending)
    .orderBy("received_at")
    .orderBy("deliveries.id")
    .execute();
}

/** Destinations that do not work: at once if the operator must act, otherwise after an hour. */
async function findBroken(app: App): Promise<Found[]> {
  const { config, destinations, now } = app;
  return (await readChannels(app)).flatMap(({ condition, ...channel }) => {
    if (!isBroken(condition)) return [];
    const { since } = condition;
    // Destinations that share a form or the mail server fail together.
    const [first, ...others] = destinations.filter((one) => one.channel === channel.name);
    if (!first || (!isMisconfigured(channel) && !isBrokenForLong(since, app))) return [];
    const label = destinationLabel(first.name, config.partners);
    const names = others.length === 0 ? label : `${label} (and ${counted(others.length, "other")})`;
    const what = condition.kind === "down" ? "is not reachable" : "has delivered nothing";
    return [
      {
        destination: first.name,
        since,
        ...(first.partner !== null && { href: "/firms" }),
        title: `${names} ${what} since ${spellMoment(since, now())}`,
        reason: channel.last_error,
        todo: remedyOf(first, channel),
      },
    ];
  });
}

const remedies: Record<ChannelFault, string> = {
  tls: "Ask its operator to renew the certificate.",
  secret: "Set the variable that PARTNERS_FILE names as secretEnv or tokenEnv.",
  address: "Correct the address, or list its host in PARTNER_HOSTS.",
  form: "Correct FORM_ID…, or activate the form.",
  account: "Pay, or correct the account.",
  unconfirmed: "Open the form's first mail and confirm it.",
  page: "Switch off the form's captcha, or correct FORM_SERVICE_URL.",
  script: "See docs/google-sheet-receiver.md.",
  filter: "Ask the form service why its filter refuses.",
  access: "Its system refuses our messages. Call the firm's technician.",
  mailbox: "Ask the firm for a mailbox that works.",
  mail_server: "Correct SMTP_URL or MAIL_FROM, or ask the mail provider.",
  unreachable: "Check that it runs and can be reached from here.",
};

function remedyOf({ partner, isByMail }: Destination, { fault }: Channel): string {
  if (fault === "access" && partner === null) {
    return "Its system refuses our messages: check its address and its key.";
  }
  if (fault !== null && (partner === null || fault !== "unreachable")) return remedies[fault];
  if (partner !== null) return isByMail ? remedies.mailbox : "Call the firm.";
  return "Look at the service's own status.";
}

/** Firms that left the file while something still waits for them. */
async function findLeft({ db, config, destinations }: App): Promise<Found[]> {
  // While the file cannot be used, every firm would seem to have left it.
  if (config.partnerFaults.length > 0) return [];
  const known = new Set(destinations.map(({ channel }) => channel));
  // Steps from one channel to the next in an index, however many deliveries wait.
  const { rows } = await sql<{ channel: string }>`
    with recursive waiting(channel) as (
      select min(channel) from deliveries where state = 'pending'
      union all
      select (select min(d.channel) from deliveries as d
        where d.state = 'pending' and d.channel > waiting.channel)
      from waiting where waiting.channel is not null
    )
    select channel from waiting where channel is not null`.execute(db);
  return rows.flatMap(({ channel }) => {
    const partner = partnerOf(channel);
    if (partner === null || known.has(channel)) return [];
    return [
      {
        destination: channel,
        title: `${partner} is no longer in PARTNERS_FILE, and something waits for it`,
        todo: "Put the firm back into the file and send SIGUSR2, or notify it yourself and erase or pass on its leads.",
      },
    ];
  });
}

/** Firms that an operator paused while a lead of theirs, which no other firm can have, has waited too long. */
async function findUnplaced({ db, config, now }: App): Promise<Found[]> {
  const channels = await db.selectFrom("channels").selectAll().execute();
  const paused = channels.filter((one) => isPaused(one, now())).map(({ name }) => name);
  if (paused.length === 0) return [];
  const rows = await db
    .selectFrom("deliveries as d")
    .select(({ fn }) => [
      "destination",
      fn.countAll<number>().as("count"),
      fn.min("created_at").as("since"),
    ])
    .where("channel", "in", paused)
    .where("state", "=", isPending)
    .where("purpose", "=", "submission")
    .where("created_at", "<=", now() - timeToPlace)
    .where((is) => is.not(isCorrection(is)))
    .groupBy("destination")
    .execute();
  return rows.map((row) => ({
    ...row,
    title: `${destinationLabel(row.destination, config.partners)} is paused, with ${counted(row.count, "lead")} waiting for three days`,
    todo: "Resume it, or tell the people who wait.",
  }));
}

/** An alert or a mail to the staff that was not accepted, unless a later one was, or none is sent now. */
async function findUnsent({ db, config, destinations }: App): Promise<Found[]> {
  const found: Found[] = [];
  for (const { name, purpose } of [
    { name: alert.name, purpose: "alert" as const },
    { name: staff.name, purpose: "staff" as const },
  ]) {
    if (!destinations.some((one) => one.name === name)) continue;
    const last = await db
      .selectFrom("deliveries")
      .select(["state", "reason", "updated_at"])
      .where("reference", "=", "")
      .where("purpose", "=", purpose)
      .where("state", "in", ["delivered", ...deadStates])
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!last || last.state === "delivered") continue;
    found.push({
      destination: name,
      since: last.updated_at,
      title: `${destinationLabel(name, config.partners)}: the last message was not accepted`,
      reason: last.reason,
      todo: "Correct ALERT_WEBHOOK_URL or STAFF_EMAIL. The next message that arrives ends this.",
    });
  }
  return found;
}

/**
 * Everything that needs the operator, the most urgent first. Status, desk, metrics, mail and alerts
 * read this list. An entry ends when its cause does.
 */
export async function readNeeds(app: App): Promise<NeedEntry[]> {
  return [...(await readProblems(app)), ...(await readSubmissionNeeds(app))];
}

/** The same, without submissions. */
export async function readProblems(app: App): Promise<NeedEntry[]> {
  const found = await Promise.all(
    installation.map(async ({ kind, href, find }) =>
      [(await find(app)) ?? []].flat().map((one) => ({ ...plain, kind, href, ...one })),
    ),
  );
  return found.flat();
}

/** What the desk's first list shows, counted by kind. */
async function readSubmissionNeeds({ db, now }: App): Promise<NeedEntry[]> {
  const at = now();
  // The time of an answer is the day by which the law requires it.
  const beganAt = sql<number>`case need when 'answer' then received_at else need_at end`;
  const rows = await db
    .selectFrom("submissions")
    .select(({ fn }) => [
      "need",
      fn.countAll<number>().as("count"),
      fn.min("need_at").as("since"),
      fn.min(beganAt).as("first"),
      fn.max(beganAt).as("last"),
      fn.min("legal_at").as("due"),
    ])
    .where(whereNeedsOperator(at))
    .groupBy("need")
    .execute();
  return needs.flatMap((kind) => {
    const { one, several, todo } = submissionNeeds[kind];
    const row = rows.find(({ need }) => need === kind);
    if (!row) return [];
    const { count, since, first, last } = row;
    const began = { first, last };
    const due =
      kind === "answer" && row.due !== null ? `, the first ${spellDue(row.due, at).text}` : "";
    const title = `${count} ${count === 1 ? one : several}${due}`;
    const href = `/?tab=needs&need=${kind}`;
    return [{ ...plain, kind, count, since, began, title, todo, href }];
  });
}

/** For the operator at a terminal; the desk has a button. */
export function todoInTerminal({ kind, destination, todo }: NeedEntry): string {
  return kind === "down" ? `${todo} Then: relay try ${destination}` : todo;
}
