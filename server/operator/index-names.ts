import { setImmediate } from "node:timers/promises";
import { rememberWords } from "../privacy/identity";
import { readSubmission } from "../submission/submission";
import type { Operator } from "./operator";

const batch = 200;

/**
 * Makes names searchable that were stored before the index existed. It can be stopped and resumed
 * at any time, even by several processes.
 */
export async function indexNames(
  operator: Pick<Operator, "db" | "keys">,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted && (await indexBatch(operator)) === batch) await setImmediate();
}

async function indexBatch({ db, keys }: Pick<Operator, "db" | "keys">): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const waiting = await trx.selectFrom("unsearched").select("reference").limit(batch).execute();
    if (waiting.length === 0) return 0;

    const references = waiting.map(({ reference }) => reference);
    const rows = await trx
      .selectFrom("submissions")
      .selectAll()
      .where("reference", "in", references)
      .where("erased_at", "is", null)
      .execute();
    for (const row of rows) {
      const { reference, contact } = readSubmission(row);
      await rememberWords(trx, keys[0], { reference, name: contact.name });
    }
    await trx.deleteFrom("unsearched").where("reference", "in", references).execute();
    return waiting.length;
  });
}
