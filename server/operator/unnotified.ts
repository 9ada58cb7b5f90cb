import { sql } from "kysely";
import { dateInNewYork } from "~/data/dates";
import { type Actor, type ActResult, logAct, obstacle } from "../leads/actor";
import { endNeed } from "../outbox/notices";
import { settle } from "../outbox/state";
import { businessDaysAfter } from "../privacy/business-days";
import type { Database, NoticeAbout, Trx } from "../store/schema";
import { transact } from "../store/transact";
import { parseTexts } from "../submission/submission";

/** A recipient that has a lead and has not yet been notified of a change to it. */
type Unnotified = {
  /** Names it when it is marked as done; null while automatic attempts continue. */
  mark: string | null;
  /** Reference of the lead. */
  reference: string;
  /** Name of the destination. */
  recipient: string;
  about: NoticeAbout;
  /** `YYYY-MM-DD`; null for an opt-out, which takes effect at once. */
  dueOn: string | null;
  /** `waiting`: automatic attempts continue, but time is running out. */
  why: "no way" | "refused" | "expired" | "waiting";
};

/** Half of a recipient's ten business days: then there is still time to notify it by hand. */
const daysToTry = 5;

/**
 * Recipients to be notified by hand, most urgent first: no message can reach them, or none has got
 * through.
 */
export async function readUnnotified({
  db,
  now,
}: Pick<Actor, "db" | "now">): Promise<Unnotified[]> {
  const needs = await db
    .selectFrom("notice_needs")
    .select(["id", "reference", "recipient", "about", "details"])
    .where("done_at", "is", null)
    .orderBy("id")
    .execute();
  const notices = await db
    .selectFrom("deliveries")
    .select(["id", "reference", "regarding", "destination", "about", "details", "state"])
    .select("created_at")
    .where("state", "in", ["refused", "expired", "pending"])
    .where("purpose", "=", "notice")
    // The unary plus keeps SQLite from reading all deliveries by id, for an order of a few.
    .orderBy(sql`+id`)
    .execute();
  const today = dateInNewYork(now());
  return [
    ...needs.map(({ id, details, ...row }) => ({
      ...row,
      mark: `need-${id}`,
      dueOn: dueOn(details),
      why: "no way" as const,
    })),
    ...notices.flatMap((row): Unnotified[] => {
      const { id, state, details, created_at } = row;
      if (state === "refused" || state === "expired") {
        return [{ ...view(row), mark: `delivery-${id}`, why: state }];
      }
      const isLate = dueOn(details) !== null && businessDaysAfter(created_at, daysToTry) <= today;
      return isLate ? [{ ...view(row), mark: null, why: "waiting" }] : [];
    }),
  ].toSorted((a, b) => (a.dueOn ?? "").localeCompare(b.dueOn ?? ""));
}

function dueOn(details: string | null): string | null {
  return parseTexts(details ?? "{}").due_on ?? null;
}

type Row = Pick<Database["deliveries"], "reference" | "regarding" | "destination"> & {
  about: NoticeAbout | null;
  details: string | null;
};

function view({ reference, regarding, destination, about, details }: Row) {
  return {
    reference: regarding ?? reference,
    recipient: destination,
    about: about ?? ("privacy.opted_out" as const),
    dueOn: dueOn(details),
  };
}

const notified = "notified by a person";

/**
 * Marks that a person notified the recipient, or decided otherwise. The record stays with the lead.
 */
export async function markNotified(actor: Actor, mark: string): Promise<ActResult> {
  const [, kind, number = ""] = /^(need|delivery)-(\d{1,9})$/.exec(mark) ?? [];
  return transact(actor.db, async (trx) => {
    const [id, at] = [Number(number), actor.now()];
    const reference =
      kind === "need"
        ? await endNeed(trx, id, notified, at)
        : kind === "delivery"
          ? await endDelivery(trx, id, notified, at)
          : null;
    if (reference === null) {
      return obstacle("This is already done, or nobody is to be notified by hand.");
    }
    await settle(trx, [reference]);
    const outcome = `${mark}: ${notified}`;
    await logAct(trx, actor, { act: "told", outcome, references: [reference] });
    return { kind: "done", count: 1 };
  });
}

/**
 * Replaces a notice that was not accepted by a need that is done.
 *
 * @returns the reference of the lead; null if it is already done or never existed
 */
async function endDelivery(
  trx: Trx,
  id: number,
  outcome: string,
  at: number,
): Promise<string | null> {
  const row = await trx
    .updateTable("deliveries")
    .set({ state: "cancelled", reason: outcome, updated_at: at })
    .where("id", "=", id)
    .where("purpose", "=", "notice")
    .where("state", "in", ["refused", "expired"])
    .returning(["reference", "regarding", "destination", "about", "details", "created_at"])
    .executeTakeFirst();
  if (!row) return null;

  const { reference, recipient, about } = view(row);
  const { details, created_at } = row;
  await trx
    .insertInto("notice_needs")
    .values({
      reference,
      recipient,
      about,
      details: details ?? "{}",
      created_at,
      outcome,
      done_at: at,
    })
    .execute();
  return reference;
}
