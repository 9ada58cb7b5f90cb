import { counted } from "~/data/formats";
import { type Actor, logAct, routerOf } from "../leads/actor";
import { eraseSubmissions } from "../leads/erase";
import { noticeLeads } from "../outbox/notices";
import { storeStops } from "../privacy/opt-out";
import { logRequest } from "../privacy/privacy-log";
import type { TableKey } from "../store/catalog";
import type { Db, Trx } from "../store/schema";
import { checkpoint } from "../store/transact";
import { insertPage, pagesOf } from "./copy-store";

type CarriedOver = {
  /** Number of hashes; an email address and a phone number have one each. */
  suppressions: number;
  stops: number;
  erased: number;
};

/** SQLite accepts some 32,000 values per statement. */
const batch = 1000;

/**
 * A restored copy lacks the requests that people made after it was taken. They are in the store
 * that it replaced: this takes over its opt-outs, stops and closed request pages, and erases here
 * what was erased there. Recipients of an erased lead are told, perhaps a second time, because the
 * copy does not know which notices were sent meanwhile. It does all or nothing; a second run finds
 * nothing to do.
 *
 * @param from a store with the same secret key; otherwise its hashes match nobody here
 */
export async function carryOver(actor: Actor, from: Db): Promise<CarriedOver> {
  const carried = await actor.db.transaction().execute(async (trx) => {
    const suppressions = await copyRows(from, trx, {
      name: "suppressions",
      key: ["scope", "hash", "source"],
    });
    const stops = await storeStops(
      trx,
      await from.selectFrom("contact_stops").selectAll().execute(),
    );
    await copyRows(from, trx, { name: "request_pages", key: ["reference"] });
    const erased = await eraseAsThere(actor, from, trx);
    const outcome = describeCarriedOver({ suppressions, stops, erased });
    await logAct(trx, actor, { act: "import", outcome, references: [null] });
    return { suppressions, stops, erased };
  });
  if (carried.erased > 0) await checkpoint(actor.db);
  return carried;
}

export function describeCarriedOver({ suppressions, stops, erased }: CarriedOver): string {
  const entries = (count: number) => counted(count, "entry", "entries");
  return `${entries(suppressions)} of the suppression lists and ${entries(stops)} of stops taken over, ${counted(erased, "submission")} erased as they were there.`;
}

const erasedThere = "erased as in the store that this one replaced";

/** Copies the rows that this store lacks. */
async function copyRows(from: Db, trx: Trx, table: TableKey): Promise<number> {
  let copied = 0;
  for await (const rows of pagesOf(from, table)) {
    copied += await insertPage(trx, table.name, rows, { skipExisting: true });
  }
  return copied;
}

async function eraseAsThere(actor: Actor, from: Db, trx: Trx): Promise<number> {
  const gone = await from
    .selectFrom("submissions")
    .select("reference")
    .where("erased_at", "is not", null)
    .execute();
  const router = routerOf(actor);
  const at = actor.now();
  let erased = 0;
  for (let start = 0; start < gone.length; start += batch) {
    const references = await stillHeld(
      trx,
      gone.slice(start, start + batch).map(({ reference }) => reference),
    );
    if (references.length === 0) continue;

    await noticeLeads(router, trx, references, { about: "lead.erased" });
    await eraseSubmissions(trx, references, at);
    await logAct(trx, actor, { act: "erase", outcome: erasedThere, references });
    erased += references.length;
  }
  if (erased > 0) await logRequest(trx, { at, nature: "erase", outcome: erasedThere });
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
