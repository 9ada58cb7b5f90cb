import { newReference } from "../intake/reference";
import type { Relay, Trx } from "./context";

export type OptOutRequest = { reference: string; hashes: readonly string[]; at: number };

/**
 * A notice to everyone who has or may get an earlier lead of the person: the form service and the
 * spreadsheet. Third parties learn it too; a notice tells nothing else about the person.
 */
export async function planNotices(relay: Relay, trx: Trx, request: OptOutRequest): Promise<void> {
  if (request.hashes.length === 0) return;

  for (const lead of await recipients(trx, request.hashes)) {
    const destination = relay.destinations.find(({ name }) => name === lead.destination);
    await trx
      .insertInto("deliveries")
      .values({
        reference: request.reference,
        destination: lead.destination,
        channel: destination?.channel ?? lead.channel,
        purpose: "notice",
        message_id: await newReference(trx),
        regarding: lead.reference,
        revision: 1,
        person_key: lead.person_key,
        priority: 0,
        state: "pending",
        attempts: 0,
        ambiguous: 0,
        next_at: request.at,
        created_at: request.at,
        updated_at: request.at,
      })
      .execute();
  }
}

/** Deliveries that were sent, may have been, or are still to be; without a notice so far. */
async function recipients(trx: Trx, hashes: readonly string[]) {
  return trx
    .selectFrom("deliveries as lead")
    .innerJoin("submissions", "submissions.reference", "lead.reference")
    .select(["lead.reference", "lead.destination", "lead.channel", "lead.person_key"])
    .distinct()
    .where("lead.reference", "in", (query) =>
      query.selectFrom("persons").select("reference").where("hash", "in", hashes),
    )
    .where("submissions.kind", "in", ["home", "case"])
    .where("lead.purpose", "=", "submission")
    .where("lead.destination", "in", ["form:home", "form:case", "sheet"])
    .where((is) =>
      is.or([is("lead.state", "in", ["delivered", "pending"]), is("lead.ambiguous", ">", 0)]),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("deliveries as notice")
            .select("notice.id")
            .where("notice.purpose", "=", "notice")
            .whereRef("notice.regarding", "=", "lead.reference")
            .whereRef("notice.destination", "=", "lead.destination"),
        ),
      ),
    )
    .execute();
}
