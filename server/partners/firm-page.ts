import { z } from "zod";
import { dateInNewYork, day, midnightInNewYork, second } from "~/data/dates";
import type { App } from "../app";
import { siteOrigin } from "../config/config";
import { isReachable, type ReachablePartner } from "../config/partners";
import { messageId, type Outcome } from "../destinations/destination";
import { isPartnerDestination, partnerDestination } from "../destinations/partner";
import { retry } from "../leads/retry";
import { findRouting, hasArrivedBefore } from "../outbox/holders";
import { prepare } from "../outbox/prepare";
import { type FirmLink, firmLink, firmLinkMs, isFirmToken } from "../privacy/link-token";
import type { DeliveryState, NoticeAbout } from "../store/schema";
import { noteDone } from "../store/upkeep";
import { readTests, testFirm } from "./send-tests";

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

/** What a firm sees about itself. It contains no personal data and nothing of another firm. */
export async function readFirmPage(app: App, firm: ReachablePartner) {
  const messages = await readMessages(app, firm);
  const tests = await readTests(app.db, firm.id, mostMessages);
  const shown = [...messages, ...tests.map(asMessage)].toSorted(
    (a, b) => b.plannedAt - a.plannedAt,
  );
  return {
    channel: { ...(await readChannel(app, firm)), ...lastTest(tests) },
    messages: shown.slice(0, mostMessages),
    months: await readMonths(app, firm),
  };
}

async function readChannel({ db }: App, { id }: ReachablePartner) {
  const row = await db
    .selectFrom("channels")
    .select(["paused_since", "paused_until", "cause", "last_error", "passed_at"])
    .where("name", "=", partnerDestination(id))
    .executeTakeFirst();
  const empty = { paused_since: null, paused_until: null, cause: null, last_error: null };
  return row ?? { ...empty, passed_at: null };
}

type FirmTest = Awaited<ReturnType<typeof readTests>>[number];

/** The newest test: when, and the first of its messages that was not accepted, if any. */
function lastTest(tests: readonly FirmTest[]) {
  const [newest] = tests;
  const own = tests.filter(({ reference }) => reference === newest?.reference);
  const failed = own.findLast(({ outcome }) => outcome !== "delivered");
  return { testedAt: newest ? Number(newest.sent_at) : null, failed: failed ?? null };
}

/** It is not sent again: a new test is. */
function asMessage({ id, type, reference, sent_at, outcome, status }: FirmTest) {
  const at = Number(sent_at);
  return {
    id: null,
    key: `test ${id}`,
    type,
    reference,
    revision: 1,
    state: outcome === "delivered" ? ("tested" as const) : ("failed" as const),
    plannedAt: at,
    nextAt: null,
    last: { at, outcome, status },
  };
}

const mostMessages = 100;
/** What a firm has got or is to get. Others were planned, and never sent. */
const shownStates = [
  "delivered",
  "pending",
  "refused",
  "expired",
] as const satisfies DeliveryState[];

export type FirmMessage = Awaited<ReturnType<typeof readFirmPage>>["messages"][number];

/** The newest first. Read from the index `deliveries_firms`, which has each state apart. */
async function readMessages({ db }: App, { id }: ReachablePartner) {
  const found = [];
  for (const purpose of ["submission", "notice"] as const) {
    for (const state of shownStates) {
      const rows = await db
        .selectFrom("deliveries as d")
        .select(["d.id", "d.message_id", "d.purpose", "d.about", "d.reference", "d.regarding"])
        .select(["d.revision", "d.created_at", "d.next_at", "d.lease_token"])
        .select((is) => hasArrivedBefore(is).as("isCorrection"))
        .where(isPartnerDestination("d.destination"))
        .where("d.destination", "=", partnerDestination(id))
        .where("d.purpose", "=", purpose)
        .where("d.state", "=", state)
        .orderBy("d.created_at", "desc")
        .limit(mostMessages)
        .execute();
      found.push(...rows.map((row) => ({ ...row, state })));
    }
  }
  const newest = found.toSorted((a, b) => b.id - a.id).slice(0, mostMessages);
  const attempts = await readLastAttempts(db, newest);
  return newest.map(({ message_id, regarding, about, isCorrection, lease_token, ...row }) => ({
    id: row.id,
    key: messageId({ message_id, id: row.id }),
    type: typeOf(about, Boolean(isCorrection)),
    reference: regarding ?? row.reference,
    revision: row.revision,
    state: row.state,
    plannedAt: Number(row.created_at),
    /** Null while an attempt is being made, and once none will be. */
    nextAt: row.state === "pending" && lease_token === null ? Number(row.next_at) : null,
    last: attempts.get(row.id) ?? null,
  }));
}

