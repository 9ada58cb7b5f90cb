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
  const routing = await lockRouting(trx, submission.reference);
  // A stop of some ways of contact ends the routing, and the firm that has the lead keeps it.
  const isHeld = routing?.state === "routed" || routing?.state === "stopped";
  const holder = isHeld ? routing.partner : null;
  const firm = holder === null ? null : partnerDestination(holder);
  const targets = configuredDestinations(operator.config, operator.keys[0]).filter(
    ({ name, isDoableByHand, takes }) => name === firm || (isDoableByHand && takes(submission)),
  );
  return planDeliveries(operator, trx, { submission, destinations: targets });
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

/** Says nothing that a correction changes, and is sent to the corrected address. */
const mailsToSender = destinationNames(({ isMailToSender }) => isMailToSender);

/** Cancels what was not sent; an attempt in flight is left alone. */
export async function cancelEarlier(
  { now }: Operator,
  trx: Transaction<Database>,
  { reference, revision }: Corrected,
): Promise<void> {
  const reason = `corrected by revision ${revision}`;
  await trx
    .updateTable("deliveries")
    .set({ state: "cancelled", reason, updated_at: now() })
    .where("reference", "=", reference)
    .where("purpose", "=", "submission")
    .where("destination", "not in", mailsToSender)
    .where("state", "in", ["pending", "refused", "expired"])
    .where("lease_token", "is", null)
    .execute();
}
