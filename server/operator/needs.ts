import type { Kysely } from "kysely";
import { destinationNames } from "../destinations/index";
import type { Database } from "../store/schema";

/** Why submissions need a person, as `status` counts them and the desk lists them. */
export const needs = [
  ...(["refused", "expired", "quarantined", "certificates", "opt-outs", "stops"] as const),
];
export type SubmissionNeed = (typeof needs)[number];

const low = 12 * 60 * 60 * 1000;
const bestEffort = destinationNames(({ isBestEffort }) => isBestEffort);

type Asked = { need: Exclude<SubmissionNeed, "quarantined">; now: number };

/** The deliveries behind a need, joined with their submissions. */
export function needyDeliveries(db: Kysely<Database>, { need, now }: Asked) {
  const all = db
    .selectFrom("deliveries as d")
    .innerJoin("submissions as s", "s.reference", "d.reference");

  switch (need) {
    case "refused":
    case "expired":
      // What is best effort, and a refusal the visitor saw: neither needs a person.
      return all
        .where("d.state", "=", need)
        .where("d.destination", "not in", bestEffort)
        .where("s.state", "=", "accepted");
    case "certificates":
      return all.where("d.state", "=", "pending").where("d.deadline", "<=", now + low);
    case "stops":
      return all
        .where("d.purpose", "=", "notice")
        .where("d.state", "in", ["refused", "expired"])
        .where("s.state", "=", "accepted");
    case "opt-outs":
      return all
        .where("d.state", "=", "pending")
        .where(({ or, eb }) =>
          or([eb("d.purpose", "=", "notice"), eb("d.destination", "=", "form:opt_out")]),
        );
  }
}

/** Without erased submissions: they can no longer be released, so they need no person. */
export function quarantinedSubmissions(db: Kysely<Database>) {
  return db
    .selectFrom("submissions as s")
    .where("s.state", "=", "quarantined")
    .where("s.erased_at", "is", null);
}
