import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { counted } from "~/data/formats";
import { isPartnerDestination, partnerOf } from "../destinations/partner";
import { type ActResult, logAct, obstacle, unknownReference } from "../leads/actor";
import { findSubmission } from "../leads/read-lead";
import { revived } from "../outbox/delivery";
import { passOn } from "../outbox/pass-on";
import type { Database, DeliveryState, SubmissionTable } from "../store/schema";
import { type Operator, routerOf } from "./operator";

/** Retries the deliveries of one submission that were refused, have expired or are held back. */
export async function retry(operator: Operator, reference: string): Promise<ActResult> {
  const row = await findSubmission(operator.db, reference);
  if (!row) return obstacle(unknownReference(reference));
  const reason = obstacleTo(row);
  if (reason) return obstacle(reason);

  const at = operator.now();
  const scale = operator.config.RETRY_SCALE;
  const count = await operator.db.transaction().execute(async (trx) => {
    await probeNow(trx, reference, at);
    const hurried = await hurry(trx, reference, at);
    const dead = await revive(trx, { states: ["refused", "expired"], reference, at, scale });
    const outcome = `${counted(hurried + dead.length, "delivery", "deliveries")} due`;
    await logAct(trx, operator, { act: "retry", outcome, references: [reference] });
    return hurried + dead.length;
  });
  return { kind: "done", count };
}

function obstacleTo({ reference, erased_at, state }: SubmissionTable): string | null {
  if (erased_at !== null) return `${reference} was erased: nothing is left to send.`;

  switch (state) {
    case "accepted":
      return null;
    case "quarantined":
      return `${reference} is quarantined. Use: release ${reference}`;
    case "refused":
      return `${reference} was refused while the visitor waited, and the visitor saw that it was not sent.`;
  }
}

/** Retries every delivery in this state, except those refused while the visitor waited. */
export async function retryAll(operator: Operator, state: "refused" | "expired"): Promise<number> {
  const at = operator.now();
  return operator.db.transaction().execute(async (trx) => {
    const dead = await revive(trx, { states: [state], at, scale: operator.config.RETRY_SCALE });
    const references = [...new Set(dead)];
    await logAct(trx, operator, { act: "retry", outcome: `all ${state}`, references });
    return dead.length;
  });
}

type Dead = { states: readonly DeliveryState[]; reference?: string; at: number; scale: number };

/**
 * Restarts the schedule under the same message id; earlier attempts keep their reasons.
 *
 * @returns the reference of each delivery revived
 */
async function revive(
  db: Kysely<Database>,
  { states, reference, at, scale }: Dead,
): Promise<string[]> {
  let query = db
    .updateTable("deliveries")
    .set(revived(at, scale))
    .where("state", "in", states)
    .where("reference", "in", ({ selectFrom }) =>
      selectFrom("submissions")
        .select("submissions.reference")
        .where("submissions.state", "=", "accepted")
        .where("submissions.erased_at", "is", null),
    );
  if (reference) query = query.where("reference", "=", reference);
  const rows = await query.where(mayHaveLead).returning(["reference", "destination"]).execute();
  for (const row of rows) await giveBack(db, row, at);
  return rows.map((row) => row.reference);
}

/**
 * A lead goes to one firm at a time: once passed on, it does not return to the firm that refused
 * it. If no firm was left, the last one may be tried again.
 */
function mayHaveLead({
  or,
  eb,
  and,
  exists,
  not,
  selectFrom,
}: ExpressionBuilder<Database, "deliveries">) {
  const routing = selectFrom("routings as r")
    .select("r.reference")
    .whereRef("r.reference", "=", "deliveries.reference");
  const last = selectFrom("deliveries as f")
    .select(({ fn }) => fn.max("f.id").as("id"))
    .whereRef("f.reference", "=", "deliveries.reference")
    .where("f.purpose", "=", "submission")
    .where(isPartnerDestination("f.destination"));
  return or([
    not(isPartnerDestination("destination")),
    eb("purpose", "=", "notice"),
    exists(routing.where(sql`'firm:' || r.partner`, "=", sql.ref("deliveries.destination"))),
    and([exists(routing.where("r.state", "=", "exhausted")), eb("id", "=", last)]),
  ]);
}

type Revived = { reference: string; destination: string };

async function giveBack(db: Kysely<Database>, { reference, destination }: Revived, at: number) {
  const partner = partnerOf(destination);
  if (partner === null) return;

  await db
    .updateTable("routings")
    .set({ state: "routed", partner, day: null, status: null, status_at: null, updated_at: at })
    .where("reference", "=", reference)
    .where("state", "=", "exhausted")
    .execute();
}

/** Makes pending deliveries due now; an attempt in flight is left alone. */
async function hurry(db: Kysely<Database>, reference: string, at: number): Promise<number> {
  const result = await db
    .updateTable("deliveries")
    .set({ next_at: at, updated_at: at })
    .where("reference", "=", reference)
    .where("state", "=", "pending")
    .where(({ or, eb, selectFrom }) =>
      or([
        eb("next_at", ">", at),
        eb("channel", "in", selectFrom("channels").select("channels.name").where(isShut)),
      ]),
    )
    .where(({ or, eb }) => or([eb("lease_until", "is", null), eb("lease_until", "<", at)]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/**
 * The operator has probably fixed the fault, so the channel is probed now, with this submission.
 * Channels are locked before deliveries, as in the outbox.
 */
async function probeNow(db: Kysely<Database>, reference: string, at: number): Promise<void> {
  const waiting = await db
    .selectFrom("deliveries")
    .select(["channel", ({ fn }) => fn.min<number>("id").as("first")])
    .where("reference", "=", reference)
    .where("state", "in", ["pending", "refused", "expired"])
    .groupBy("channel")
    .execute();

  for (const { channel, first } of waiting) {
    await db
      .updateTable("channels")
      .set({ paused_until: at, last_probe: Number(first) - 1 })
      .where("name", "=", channel)
      .where(isShut)
      .execute();
  }
}

function isShut({ eb }: ExpressionBuilder<Database, "channels">) {
  return eb("paused_since", "is not", null);
}

/**
 * Accepts a quarantined submission and makes its deliveries due now. Whether an opt-out withholds
 * one is decided at sending.
 */
export async function release(operator: Operator, reference: string): Promise<ActResult> {
  if (!(await findSubmission(operator.db, reference))) return obstacle(unknownReference(reference));

  const count = await accept(operator, reference);
  return count === null ? obstacle(`${reference} is not quarantined.`) : { kind: "done", count };
}

/** Null if it is not quarantined, or erased. */
async function accept(operator: Operator, reference: string): Promise<number | null> {
  const at = operator.now();
  return operator.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("submissions")
      .set({ state: "accepted" })
      .where("reference", "=", reference)
      .where("state", "=", "quarantined")
      .where("erased_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;

    const result = await trx
      .updateTable("deliveries")
      .set(revived(at, operator.config.RETRY_SCALE))
      .where("reference", "=", reference)
      .where("state", "=", "quarantined")
      .executeTakeFirst();
    const routed = await passOn(routerOf(operator), trx, { reference, occasion: "released" });
    const count = Number(result.numUpdatedRows) + (routed?.partner ? 1 : 0);
    const outcome = `${counted(count, "delivery", "deliveries")} due`;
    await logAct(trx, operator, { act: "release", outcome, references: [reference] });
    return count;
  });
}
