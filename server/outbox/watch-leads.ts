import { hour, minute } from "~/data/dates";
import type { App, Current } from "../app";
import { hasReachablePartner } from "../config/partners";
import { partnerOf } from "../destinations/partner";
import type { Trx } from "../store/schema";
import { isOfRow, logFault } from "../store/store-error";
import { isPaused } from "./channel";
import { isLongAgo } from "./clock";
import { isBrokenForLong } from "./condition";
import { isCorrection, mayHaveArrived } from "./holders";
import { goOn, type NextWay, noteSearch, passOn } from "./routing";
import { lookAgain, planNext } from "./routing-row";
import { changeSubmissions } from "./settle";

const batch = 50;

/**
 * Finds a firm for leads that wait for a free place or the end of a pause, the oldest first. Gives the
 * leads that the operator sent on to their next firm, and passes on those whose firm is paused, or has
 * been down for an hour. Each lead has its own transaction, so that one that fails stops no other.
 */
export function watchLeads(current: Current): () => Promise<void> {
  const { db, now, log } = current.app;
  const seen: Seen = new Map();
  /** The firms of the last run: others may have room. */
  let known: unknown;
  async function move(
    { reference, occasion }: Pick<NextWay, "reference" | "occasion">,
    change: (trx: Trx) => Promise<unknown>,
  ) {
    try {
      await changeSubmissions(db, [reference], change);
    } catch (error) {
      logFault(log, error, "lead not routed", { reference });
      if (!isOfRow(error)) throw error;
      const at = now();
      const check_at = at + current.app.scaled(hour);
      // Otherwise leads that fail would fill every batch.
      if (occasion === "room") await planNext(db, reference, { check_at });
      const search = { reference, occasion, at, outcome: "failed" as const, candidates: [] };
      await changeSubmissions(db, [reference], (trx) => noteSearch(trx, search));
    }
  }

  return async () => {
    const { app } = current;
    const hasFirms = hasReachablePartner(app.config);
    if (known !== app.config.partners) {
      seen.clear();
      if (hasFirms) await lookAgain(db);
    }
    known = app.config.partners;

    const due = await db
      .selectFrom("routings")
      .innerJoin("submissions", "submissions.reference", "routings.reference")
      .select("routings.reference")
      .where("check_at", "<=", now())
      // Without any firm, those that wait wait on.
      .$if(!hasFirms, (query) => query.where("next_partner", "is not", null))
      .orderBy("received_at")
      .limit(batch)
      .execute();
    for (const { reference } of due) {
      await move({ reference, occasion: "room" }, (trx) => goOn(app, trx, reference));
    }
    for (const way of await findStuck(app, seen)) {
      await move(way, (trx) => passOn(app, trx, way));
    }
  };
}

/**
 * The last delivery looked at, by firm: leads that nobody else can take must not block those behind,
 * and are looked at again a minute later or when other firms have room.
 */
type Seen = Map<string, { last: number; since: number }>;

/** Leads that their firm has not received: none is in flight, and none may have arrived. */
async function findStuck(app: App, seen: Seen): Promise<NextWay[]> {
  const stuck: NextWay[] = [];
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
      .where("d.state", "=", "pending")
      .where("d.lease_token", "is", null)
      .where((is) => is.not(mayHaveArrived()))
      .where((is) => is.not(isCorrection(is)))
      .where("routings.state", "=", "routed")
      .where("routings.partner", "=", partner)
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
