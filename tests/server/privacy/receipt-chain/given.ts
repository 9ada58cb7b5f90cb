import type { Kysely } from "kysely";
import pino from "pino";
import type { AlertEvent } from "~/server/alerts";
import { createSealer } from "~/server/privacy/sealer";
import type { Database } from "~/server/store/schema";
import { emptyStore, keys, noon, receipt, seal } from "../given";

export const now = noon;

export async function sealedStore(count: number): Promise<Kysely<Database>> {
  const db = await emptyStore();
  for (let number = 1; number <= count; number += 1) await receipt(db, { reference: `R${number}` });
  await seal(db, count);
  return db;
}

export function sealerOn(
  db: Kysely<Database>,
  notices: AlertEvent[] = [],
  clock: () => number = () => now,
) {
  const alert = (notice: AlertEvent) => void notices.push(notice);
  return createSealer({ db, keys, log: pino({ level: "silent" }), now: clock, alert });
}

export function swap(text: string) {
  return text.replace("I agree", "I accept");
}
