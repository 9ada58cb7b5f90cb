import { z } from "zod";
import { dateInNewYork, day, midnightInNewYork, second } from "~/data/dates";
import type { firmPage } from "~/data/partner-mail";
import type { App } from "../app";
import { siteOrigin } from "../config/config";
import { isReachable, type ReachablePartner } from "../config/partners";
import { messageId, subject, subjectOf } from "../destinations/destination";
import { isPartnerDestination, partnerDestination, testMessageId } from "../destinations/partner";
import { byPartner, logAct } from "../leads/operator-log";
import { retry } from "../leads/retry";
import { trySending } from "../outbox/attempt";
import { insertAttempt } from "../outbox/queue";
import { type FirmLink, firmLink, firmLinkMs, isFirmToken } from "../privacy/sealed-token";
import {
  type Condition,
  conditionOn,
  goesDespitePause,
  nextTry,
  readChannels,
} from "../state/condition";
import { hasArrived, leadFor, mayGetMore, type SubmissionRows } from "../state/holders";
import { mayRetry, type SettledRow } from "../state/needs";
import { changeSubmissions, readRowsOf } from "../state/settle";
import {
  type DeliveryState,
  type PartnerRequestTable,
  type PartnerTestTable,
  rowId,
} from "../store/schema";
import { transact } from "../store/transact";
import { noteDone } from "../store/upkeep";
import { reportAnswer } from "./report";
import { mostRequests, newestRequests, readSigners } from "./request-log";
import { readTests } from "./test-partner";

/** The address of a firm's page, for whoever has the link. */
export function linkToFirmPage({ config, keys, now }: App, partner: string): string {
  return firmLink({ key: keys[0], origin: siteOrigin(config), partner, at: now() });
}

const linkQuery = z.object({
  until: z.coerce.number().int().nonnegative(),
  token: z.string().max(100),
});

/**
 * The firm of a link that works now; null for any other. Uses extend it, except those that change
 * nothing, such as a check by a mail program.
 */
export async function openFirmLink(
  { db, config, keys, now }: App,
  { id, query, isUse }: { id: string; query: URLSearchParams; isUse: boolean },
): Promise<{ firm: ReachablePartner; until: number } | null> {
  const read = linkQuery.safeParse(Object.fromEntries(query));
  const firm = config.partners.find((one) => one.id === id);
  if (!read.success || !firm || !isReachable(firm, config)) return null;

  const link = { partner: id, until: read.data.until };
  if (!isFirmToken(keys, link, read.data.token)) return null;
  const made = link.until * second - firmLinkMs;
  const used = await lastUse(db, link);
  const last = Math.max(made, used ?? 0);
  if (last + firmLinkMs <= now()) return null;

  const isToRenew = isUse && now() - last > day;
  if (isToRenew) await renew(db, link, now());
  return { firm, until: (isToRenew ? now() : last) + firmLinkMs };
}

const taskOf = ({ partner, until }: FirmLink) => `firm-link:${partner}:${until}` as const;

async function lastUse(db: App["db"], link: FirmLink): Promise<number | null> {
  const row = await db
    .selectFrom("upkeep")
    .select("done_at")
    .where("task", "=", taskOf(link))
    .executeTakeFirst();
  return row?.done_at ?? null;
}

async function renew(db: App["db"], link: FirmLink, at: number): Promise<void> {
  await db
    .deleteFrom("upkeep")
    .where("task", "like", "firm-link:%")
    .where("done_at", "<", at - firmLinkMs)
    .execute();
  await noteDone(db, taskOf(link), at);
}

/** Which messages a firm wants to see. */
const messageFilters = {
  failed: ["refused", "expired", "failed"],
  waiting: ["pending"],
  delivered: ["delivered", "tested"],
} as const;

type MessageFilter = keyof typeof messageFilters;

/** Those about one lead, or in some states; undefined: all. */
export type WantedMessages = { reference?: string | undefined; filter?: MessageFilter | undefined };

export function readWanted(query: URLSearchParams): WantedMessages {
  const typed = (query.get("reference") ?? "").replace(/[^A-Za-z0-9]/g, "");
  const state = query.get("state") ?? "";
  return {
    reference: typed.slice(0, 20).toUpperCase() || undefined,
    filter: isFilter(state) ? state : undefined,
  };
}

function isFilter(state: string): state is MessageFilter {
  return Object.hasOwn(messageFilters, state);
}

