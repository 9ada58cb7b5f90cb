import { counted } from "~/data/formats";
import type { App, InTransaction } from "../app";
import { subjectOf } from "../destinations/destination";
import { type IsMeant, makeDue, revive } from "../outbox/queue";
import { passOn } from "../outbox/routing";
import { probeNow } from "../state/channel";
import { type DeadState, deadStates } from "../state/delivery";
import { type IsDelivery, isNewest, sentWith, wasTried } from "../state/holders";
import { changeSubmissions, readRowsOf, retriableIn, settle } from "../state/settle";
import type { Db } from "../store/schema";
import { type Actor, type Logged, logAct } from "./operator-log";

/**
 * Retries the deliveries of one submission that are meant, if they were refused, have expired, or wait. For
 * example, of an erased submission only the notices of its erasure. The caller has locked the submission.
 *
 * @returns what to log; null if there was nothing to send
 */
export async function retry(app: InTransaction, isMeant: IsMeant): Promise<Logged | null> {
  await probeNow(app, await channelsOf(app.db, isMeant));
  const isDeadOne: IsMeant = (is) => is.and([isMeant(is), is("state", "in", deadStates)]);
  const waited = await makeDue(app, isDelayed(isMeant, app.now()));
  const count = waited + (await reviveDead(app, isDeadOne)).length;
  return count === 0 ? null : { outcome: `${counted(count, "delivery", "deliveries")} due` };
}

/** Retries every delivery in this state, except those refused while the visitor waited. */
export async function retryAll(app: App, actor: Actor, state: DeadState): Promise<number> {
  const found = await app.db
    .selectFrom("deliveries")
    .select(["id", "reference", "regarding"])
    .where("state", "=", state)
    .execute();
  let count = 0;
  // Each lead is locked for itself, because it may have been given to another firm meanwhile.
  for (const reference of new Set(found.map(subjectOf))) {
    const ids = found.flatMap((row) => (subjectOf(row) === reference ? row.id : []));
    count += await changeSubmissions(app, [reference], async (app) => {
      const dead = await reviveDead(app, (is) =>
        is.and([is("d.id", "in", ids), is("d.state", "=", state)]),
      );
      if (dead.length === 0) return 0;
      const references = [...new Set(dead)];
      await logAct(app, actor, { act: "retry", outcome: `all ${state}`, references });
      return dead.length;
    });
  }
  return count;
}

/** @returns the reference of each delivery revived */
async function reviveDead(app: InTransaction, isMeant: IsMeant): Promise<string[]> {
  const dead = app.db.selectFrom("deliveries as d").select(["id", "reference", "regarding"]);
  const found = await dead.where(isMeant).execute();
  const retriable = retriableIn(app, await readRowsOf(app.db, found.map(subjectOf)));
  const ids = found.flatMap(({ id }) => (retriable.has(id) ? id : []));
  const references = found.map(({ reference }) => reference);
  // What was refused while its lead was corrected is sent as that is now.
  const rows = await revive(app, (is) =>
    is.and([
      is("d.reference", "in", references),
      is
        .case()
        .when("d.purpose", "=", "submission")
        .then(is.and([isNewest(is), is.exists(sentWith(is).where("deliveries.id", "in", ids))]))
        .else(is("d.id", "in", ids))
        .end(),
    ]),
  );
  for (const reference of new Set(rows.map(subjectOf))) {
    await passOn(app, { reference, occasion: "again" });
  }
  await settle(app, rows.map(subjectOf));
  return rows.map(({ reference }) => reference);
}

/**
 * Whether a delivery is not due yet, or its channel is down. An attempt in flight is left alone, and what was
 * never tried keeps its time: until then the operator can undo that it goes there.
 */
function isDelayed(isMeant: IsMeant, at: number) {
  return (is: IsDelivery) =>
    is.and([
      isMeant(is),
      is.or([is("next_at", "<=", at), wasTried(is)]),
      is.or([
        is("next_at", ">", at),
        is(
          "channel",
          "in",
          is.selectFrom("channels").select("name").where("down_since", "is not", null),
        ),
      ]),
      is.or([is("lease_token", "is", null), is("next_at", "<", at)]),
    ]);
}

/** The channels of the deliveries that are meant and not sent yet. */
async function channelsOf(db: Db, isMeant: IsMeant): Promise<string[]> {
  const rows = await db
    .selectFrom("deliveries as d")
    .select("channel")
    .distinct()
    .where(isMeant)
    .where("state", "in", ["pending", ...deadStates])
    .execute();
  return rows.map(({ channel }) => channel);
}
