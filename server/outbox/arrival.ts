import type { ExpressionBuilder } from "kysely";
import type { Database } from "../store/schema";
import type { Candidate } from "./leases";

/** An attempt that was ambiguous may have arrived. */
export function mayHaveArrived(is: ExpressionBuilder<Database, "deliveries">) {
  return is.or([is("state", "=", "delivered"), is("ambiguous", ">", 0)]);
}

/** Whether the destination has or may have the lead: then this is a correction, not a new lead. */
export function hasArrivedBefore(is: Candidate) {
  return is.and([
    is("d.revision", ">", 1),
    is.exists(
      is
        .selectFrom("deliveries as before")
        .select("before.id")
        .whereRef("before.reference", "=", "d.reference")
        .whereRef("before.destination", "=", "d.destination")
        .whereRef("before.revision", "<", "d.revision")
        .where("before.purpose", "=", "submission")
        .where((b) => b.or([b("before.state", "=", "delivered"), b("before.ambiguous", ">", 0)])),
    ),
  ]);
}
