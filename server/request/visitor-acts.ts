import type { Transaction } from "kysely";
import type { ContactChannel } from "~/data/contact-channels";
import { cancelEarlier, deliverAgain } from "../operator/deliver-again";
import type { Operator } from "../operator/operator";
import { logAct } from "../operator/operator-log";
import { type Stopped, stopContact } from "../operator/stop-contact";
import { findSubmission } from "../operator/submission-rows";
import type { Services } from "../services";
import type { Database } from "../store/schema";
import { transact } from "../store/transact";
import { readSubmission } from "../submission/submission";

/** The person behind a request, acting as an operator does; the log says so. */
export function byPerson({
  db,
  keys,
  config,
  now,
}: Pick<Services, "db" | "keys" | "config" | "now">): Operator {
  return { db, keys, config, now, place: "person" };
}

/** Stops contact at the request's address and phone number; called from its page or the desk. */
export async function stopContactOf(
  operator: Operator,
  { reference, channels }: { reference: string; channels: readonly ContactChannel[] },
): Promise<Stopped> {
  const row = await findSubmission(operator.db, reference);
  const { email, phone } = row ? readSubmission(row).contact : { email: "", phone: "" };
  return stopContact(operator, {
    ...(email === "" ? {} : { email }),
    ...(phone === "" ? {} : { phone }),
    ...{ channels, manner: operator.place === "desk" ? "desk" : "request page" },
  });
}

/** Ends the page of a request for good; the request itself stays. */
export async function closePage(operator: Operator, reference: string): Promise<void> {
  await transact(operator.db, async (trx) => {
    const closed_at = operator.now();
    await trx
      .insertInto("request_pages")
      .values({ reference, closed_at, withdrawn_at: null })
      .onConflict((conflict) => conflict.column("reference").doUpdateSet({ closed_at }))
      .execute();
    await logAct(trx, operator, { act: "close", outcome: "page closed", references: [reference] });
  });
}

export async function isPageClosed({ db }: Pick<Operator, "db">, reference: string) {
  const row = await db
    .selectFrom("request_pages")
    .select("closed_at")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return (row?.closed_at ?? null) !== null;
}

/**
 * Removes the quiz answers and sends a revision without them to everyone who has the request.
 *
 * @param seen the revision shown on the page; returns false when a newer one exists
 */
export async function takeBackAnswers(
  operator: Operator,
  { reference, seen }: { reference: string; seen: number },
): Promise<boolean> {
  return transact(operator.db, async (trx) => {
    const row = await forgetAnswers(trx, { reference, seen });
    if (!row) return false;

    const { revision } = row;
    await cancelEarlier(operator, trx, { reference, revision });
    await deliverAgain(operator, trx, readSubmission(row));
    const outcome = `answers removed, revision ${revision}`;
    await logAct(trx, operator, { act: "edit", outcome, references: [reference] });
    return true;
  });
}

function forgetAnswers(
  trx: Transaction<Database>,
  { reference, seen }: { reference: string; seen: number },
) {
  return trx
    .updateTable("submissions")
    .set({ answers: null, revision: seen + 1 })
    .where("reference", "=", reference)
    .where("revision", "=", seen)
    .where("answers", "is not", null)
    .where("erased_at", "is", null)
    .where("state", "=", "accepted")
    .returningAll()
    .executeTakeFirst();
}
