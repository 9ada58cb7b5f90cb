import { hour, minute } from "~/data/dates";
import type { App, Current } from "../app";
import { hasReachablePartner } from "../config/partners";
import { partnerOf } from "../destinations/partner";
import { isPaused } from "../state/channel";
import { isBrokenForLong } from "../state/condition";
import { isCorrection, isPending, mayHaveArrived } from "../state/holders";
import { lookAgain, noteFailure } from "../state/routing-row";
import { changeSubmissions } from "../state/settle";
import { isOfRow, logFault } from "../store/store-error";
import { transact } from "../store/transact";
import { isLongAgo } from "./clock";
import { passOn, type Search } from "./routing";

const batch = 50;

/**
 * Finds a firm for leads that wait for a free place or the end of a pause, the oldest first, and passes
 * on those whose firm is paused, or has been down for an hour. Each lead has its own transaction, so that
 * one that fails stops no other.
 */
export function watchLeads(current: Current): () => Promise<void> {
  const { now, log } = current.app;
  const seen: Seen = new Map();
  /** The firms of the last run: others may have room. */
  let known: unknown;
  async function move(search: Search) {
    const { app } = current;
    const { reference } = search;
    try {
      await changeSubmissions(app, [reference], (app) => passOn(app, search));
    } catch (error) {
      logFault(log, error, "lead not routed", { reference });
      if (!isOfRow(error)) throw error;
      // Otherwise leads that fail would fill every batch.
      const failed = { at: now(), check_at: now() + app.scaled(hour) };
      await changeSubmissions(app, [reference], (app) => noteFailure(app, reference, failed));
    }
  }

  return async () => {
    const { app } = current;
    const hasFirms = hasReachablePartner(app.config);
    if (known !== app.config.partners) {
      seen.clear();
      if (hasFirms) await transact(app, (app) => lookAgain(app));
    }
    known = app.config.partners;

    for (const search of [
      ...(hasFirms ? await findWaiting(app) : []),
      ...(await findStuck(app, seen)),
    ]) {
      await move(search);
    }
  };
}

async function findWaiting({ db, now }: App): Promise<Search[]> {
  const due = await db
    .selectFrom("routings")
    .innerJoin("submissions", "submissions.reference", "routings.reference")
    .select("routings.reference")
    .where("check_at", "<=", now())
    .where("routings.state", "=", "waiting")
    .orderBy("received_at")
    .limit(batch)
    .execute();
  return due.map(({ reference }) => ({ reference, occasion: "room" }));
}

/**
 * The last delivery looked at, by firm: leads that nobody else can take must not block those behind,
 * and are looked at again a minute later or when other firms have room.
 */
type Seen = Map<string, { last: number; since: number }>;

/** Leads that their firm has not received: none is in flight, and none may have arrived. */
async function findStuck(app: App, seen: Seen): Promise<Search[]> {
  const stuck: Search[] = [];
  const shut = await shutFirms(app);
  // A firm that takes leads again may have room.
  if ([...seen.keys()].some((name) => !shut.has(name))) seen.clear();
  for (const [name, occasion] of shut) {
    const { last, since } = seen.get(name) ?? { last: 0, since: app.now() };
    const partner = partnerOf(name) ?? "";
    const leads = await app.db
      .selectFrom("deliveries as d")
      .innerJoin("routings", "routings.reference", "d.reference")
      .select(["d.id", "d.reference"])
      .where("d.destination", "=", name)
      .where("d.id", ">", last)
      .where("d.purpose", "=", "submission")
      .where("d.state", "=", isPending)
      .where("d.lease_token", "is", null)
      .where((is) => is.not(mayHaveArrived()))
      .where((is) => is.not(isCorrection(is)))
      .where("routings.state", "=", "routed")
      .where("routings.partner", "=", partner)
      .where("routings.search_ended_at", "is", null)
      .where((is) => is.or([is("check_at", "is", null), is("check_at", "<=", app.now())]))
      .orderBy("d.id")
      .limit(batch)
      .execute();
    const isOver = leads.length < batch && isLongAgo(since, app.scaled(minute), app.now());
    seen.set(
      name,
      isOver ? { last: 0, since: app.now() } : { last: leads.at(-1)?.id ?? last, since },
    );
    stuck.push(...leads.map(({ reference }) => ({ reference, occasion, from: partner })));
  }
  return stuck;
}

/**
 * Destinations of firms whose leads go elsewhere. A firm that gets mail keeps its leads while a mail
 * server does not answer: another firm with a mailbox would be no better off.
 */
async function shutFirms(app: App): Promise<Map<string, "paused" | "down">> {
  const { db, destinations, now } = app;
  const at = now();
  const channels = await db.selectFrom("channels").selectAll().execute();
  const shut = new Map<string, "paused" | "down">();
  for (const { name, channel: own, partner, isByMail } of destinations) {
    const channel = channels.find((one) => one.name === own);
    if (partner === null || !channel) continue;
    const { cause, down_since } = channel;
    const isByFailure = cause === "failures" || cause === "asked";
    const isLasting = cause === "fault" || (isByFailure && !isByMail);
    if (isPaused(channel, at)) shut.set(name, "paused");
    else if (isLasting && isBrokenForLong(down_since ?? at, app)) shut.set(name, "down");
  }
  return shut;
}
