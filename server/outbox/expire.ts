import { sql } from "kysely";
import type { App } from "../app";
import { subjectOf } from "../destinations/destination";
import { endings } from "../state/delivery";
import { type IsDelivery, isPending } from "../state/holders";
import { changeSubmissions } from "../state/settle";
import { logFault } from "../store/store-error";
import { conclude } from "./claim";
import { waitsForResume } from "./order";

const atOnce = 100;

/**
 * Gives up what has waited too long and cannot be tried now, each in a transaction of its own: one
 * fault stops no other. Whatever its channel takes is left to the queue, which gives it up after a
 * last attempt: the clock may have jumped, or the server may have been off.
 */
export async function expire(app: App): Promise<void> {
  const { db, now } = app;
  const over = await db
    .selectFrom("deliveries as d")
    .selectAll("d")
    .where("d.state", "=", isPending)
    .where("d.lease_token", "is", null)
    .where((is) => is.or([is("d.deadline", "<=", now()), is("d.expires_at", "<=", now())]))
    .where(isOutOfReach(app))
    // In any order, so that as many that fail each time do not hide the others.
    .orderBy(sql`random()`)
    .limit(atOnce)
    .execute();
  for (const delivery of over) {
    const isLate = delivery.deadline !== null && delivery.deadline <= now();
    const ending = isLate ? endings.tooLate : endings.waitedTooLong(delivery.reason);
    await changeSubmissions(app, [subjectOf(delivery)], (app) =>
      conclude(app, { delivery, token: null }, ending),
    ).catch((error: unknown) =>
      logFault(app.log, error, "delivery not expired", { delivery: delivery.id }),
    );
  }
}

/**
 * Whether a delivery cannot be tried: the settings have no such destination, an operator paused the firm, or
 * its channel failed a probe after the time of the delivery was over. That is so if the channel is down, makes
 * no attempt now, and took its last token (`refilled_at`) after that time.
 */
function isOutOfReach(app: App) {
  const names = app.destinations.map(({ name }) => name);
  return (is: IsDelivery) => {
    const channel = is
      .selectFrom("channels")
      .select("channels.name")
      .whereRef("channels.name", "=", "d.channel");
    const failing = channel
      .where("channels.down_since", "is not", null)
      .where((c) =>
        c.or([
          c("channels.refilled_at", ">", c.ref("d.deadline")),
          c("channels.refilled_at", ">", c.ref("d.expires_at")),
        ]),
      );
    const inFlight = is
      .selectFrom("deliveries as e")
      .select("e.id")
      .whereRef("e.channel", "=", "d.channel")
      .where("e.state", "=", isPending)
      .where("e.lease_token", "is not", null)
      .where("e.next_at", ">", app.now());
    const reachable = names.length === 0 ? is.lit(false) : is("d.destination", "in", names);
    return is.or([
      is.not(reachable),
      waitsForResume(is, app.now()),
      is.and([is.exists(failing), is.not(is.exists(inFlight))]),
    ]);
  };
}
