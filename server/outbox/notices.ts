import type { ExpressionBuilder } from "kysely";
import type { FormKind } from "~/data/forms/definition";
import { destinationNames } from "../destinations/index";
import { stopRouting } from "../routing/route-lead";
import type { Database } from "../store/schema";
import { leadKinds, priority, submissionKinds } from "../submission/kinds";
import { forgetFingerprints, issueReference } from "../submission/submission";
import { mayHaveArrived } from "./arrival";
import type { Claimed, Db, Relay, Trx } from "./context";
import { superseded } from "./delivery-state";

type OptOutRequest = {
  reference: string;
  hashes: readonly string[];
  at: number;
  isOverRate?: boolean;
};

/**
 * Plans a notice to each recipient that has or may get an earlier lead of the person. A third party
 * gets one only if it got the lead, because pending leads are withheld from it. A notice contains
 * nothing else about the person.
 */
export async function planNotices(relay: Relay, trx: Trx, request: OptOutRequest): Promise<void> {
  if (request.hashes.length === 0) return;

  await waitForClaims(trx, request.hashes);
  const leads = await ofPerson(trx, request.hashes).execute();
  const references = leads.map(({ reference }) => reference);
  await stopRouting(relay, trx, references);
  for (const lead of await recipients(relay, trx, request.hashes)) {
    const destination = relay.destinations.find(({ name }) => name === lead.destination);
    await trx
      .insertInto("deliveries")
      .values({
        reference: request.reference,
        destination: lead.destination,
        channel: destination?.channel ?? lead.channel,
        purpose: "notice",
        message_id: await issueReference(trx),
        regarding: lead.reference,
        revision: 1,
        person_key: lead.person_key,
        priority: request.isOverRate ? priority.overRate : priority.optOut,
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

/**
 * On a shared store another process may be writing a claim without having seen this request. An
 * update that changes nothing takes the row lock: the claim is then either visible here, or it will
 * see this request.
 */
async function waitForClaims(trx: Trx, hashes: readonly string[]) {
  await trx
    .updateTable("deliveries")
    .set(({ ref }) => ({ priority: ref("priority") }))
    .where("reference", "in", ofPerson(trx, hashes))
    .where("state", "=", "pending")
    .execute();
}

function ofPerson(trx: Trx, hashes: readonly string[]) {
  return trx.selectFrom("persons").select("reference").where("hash", "in", hashes);
}

/**
 * Leads sent, possibly sent or pending that have no notice yet: one entry for all revisions of a
 * lead, in the order in which the leads came. The newest revision decides whose lead it is, because
 * a correction may have changed the address.
 */
async function recipients(relay: Relay, trx: Trx, hashes: readonly string[]) {
  const { definitions, destinations } = relay;
  const noticed = destinationNames(({ notices }) => notices.includes("opt_out"), definitions);
  const thirdParties = destinations.filter(({ role }) => role === "third_party");
  const withheldFrom = thirdParties.map(({ name }) => name);
  const deliveries = await trx
    .selectFrom("deliveries as lead")
    .innerJoin("submissions", "submissions.reference", "lead.reference")
    .select(["lead.reference", "lead.destination", "lead.channel", "lead.person_key"])
    .where("lead.reference", "in", ofPerson(trx, hashes))
    .where("submissions.kind", "in", leadKinds)
    .where("lead.purpose", "=", "submission")
    .where("lead.destination", "in", noticed)
    .where((is) =>
      is.or([
        is("lead.state", "=", "delivered"),
        is("lead.ambiguous", ">", 0),
        willArrive(is, withheldFrom),
      ]),
    )
    .where((is) => is.not(is.exists(earlierNotice(is))))
    .orderBy("lead.id")
    .execute();
  const leads = new Map(deliveries.map((one) => [`${one.reference} ${one.destination}`, one]));
  return [...leads.values()];
}

type Lead = ExpressionBuilder<Database & { lead: Database["deliveries"] }, "lead">;

/**
 * A claim after this request finds the person on the list and withholds the lead from a third
 * party. An earlier claim may not have done so; then `isNoticeDue` decides later.
 */
function willArrive(is: Lead, withheldFrom: readonly string[]) {
  return is.and([
    is("lead.state", "=", "pending"),
    is.or([is("lead.destination", "not in", withheldFrom), is("lead.lease_token", "is not", null)]),
  ]);
}

/** Cancelled notices were not sent, so they do not count. */
function earlierNotice(is: Lead) {
  return is
    .selectFrom("deliveries as notice")
    .select("notice.id")
    .where("notice.purpose", "=", "notice")
    .where("notice.state", "!=", "cancelled")
    .whereRef("notice.regarding", "=", "lead.reference")
    .whereRef("notice.destination", "=", "lead.destination");
}

/** Decided at the moment of sending, once the lead's own delivery has ended. */
export async function isNoticeDue(
  db: Db,
  { delivery, destination }: Pick<Claimed, "delivery" | "destination">,
): Promise<boolean> {
  if (destination.role !== "third_party") return true;

  const arrived = await db
    .selectFrom("deliveries")
    .select("id")
    .where("reference", "=", delivery.regarding)
    .where("destination", "=", delivery.destination)
    .where("purpose", "=", "submission")
    .where(mayHaveArrived)
    .executeTakeFirst();
  return arrived !== undefined;
}

/**
 * `hashes` of its sender under every key; the kinds that replace another ask only for an e-mail
 * address.
 */
type Newer = { kind: FormKind; hashes: readonly string[] };

/**
 * Earlier requests of the kind it replaces no longer count as duplicates, and sign-ups not yet sent
 * are cancelled. An unsubscribe is always sent.
 */
export async function supersede(
  { now }: Pick<Relay, "now">,
  trx: Trx,
  newer: Newer,
): Promise<void> {
  const kind = submissionKinds[newer.kind].supersedes;
  if (!kind || newer.hashes.length === 0) return;

  const earlier = await trx
    .selectFrom("submissions")
    .innerJoin("persons", "persons.reference", "submissions.reference")
    .select("submissions.reference")
    .where("persons.hash", "in", newer.hashes)
    .where("submissions.kind", "=", kind)
    .execute();
  const references = earlier.map(({ reference }) => reference);
  if (references.length === 0) return;

  await forgetFingerprints(trx, references);
  if (newer.kind === "unsubscribe") await cancel(trx, references, now());
}

/**
 * Cancels sign-ups. One in flight cannot be recalled: it is not retried, and the later request
 * waits for it.
 */
async function cancel(trx: Trx, references: string[], now: number) {
  const pending = trx
    .updateTable("deliveries")
    .where("reference", "in", references)
    .where("state", "in", ["pending", "quarantined"]);

  await pending
    .set({ state: "cancelled", reason: superseded, updated_at: now })
    .where("lease_token", "is", null)
    .execute();
  await pending.set({ superseded_at: now }).where("lease_token", "is not", null).execute();
}