/** What a firm sees about itself, or about one lead. It has no personal data, and nothing of another firm. */
export async function readFirmPage(
  app: App,
  firm: ReachablePartner,
  { reference, filter }: WantedMessages = {},
) {
  const { db } = app;
  const channel = await readOwnChannel(app, firm);
  const tests = await readTests(db, firm.id, mostMessages);
  const states: readonly string[] = filter
    ? messageFilters[filter]
    : [...shownStates, ...testStates];
  const messages = await readMessages(app, firm, channel, { reference, states });
  const shownTests = tests
    .map(asMessage)
    .filter((one) => reference === undefined || one.reference === reference)
    .filter(({ state }) => states.includes(state))
    .slice(0, mostTests);
  return {
    channel: { ...channel, ...lastTest(tests) },
    messages: [...messages, ...shownTests].toSorted((a, b) => b.plannedAt - a.plannedAt),
    requests: await readRequests(db, firm, reference),
    signers: await readSigners(db, firm.id, firm.secrets ?? []),
    months: await readMonths(app, firm),
  };
}

/** Whether its messages arrive, and when the last one did. */
async function readOwnChannel(app: App, { id }: ReachablePartner) {
  const channels = await readChannels(app);
  const name = partnerDestination(id);
  const own = channels.find((one) => one.name === name);
  return { condition: conditionOn(channels, name), passedAt: own?.passed_at ?? null, row: own };
}

type FirmTest = Awaited<ReturnType<typeof readTests>>[number];

/** The newest test: when, and the first of its messages that was not accepted, if any. */
function lastTest(tests: readonly FirmTest[]) {
  const [newest] = tests;
  const own = tests.filter(({ reference }) => reference === newest?.reference);
  const failed = own.findLast(({ outcome }) => outcome !== "delivered");
  return { testedAt: newest ? newest.sent_at : null, failed: failed ?? null };
}

function asMessage({
  id,
  type,
  reference,
  sent_at: at,
  outcome,
  status,
  detail,
  ...test
}: FirmTest) {
  const state = outcome === "delivered" ? ("tested" as const) : ("failed" as const);
  return {
    id,
    key: testMessageId(reference, type),
    type,
    reference,
    revision: 1,
    state,
    shown: state,
    plannedAt: at,
    nextAt: null,
    attempts: [{ id, at, outcome, status, detail, took: test.took, said: test.said }],
    obstacle: "test" as const,
  };
}

const mostMessages = 100;
/** So many that they leave the leads in view. */
const mostTests = 20;
const testStates = ["tested", "failed"] as const;
const shownStates = [
  "delivered",
  "pending",
  "refused",
  "expired",
  "cancelled",
  "withheld",
  "quarantined",
] as const satisfies DeliveryState[];
/** A firm sees them only after an attempt: the others were planned, and never sent. */
const endedStates: readonly DeliveryState[] = ["cancelled", "withheld", "quarantined"];

export type FirmMessage = Awaited<ReturnType<typeof readFirmPage>>["messages"][number];

/** The newest first. Found by the index `deliveries_firms`, which has each state apart. */
async function readMessages(
  app: App,
  { id: partner }: ReachablePartner,
  { condition, row: channel }: Awaited<ReturnType<typeof readOwnChannel>>,
  { reference, states }: Pick<WantedMessages, "reference"> & { states: readonly string[] },
) {
  const { db } = app;
  const found = [];
  for (const purpose of ["submission", "notice"] as const) {
    for (const state of shownStates.filter((one) => states.includes(one))) {
      const rows = await db
        .selectFrom("deliveries as d")
        .select(["d.id", "d.reference", "d.regarding"])
        .where(isPartnerDestination("d.destination"))
        .where("d.destination", "=", partnerDestination(partner))
        .where("d.purpose", "=", purpose)
        .where("d.state", "=", state)
        .$if(endedStates.includes(state), (query) =>
          query.where(({ exists, selectFrom }) =>
            exists(
              selectFrom("attempts as a").select("a.id").whereRef("a.delivery_id", "=", "d.id"),
            ),
          ),
        )
        .$if(reference !== undefined, (query) => query.where(subject, "=", reference ?? ""))
        .orderBy("d.created_at", "desc")
        .limit(mostMessages)
        .execute();
      found.push(...rows);
    }
  }
  const newest = found.toSorted((a, b) => b.id - a.id).slice(0, mostMessages);
  const attempts = await readAttempts(db, newest);
  const leads = await readRowsOf(db, [...new Set(newest.map(subjectOf))]);
  const messages = newest.flatMap(({ id }) => findMessage(leads, id) ?? []);
  return messages.map((message) => {
    const { row } = message;
    const { message_id, about, lease_token } = row;
    const isWaiting = row.state === "pending" && lease_token === null;
    return {
      id: row.id,
      key: messageId({ message_id, id: row.id }),
      type: about ?? (row.isCorrection ? ("lead.corrected" as const) : ("lead.created" as const)),
      reference: subjectOf(row),
      revision: row.revision,
      state: row.state,
      shown: shownAs(message, partner),
      plannedAt: row.created_at,
      /** Null while an attempt is being made, once none will be, and until the operator resumes. */
      nextAt: isWaiting ? nextTry(row, channel) : null,
      attempts: attempts.filter((one) => one.delivery_id === row.id),
      obstacle: obstacleOf(app, partner, message, condition),
    };
  });
}

