import type { Transaction } from "kysely";
import type { Destination } from "../destinations/destination";
import { configuredDestinations, destinationNames } from "../destinations/index";
import { partnerDestination } from "../destinations/partner";
import { mayHaveArrived } from "../outbox/arrival";
import { deliveryRow, findPersonKey } from "../outbox/plan";
import { lockRouting } from "../routing/route-lead";
import type { Database } from "../store/schema";
import type { Submission } from "../submission/submission";
import type { Operator } from "./operator";

/**
 * Plans deliveries of a corrected submission, due now, to every destination that takes it and keeps
 * what it gets. A certificate is neither pinged nor retained again.
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
 * Every firm that was sent the lead, even if it declined; and the current firm, if this correction
 * cancelled its delivery.
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
    .where((is) =>
      is.or([
        mayHaveArrived(is),
        // A delivery that could not be cancelled is in flight.
        is("state", "=", "pending"),
        is.and([is("destination", "=", holder), is("reason", "=", correctedBy(revision))]),
      ]),
    )
    .execute();
  return rows.map(({ destination }) => destination);
}

function correctedBy(revision: number): string {
  return `corrected by revision ${revision}`;
}

type Planned = { submission: Submission; destinations: readonly Destination[] };

/** One delivery for each of these destinations, due now; withheld if an opt-out requires it. */
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

/**
 * Not certificates and mails to the sender: a correction sends none again, so it must cancel none.
 */
const sentOnce = destinationNames(({ isDoableByHand }) => !isDoableByHand);

/** Cancels deliveries not yet sent; one in flight is not tried again. */
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
  // A retry would hold back the correction.
  await unsent.set({ superseded_at: at }).where("lease_token", "is not", null).execute();
}
