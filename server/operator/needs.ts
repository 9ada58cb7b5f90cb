import { type Kysely, sql } from "kysely";
import { destinationNames } from "../destinations/index";
import { isPartnerDestination } from "../destinations/partner";
import type { Database } from "../store/schema";

/** Why submissions need attention, as `status` counts them and the desk lists them. */
export const needs = [
  ...(["refused", "expired", "quarantined", "certificates", "opt-outs"] as const),
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
      // None of these needs attention: a best-effort delivery, a refusal that the visitor saw, and a
      // lead that was passed on to another firm.
      return all
        .leftJoin("routings as r", "r.reference", "d.reference")
        .where("d.state", "=", need)
        .where(({ or, eb, not }) =>
          or([
            not(isPartnerDestination("d.destination")),
            eb("d.purpose", "=", "notice"),
            eb("r.partner", "is", null),
            eb("d.destination", "=", sql<string>`'firm:' || r.partner`),
          ]),
        )
        .where("d.destination", "not in", bestEffort)
        .where("s.state", "=", "accepted");
    case "certificates":
      return all.where("d.state", "=", "pending").where("d.deadline", "<=", now + low);
    case "opt-outs":
      return all
        .where("d.state", "=", "pending")
        .where(({ or, eb }) =>
          or([eb("d.purpose", "=", "notice"), eb("d.destination", "=", "form:opt_out")]),
        );
  }
}

/** Leaves out erased submissions: they can no longer be released, so they need no attention. */
export function quarantinedSubmissions(db: Kysely<Database>) {
  return db
    .selectFrom("submissions as s")
    .where("s.state", "=", "quarantined")
    .where("s.erased_at", "is", null);
}

/** Leads whose delivery to this destination was refused or expired, newest first. */
export async function findDead(
  { db, now }: { db: Kysely<Database>; now: () => number },
  destination: string,
) {
  const dead: { reference: string; state: "refused" | "expired"; reason: string | null }[] = [];
  for (const state of ["refused", "expired"] as const) {
    const rows = await needyDeliveries(db, { need: state, now: now() })
      .select(["d.reference", "d.reason"])
      .where("d.destination", "=", destination)
      .where("d.purpose", "=", "submission")
      .orderBy("d.id", "desc")
      .limit(mostShown)
      .execute();
    dead.push(...rows.map((row) => ({ ...row, state })));
  }
  return dead;
}

const mostShown = 20;