/** A message with everything about its lead. */
type Message = { row: SettledRow; rows: SubmissionRows };

function findMessage(leads: readonly SubmissionRows[], id: number): Message | undefined {
  for (const rows of leads) {
    const row = rows.deliveries.find((one) => one.id === id);
    if (row) return { row, rows };
  }
  return undefined;
}

type ResendObstacle = "ended" | "not_yours" | "withheld" | "superseded" | "paused" | "cancelled";

/** Why a message cannot be sent again; null if it can. */
function obstacleOf(
  app: App,
  partner: string,
  { row, rows }: Message,
  condition: Condition,
): ResendObstacle | null {
  const { purpose, about, state, revision } = row;
  const lead = leadFor(rows, partner);
  if (endedStates.includes(state)) return "cancelled";
  const isOfEnd = about === "lead.withdrawn" || about === "lead.erased";
  if (lead?.status === "ended" && !isOfEnd) return "ended";
  if (purpose === "submission") {
    const isLost = [undefined, "declined", "passed_on"].includes(lead?.status);
    if (state === "delivered" ? isLost : !mayRetry(app, rows, row)) return "not_yours";
    if (!mayGetMore(rows.routing, partner, app.now()) || wasWithheld(rows, row)) return "withheld";
    if (rows.submission.revision > revision) return "superseded";
  }
  const isPaused = condition.kind === "paused" && !goesDespitePause(row);
  return isPaused && state !== "delivered" ? "paused" : null;
}

/** Whether a later version was kept back from the firm: then it keeps this one, and gets none again. */
function wasWithheld({ deliveries }: SubmissionRows, { id, destination }: SettledRow): boolean {
  return deliveries.some(
    (one) => one.id > id && one.destination === destination && one.state === "withheld",
  );
}

/** What the page says of a message: its state, or why it is not sent any more. */
function shownAs(
  { row: { state, revision }, rows }: Message,
  partner: string,
): keyof typeof firmPage.messages.states {
  if (state !== "cancelled" && state !== "withheld" && state !== "quarantined") return state;
  const lead = leadFor(rows, partner);
  if (lead?.status === "declined") return "declined";
  if (lead?.status === "ended") return lead.cause === "withdrawn" ? "withdrawn" : "ended";
  if (state !== "cancelled") return "withheld";
  return rows.submission.revision > revision ? "superseded" : "passed_on";
}

/** The oldest first. */
async function readAttempts(db: App["db"], deliveries: readonly { id: number }[]) {
  const rows = await db
    .selectFrom("attempts")
    .select(["id", "delivery_id", "started_at", "ended_at", "outcome", "status", "detail"])
    .where(
      "delivery_id",
      "in",
      deliveries.map(({ id }) => id),
    )
    .orderBy("id")
    .execute();
  return rows.map(({ started_at, ended_at: at, ...row }) => {
    // What a server answers about a person is not kept.
    return { ...row, at, took: at - started_at, said: "" };
  });
}

/** What a firm reported, and what we refused; the newest first. */
async function readRequests(db: App["db"], { id }: ReachablePartner, reference?: string) {
  const rows = [];
  for (const proven of [1, 0] as const) {
    const found = await newestRequests(db, { partner: id, proven })
      .selectAll()
      .$if(reference !== undefined, (query) => query.where("reference", "=", reference ?? ""))
      .limit(mostRequests(proven))
      .execute();
    rows.push(...found);
  }
  const newest = rows.toSorted((a, b) => b.id - a.id);
  return newest.map((row) => ({
    id: row.id,
    at: row.at,
    request: row.request,
    messageId: row.message_id,
    reference: row.reference,
    answer: `${row.status} ${row.answer}`,
    meaning: meaningOf(row),
  }));
}

const understood = reportAnswer.pick({ status: true, why: true });

function meaningOf({
  status,
  proven,
  answer,
}: Pick<
  PartnerRequestTable,
  "status" | "proven" | "answer"
>): keyof typeof firmPage.requests.meanings {
  if (status >= 400) return proven === 1 ? "refused" : "unproven";
  const { why = "counted", status: lead } = understood.parse(JSON.parse(answer));
  return lead === "not_sent" ? lead : why;
}

const mostMonths = 12;

