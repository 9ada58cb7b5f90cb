import type { Kysely, Transaction } from "kysely";
import { importWords as words } from "~/data/desk/commands";
import { notifyRecipients } from "../outbox/notify-recipients";
import { eraseSubmissions } from "../privacy/erasure";
import { logRequest } from "../privacy/privacy-log";
import type { Database } from "../store/schema";
import { checkpoint } from "../store/sqlite/open-sqlite";
import { type Operator, routerOf } from "./operator";
import { logAct } from "./operator-log";

type Trx = Transaction<Database>;

type CarriedOver = {
  /** Hashes, of which an e-mail address and a phone number are one each. */
  suppressions: number;
  stops: number;
  erased: number;
};

/** SQLite takes some 32,000 values in a statement. */
const batch = 1000;

/**
 * A restored copy knows nothing of what people asked for since it was made. The store that it
 * replaced does: takes over the opt-outs, stops and ended request pages, and erases here what was
 * erased there. Whoever was sent an erased lead is told, perhaps once more: which notices left in
 * the meantime is not known. All of it or nothing; a second run finds nothing to do.
 *
 * @param from a store under the same secret key, or its hashes match nobody here
 */
export async function carryOver(operator: Operator, from: Kysely<Database>): Promise<CarriedOver> {
  const carried = await operator.db.transaction().execute(async (trx) => {
    const suppressions = await copyRows(from, trx, "suppressions");
    const stops = await copyRows(from, trx, "contact_stops");
    await copyRows(from, trx, "request_pages");
    const erased = await eraseAsThere(operator, from, trx);
    const outcome = words.carriedOver({ suppressions, stops, erased });
    await logAct(trx, operator, { act: "import", outcome, references: [null] });
    return { suppressions, stops, erased };
  });
  if (carried.erased > 0) await checkpoint(operator.db);
  return carried;
}

/** Those that this store has not. */
async function copyRows(
  from: Kysely<Database>,
  trx: Trx,
  table: "suppressions" | "contact_stops" | "request_pages",
): Promise<number> {
  const rows = await from.selectFrom(table).selectAll().execute();
  let copied = 0;
  for (let start = 0; start < rows.length; start += batch) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto(table)
      .values(rows.slice(start, start + batch))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    copied += Number(numInsertedOrUpdatedRows ?? 0);
  }
  return copied;
}

async function eraseAsThere(operator: Operator, from: Kysely<Database>, trx: Trx): Promise<number> {
  const gone = await from
    .selectFrom("submissions")
    .select("reference")
    .where("erased_at", "is not", null)
    .execute();
  const router = routerOf(operator);
  const at = operator.now();
  let erased = 0;
  for (let start = 0; start < gone.length; start += batch) {
    const references = await stillHeld(
      trx,
      gone.slice(start, start + batch).map(({ reference }) => reference),
    );
    if (references.length === 0) continue;

    for (const reference of references) {
      await notifyRecipients(router, trx, { reference, about: "lead.erased" });
    }
    await eraseSubmissions(trx, references, at);
    await logAct(trx, operator, { act: "erase", outcome: words.erasedThere, references });
    erased += references.length;
  }
  if (erased > 0) await logRequest(trx, { at, nature: "erase", outcome: words.erasedThere });
  return erased;
}

async function stillHeld(trx: Trx, references: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom("submissions")
    .select("reference")
    .where("reference", "in", references)
    .where("erased_at", "is", null)
    .execute();
  return rows.map(({ reference }) => reference);
}
