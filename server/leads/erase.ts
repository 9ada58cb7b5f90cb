import type { Kysely, Transaction } from "kysely";
import { counted } from "~/data/formats";
import type { FormKind } from "~/data/forms/definition";
import { mayHaveArrived } from "../outbox/delivery";
import { noticeLead } from "../outbox/notices";
import { hashesUnder, type Who } from "../privacy/identity";
import { logRequest } from "../privacy/privacy-log";
import type { Database, DeliveryState } from "../store/schema";
import { checkpoint, transact } from "../store/transact";
import { type Actor, logAct, routerOf } from "./actor";
import { eraseContents, eraseReceipts } from "./personal-data";

export type Erased = {
  /** Submissions whose contents were erased now. */
  submissions: number;
  /** Submissions erased earlier whose receipts still had a personal part. */
  receipts: number;
  cancelled: Cancelled[];
  /** Attempts that cannot be recalled. They are recorded when they end. */
  inFlight: number;
};

/** Deliveries that still waited, by kind of form and destination. */
export type Cancelled = { kind: FormKind; destination: string; deliveries: number };

/**
 * Erases everything sent with this address or number, and notifies its recipients. The person's
 * opt-outs stay, as keyed hashes.
 */
export async function erasePerson(actor: Actor, who: Who): Promise<Erased> {
  const { db, keys, now } = actor;
  const hashes = hashesUnder(keys, who);
  const router = routerOf(actor);
  const { erased, watches } = await transact(db, async (trx) => {
    const watched = await trx
      .deleteFrom("page_watches")
      .where("hash", "in", hashes)
      .executeTakeFirst();
    const watches = Number(watched.numDeletedRows);
    const references = await findReferences(trx, hashes);
    const outcome = `${counted(references.length, "submission")} erased`;
    await logRequest(trx, { at: now(), nature: "erase", outcome });
    if (references.length === 0) return { erased: nothing, watches };

    const result = await eraseSubmissions(trx, references, now());
    for (const reference of references) {
      await noticeLead(router, trx, reference, { about: "lead.erased" });
    }
    await logAct(trx, actor, {
      ...{ act: "erase", outcome: `${counted(result.submissions, "submission")} erased` },
      references,
    });
    return { erased: result, watches };
  });
  if (erased.submissions + erased.receipts + watches > 0) await checkpoint(db);
  return erased;
}

const nothing: Erased = { submissions: 0, receipts: 0, cancelled: [], inFlight: 0 };

/** Number of pages that this address watches, or that we asked it to confirm. */
export async function countWatches(
  { db, keys }: Pick<Actor, "db" | "keys">,
  who: Who,
): Promise<number> {
  const rows = await db
    .selectFrom("page_watches")
    .select("id")
    .where("hash", "in", hashesUnder(keys, who))
    .execute();
  return rows.length;
}

/** The references of everything sent with the address or number of these hashes, oldest first. */
export async function findReferences(
  db: Kysely<Database>,
  hashes: readonly string[],
): Promise<string[]> {
  if (hashes.length === 0) return [];

  const rows = await db
    .selectFrom("submissions")
    .select("reference")
    .where("reference", "in", ({ selectFrom }) =>
      selectFrom("persons").select("persons.reference").where("persons.hash", "in", hashes),
    )
    .orderBy("received_at")
    .execute();
  return rows.map(({ reference }) => reference);
}

/** Runs in a transaction of the caller, who logs it and notifies the recipients. */
export async function eraseSubmissions(
  trx: Transaction<Database>,
  references: readonly string[],
  at: number,
): Promise<Erased> {
  const before = await trx
    .selectFrom("submissions")
    .select("reference")
    .where("reference", "in", references)
    .where("erased_at", "is not", null)
    .execute();
  const inFlight = await trx
    .selectFrom("deliveries")
    .select("id")
    .where("reference", "in", references)
    .where("purpose", "=", "submission")
    .where("lease_token", "is not", null)
    .execute();
  const cancelled = await countWaiting(trx, references);
  await cancelUnsent(trx, references, at);
  await eraseContents(trx, references, at);
  await eraseReceipts(trx, references);
  return {
    submissions: references.length - before.length,
    receipts: before.length,
    cancelled,
    inFlight: inFlight.length,
  };
}

/** May still be sent: by the loop, or if an operator retries or releases it. */
const unsent = [
  "pending",
  "refused",
  "expired",
  "quarantined",
] as const satisfies readonly DeliveryState[];

async function countWaiting(
  trx: Transaction<Database>,
  references: readonly string[],
): Promise<Cancelled[]> {
  const rows = await trx
    .selectFrom("deliveries")
    .innerJoin("submissions", "submissions.reference", "deliveries.reference")
    .select(["submissions.kind", "deliveries.destination"])
    .select(({ fn }) => fn.countAll<number | string>().as("deliveries"))
    .where("deliveries.reference", "in", references)
    .where("purpose", "=", "submission")
    .where("deliveries.state", "in", unsent)
    .where("lease_token", "is", null)
    .groupBy(["submissions.kind", "deliveries.destination"])
    .orderBy("submissions.kind")
    .orderBy("deliveries.destination")
    .execute();
  return rows.map(({ deliveries, ...row }) => ({ ...row, deliveries: Number(deliveries) }));
}

/**
 * Cancels deliveries of erased submissions. An attempt in flight keeps its lease: it is recorded
 * when it ends, and not repeated. Notices stay, because they contain no personal data.
 */
export async function cancelUnsent(
  trx: Transaction<Database>,
  references: readonly string[],
  at: number,
  reason = "erased",
): Promise<void> {
  await trx
    .updateTable("deliveries")
    .set({ state: "cancelled", reason, updated_at: at })
    .where("reference", "in", references)
    .where("purpose", "=", "submission")
    .where("state", "in", unsent)
    .where("lease_token", "is", null)
    .execute();
}

/** A submission of the person and its recipients. */
export type Held = {
  reference: string;
  /** Only its receipt is left. */
  isErased: boolean;
  /** `at` in milliseconds since 1970; null if an attempt failed but may have arrived. */
  sent: { destination: string; at: number | null }[];
};

/** What an erasure of this person would affect, oldest first. */
export async function previewErasure(
  { db, keys }: Pick<Actor, "db" | "keys">,
  who: Who,
): Promise<Held[]> {
  const references = await findReferences(db, hashesUnder(keys, who));
  if (references.length === 0) return [];

  const rows = await db
    .selectFrom("submissions")
    .select(["reference", "erased_at"])
    .where("reference", "in", references)
    .orderBy("received_at")
    .execute();
  const deliveries = await db
    .selectFrom("deliveries")
    .select(["reference", "destination", "state", "updated_at"])
    .where("reference", "in", references)
    .where("purpose", "=", "submission")
    .where(mayHaveArrived)
    .orderBy("id")
    .execute();
  return rows.map(({ reference, erased_at }) => ({
    reference,
    isErased: erased_at !== null,
    sent: deliveries
      .filter((one) => one.reference === reference)
      .map(({ destination, state, updated_at }) => ({
        destination,
        at: state === "delivered" ? updated_at : null,
      })),
  }));
}
