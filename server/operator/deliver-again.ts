import type { Transaction } from "kysely";
import type { Destination } from "../destinations/destination";
import { configuredDestinations, destinationNames } from "../destinations/index";
import { partnerDestination } from "../destinations/partner";
import { deliveryRow, findPersonKey } from "../outbox/plan";
import { lockRouting } from "../routing/route-lead";
import type { Database } from "../store/schema";
import type { Submission } from "../submission/submission";
import type { Operator } from "./operator";

/**
 * Deliveries of a corrected submission, due now: to every destination that takes it and keeps what
 * it gets. A certificate's ping or retention is not repeated.
 */
export async function deliverAgain(
  operator: Operator,
  trx: Transaction<Database>,
  submission: Submission,
): Promise<number> {
  const firms = await firmsToTell(trx, submission);
  const targets = configuredDestinations(operator.config, operator.keys[0]).filter(
    ({ name, isDoableByHand, takes }) =>
      firms.includes(name) || (isDoableByHand && takes(submission)),
  );
  return planDeliveries(operator, trx, { submission, destinations: targets });
}

/**
 * Every firm that was sent the lead, one that declined it too; and the firm that has it now, if this
 * correction cancelled what it was to get.
 */
async function firmsToTell(
  trx: Transaction<Database>,
  { reference, revision }: Submission,
): Promise<string[]> {
  const routing = await lockRouting(trx, reference);
  const holder = partnerDestination(routing?.partner ?? "");
  const rows = await trx
    .selectFrom("deliveries")
    .select("destination")
    .distinct()
    .where("reference", "=", reference)
    .where("purpose", "=", "submission")
    .where("destination", "like", "firm:%")
    .where(({ or, and, eb }) =>
      or([
        eb("state", "=", "delivered"),
        eb("ambiguous", ">", 0),
        // What is left of the cancelling is in flight.
        eb("state", "=", "pending"),
        and([eb("destination", "=", holder), eb("reason", "=", correctedBy(revision))]),
      ]),
    )
    .execute();
  return rows.map(({ destination }) => destination);
}

function correctedBy(revision: number): string {
  return `corrected by revision ${revision}`;
}

type Planned = { submission: Submission; destinations: readonly Destination[] };

/** One delivery for each of these destinations, due now; withheld where an opt-out says so. */
export async function planDeliveries(
  operator: Operator,
  trx: Transaction<Database>,
  { submission, destinations }: Planned,
): Promise<number> {
  if (destinations.length === 0) return 0;

  const personKey = await findPersonKey(trx, operator.keys, submission);
  const rows = destinations.map((one) => deliveryRow(operator, { submission, personKey }, one));
  await trx.insertInto("deliveries").values(rows).execute();
  return rows.length;
}

type Corrected = { reference: string; revision: number };

/** Certificates and mails to the sender: a correction sends none again, so it stops none. */
const sentOnce = destinationNames(({ isDoableByHand }) => !isDoableByHand);

/** Cancels what was not sent; an attempt in flight is the last one of its delivery. */
export async function cancelEarlier(
  { now }: Operator,
  trx: Transaction<Database>,
  { reference, revision }: Corrected,
): Promise<void> {
  const at = now();
  const unsent = trx
    .updateTable("deliveries")
    .where("reference", "=", reference)
    .where("purpose", "=", "submission")
    .where("destination", "not in", sentOnce)
    .where("state", "in", ["pending", "refused", "expired"]);
  await unsent
    .set({ state: "cancelled", reason: correctedBy(revision), updated_at: at })
    .where("lease_token", "is", null)
    .execute();
  // Tried once more it would hold back the correction.
  await unsent.set({ superseded_at: at }).where("lease_token", "is not", null).execute();
}