function typeOf(about: NoticeAbout | null, isCorrection: boolean) {
  return about ?? (isCorrection ? "lead.corrected" : "lead.created");
}

async function readLastAttempts(db: App["db"], deliveries: readonly { id: number }[]) {
  const rows = await db
    .selectFrom("attempts")
    .select(["delivery_id", "ended_at", "outcome", "status"])
    .where("delivery_id", "in", [0, ...deliveries.map(({ id }) => id)])
    .orderBy("id")
    .execute();
  return new Map(
    rows.map(({ delivery_id, ended_at, outcome, status }) => [
      delivery_id,
      { at: Number(ended_at), outcome, status },
    ]),
  );
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
      return gone.reduce((sum, { count }) => sum + count, Number(leads));
    };
    const { leads } = await db
      .selectFrom("deliveries")
      .select(({ fn }) => fn.count<number>("reference").distinct().as("leads"))
      .where(isPartnerDestination("destination"))
      .where("destination", "=", partnerDestination(id))
      .where("purpose", "=", "submission")
      .where("state", "=", "delivered")
      .where("created_at", ">=", between[0])
      .where("created_at", "<", between[1])
      .executeTakeFirstOrThrow();
    months.push({
      month,
      received: Number(leads),
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

/** What came of a button on the page. `queued`: the relay sends it within seconds. */
export type FirmAct =
  | { kind: "sent"; results: { type: string; isAccepted: boolean; detail: string }[] }
  | { kind: "queued" }
  | { kind: "not_possible"; reason: "superseded" | "not_yours" | "unknown" };

/**
 * Sends a message again with its id, by which its receiver recognizes it. One that arrived changes
 * nothing here, whatever comes of it; one that did not is due at once.
 */
export async function sendAgain(
  app: App,
  { id: partner }: ReachablePartner,
  id: number,
): Promise<FirmAct> {
  const { db } = app;
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

  if (delivery.state !== "delivered") {
    const retried = await retry(app, { place: "firm", name: partner }, delivery.reference);
    app.wake();
    return retried.kind === "done" && retried.count > 0
      ? { kind: "queued" }
      : { kind: "not_possible", reason: "not_yours" };
  }
  const holder = (await findRouting(db, delivery.reference))?.partner;
  if (delivery.purpose === "submission" && holder !== partner) {
    return { kind: "not_possible", reason: "not_yours" };
  }
  const claimed = { delivery, destination, token: "", manner: "ordinary" } as const;
  const prepared = await prepare(app, claimed);
  if (prepared.kind === "ending") return { kind: "not_possible", reason: "superseded" };

  const outcome = await prepared.send(AbortSignal.timeout(longestWait));
  app.log.info({ delivery: id, partner, class: outcome.kind }, "sent again for the firm");
  return { kind: "sent", results: [resultOf("", outcome)] };
}

/** Milliseconds that somebody waits for a page. */
const longestWait = 30 * second;

/** A test message, or one message of each type about a made-up lead. */
export async function sendFirmTests(
  app: App,
  firm: ReachablePartner,
  withLead: boolean,
): Promise<FirmAct> {
  const { tests } = await testFirm(app, firm, withLead);
  app.log.info({ partner: firm.id, messages: tests.length }, "test sent for the firm");
  return { kind: "sent", results: tests.map(({ type, outcome }) => resultOf(type, outcome)) };
}

function resultOf(type: string, { kind, detail }: Outcome) {
  return { type, isAccepted: kind === "delivered", detail };
}