/** Leads by month in New York, newest first: sent to the firm, and what it reported. */
async function readMonths({ db, now }: App, { id }: ReachablePartner) {
  const erased = await db
    .selectFrom("erased_reports")
    .select(["day", "status", "count"])
    .where("partner", "=", id)
    .where("day", ">=", dateInNewYork(now() - (mostMonths + 1) * 31 * day))
    .execute();
  const months = [];
  let end = now() + 1;
  for (let count = 0; count < mostMonths; count += 1) {
    const month = dateInNewYork(end - 1).slice(0, 7);
    const start = midnightInNewYork(`${month}-01`) ?? 0;
    const between = [start, end] as const;
    const reported = async (status: "contacted" | "declined" | "signed") => {
      const { leads } = await db
        .selectFrom("partner_events")
        .select(({ fn }) => fn.count<number>("reference").distinct().as("leads"))
        .where("partner", "=", id)
        .where("status", "=", status)
        .where("received_at", ">=", between[0])
        .where("received_at", "<", between[1])
        .where("counts", "=", 1)
        .executeTakeFirstOrThrow();
      const gone = erased.filter((one) => one.day.startsWith(month) && one.status === status);
      return gone.reduce((sum, { count }) => sum + count, leads);
    };
    const { leads } = await db
      .selectFrom("deliveries")
      .select(({ fn }) => fn.count<number>("reference").distinct().as("leads"))
      .where(isPartnerDestination("destination"))
      .where("destination", "=", partnerDestination(id))
      .where(hasArrived("deliveries"))
      .where("created_at", ">=", between[0])
      .where("created_at", "<", between[1])
      .executeTakeFirstOrThrow();
    months.push({
      month,
      received: leads,
      contacted: await reported("contacted"),
      declined: await reported("declined"),
      signed: await reported("signed"),
    });
    end = start;
  }
  const last = months.findLastIndex(
    (one) => one.received + one.contacted + one.declined + one.signed > 0,
  );
  return months.slice(0, Math.max(1, last + 1));
}

type TriedMessage = Pick<
  PartnerTestTable,
  "type" | "outcome" | "status" | "detail" | "took" | "said"
>;

/** What came of a button on the page. `queued`: the relay sends it within seconds. */
export type FirmAct =
  | { kind: "sent"; results: TriedMessage[] }
  | { kind: "queued" }
  | { kind: "not_possible"; reason: ResendObstacle | "unknown" };

/**
 * Sends a message again with its id, by which its receiver recognizes it. One that arrived gets one
 * more attempt and changes nothing else, whatever comes of it; one that did not is due at once.
 */
export async function sendAgain(
  app: App,
  firm: ReachablePartner,
  pressed?: string,
): Promise<FirmAct> {
  const { db } = app;
  const id = rowId(pressed);
  const partner = firm.id;
  const destination = app.destinations.find(({ name }) => name === partnerDestination(partner));
  const delivery = await db
    .selectFrom("deliveries")
    .selectAll()
    .where("id", "=", id)
    .where("destination", "=", partnerDestination(partner))
    .where("purpose", "in", ["submission", "notice"])
    .where("state", "in", shownStates)
    .executeTakeFirst();
  if (!delivery || !destination) return { kind: "not_possible", reason: "unknown" };

  const { condition } = await readOwnChannel(app, firm);
  const reference = subjectOf(delivery);
  const message = findMessage(await readRowsOf(db, [reference]), id);
  const reason = message ? obstacleOf(app, partner, message, condition) : "unknown";
  if (reason) return { kind: "not_possible", reason };

  const actor = byPartner(partner);
  if (delivery.state !== "delivered") {
    const isRetried = await changeSubmissions(app, [reference], async (app) => {
      const log = await retry(app, (is) => is("d.id", "=", id));
      if (log) await logAct(app, actor, { act: "retry", references: [reference], ...log });
      return log !== null;
    });
    app.wake();
    // What waits is sent at its time.
    const isQueued = isRetried || delivery.state === "pending";
    return isQueued ? { kind: "queued" } : { kind: "not_possible", reason: "not_yours" };
  }
  const signal = AbortSignal.timeout(longestWait);
  const tried = await trySending(app, { delivery, destination }, signal);
  if (tried.kind === "ending") {
    const isBarred = tried.ending.occasion === "barred";
    return { kind: "not_possible", reason: isBarred ? "withheld" : "superseded" };
  }

  const { kind, status, detail } = tried.outcome;
  await transact(app, async (app) => {
    await insertAttempt(app, id, tried);
    const act = { act: "resend", outcome: kind, references: [reference] } as const;
    await logAct(app, actor, act);
  });
  app.log.info({ delivery: id, partner, class: kind }, "sent again for the firm");
  const { took } = tried;
  return { kind: "sent", results: [{ type: "", outcome: kind, status, detail, took, said: "" }] };
}

/** Milliseconds that somebody waits for a page. */
const longestWait = 30 * second;
