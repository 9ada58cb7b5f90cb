import type { ExpressionBuilder } from "kysely";
import { destinationNames, orderGroups } from "../destinations/index";
import type { Database } from "../store/schema";

type Candidate = ExpressionBuilder<Database & { d: Database["deliveries"] }, "d">;

const groups = orderGroups();
const waiting = destinationNames(({ waitsForInFlight }) => waitsForInFlight);

/**
 * Requests of one person keep their order where it changes the result, on any form id: a sign-up
 * and an unsubscribe; an opt-out and an unmarked lead in flight; a notice and its lead.
 */
export function noEarlierPending(is: Candidate) {
  const earlier = is
    .selectFrom("deliveries as e")
    .select("e.id")
    .whereRef("e.person_key", "=", "d.person_key")
    .whereRef("e.id", "<", "d.id")
    .where("e.state", "=", "pending")
    .where((both) =>
      both.or([
        ...groups.map((group) =>
          both.and([both("e.destination", "in", group), both("d.destination", "in", group)]),
        ),
        both.and([both("d.destination", "in", waiting), both("e.lease_until", "is not", null)]),
        both.and([
          both("d.regarding", "=", both.ref("e.reference")),
          both("d.destination", "=", both.ref("e.destination")),
        ]),
      ]),
    );
  return is.not(is.exists(earlier));
}
