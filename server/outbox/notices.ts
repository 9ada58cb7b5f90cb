import { type ContactChannel, contactChannels } from "~/data/contact-channels";
import type { FormKind } from "~/data/forms/definition";
import type { Destination } from "../destinations/destination";
import { getsNotices } from "../destinations/index";
import { isPartnerDestination } from "../destinations/partner";
import { honorBy } from "../privacy/business-days";
import { stopRouting } from "../routing/route-lead";
import type { NoticeAbout } from "../store/schema";
import { errorCode } from "../store/store-error";
import { transact } from "../store/transact";
import { leadKinds, priority, submissionKinds } from "../submission/kinds";
import { forgetFingerprints, issueReference, parseTexts } from "../submission/submission";
import type { Db, Delivery, Relay, Router, Trx, Watch } from "./context";
import { mayHaveArrived, superseded } from "./delivery";
import { queued } from "./plan";
import { insertDelivery } from "./queue";

/** What a notice says. */
export type Notice = {
  about: Exclude<NoticeAbout, "lead.corrected">;
  /** For a revocation: the ways of contact that must stop. */
  stopped?: readonly ContactChannel[];
  /** For a revoked authorization: the one destination that it was for. */
  only?: string;
  /** For an opt-out: the reference of the request. */
  request?: string;
  /** Planned although its sender exceeded the rate limit: sent after everything else. */
  isOverRate?: boolean;
};

type Planned = {
  /** Recipients to whom a notice is sent. */
  told: number;
  /** Recipients that a person must notify, because no message can reach them. */
  needs: number;
};

/**
 * Plans a notice to everybody who was sent this lead, or may have been, whether it is still
 * configured or not, and passes the lead on to no further firm. Deliveries not yet sent are
 * cancelled, except after an opt-out or a stop of only some channels, which they then state. A
 * recipient is notified once of the same fact about the same revision.
 */
export async function noticeLead(
  router: Router,
  trx: Trx,
  reference: string,
  notice: Notice,
): Promise<Planned> {
  const { about, stopped = [], only } = notice;
  const at = router.now();
  await lockLead(trx, reference);
  await stopRouting(router, trx, [reference]);
  if (endsContact(notice)) await cancelUnsent(trx, [reference], about, at, only);

  const details: Record<string, string> =
    about === "privacy.opted_out" ? {} : { due_on: honorBy(at) };
  if (stopped.length > 0) details.stopped = spell(stopped);
  let [told, needs] = [0, 0];
  for (const recipient of await findRecipients(router, trx, reference, notice)) {
    const destination = router.destinations.find(({ name }) => name === recipient.destination);
    if (destination) {
      await insertDelivery(trx, {
        ...queued(router, destination),
        reference: notice.request ?? reference,
        purpose: "notice",
        message_id: await issueReference(trx),
        regarding: reference,
        revision: recipient.revision,
        person_key: recipient.person_key,
        priority: notice.isOverRate ? priority.overRate : priority.optOut,
        about,
        details: JSON.stringify(details),
      });
      told += 1;
    } else {
      const known = { ...details, revision: String(recipient.revision) };
      await insertNeed(trx, reference, recipient.destination, about, known, at);
      needs += 1;
    }
  }
  return { told, needs };
}

function endsContact({ about, stopped = [] }: Notice): boolean {
  if (about === "privacy.opted_out") return false;
  return about !== "contact.revoked" || stopped.length === contactChannels.length;
}

function spell(stopped: readonly ContactChannel[]): string {
  return contactChannels.filter((channel) => stopped.includes(channel)).join(" ");
}

/** Another process that plans for the same lead waits here, and then finds who was notified. */
async function lockLead(trx: Trx, reference: string) {
  await trx
    .selectFrom("submissions")
    .select("reference")
    .where("reference", "=", reference)
    .forNoKeyUpdate()
    .execute();
}

async function cancelUnsent(
  trx: Trx,
  references: readonly string[],
  reason: string,
  at: number,
  only?: string,
) {
  await trx
    .updateTable("deliveries")
    .set({ state: "cancelled", reason, updated_at: at })
    .where("reference", "in", references)
    .where("purpose", "=", "submission")
    .$if(only !== undefined, (query) => query.where("destination", "=", only ?? ""))
    .where("state", "in", ["pending", "refused", "expired"])
    .where("lease_token", "is", null)
    .execute();
}

type Recipient = Pick<Delivery, "destination" | "revision" | "person_key">;

/**
 * Who has the lead, may have it, or is being sent it now, by the newest revision, without those who
 * were notified. An opt-out also concerns a pending delivery: it will be sent, but a third party
 * gets none.
 */
async function findRecipients(
  router: Router,
  trx: Trx,
  reference: string,
  notice: Notice,
): Promise<Recipient[]> {
  const destinationOf = (name: string) => router.destinations.find((one) => one.name === name);
  const isOptOut = notice.about === "privacy.opted_out";
  const rows = await trx
    .selectFrom("deliveries")
    .innerJoin("submissions", "submissions.reference", "deliveries.reference")
    .select(["destination", "deliveries.revision", "person_key", "ambiguous", "lease_token"])
    .select("deliveries.state")
    .where("deliveries.reference", "=", reference)
    .where((is) =>
      is.or([is("submissions.kind", "in", leadKinds), isPartnerDestination("destination")]),
    )
    .where("purpose", "=", "submission")
    .where((is) =>
      is.or([is("deliveries.state", "in", ["delivered", "pending"]), is("ambiguous", ">", 0)]),
    )
    .orderBy("deliveries.id")
    .execute();
  const concerned = rows.filter(({ destination, state, ambiguous, lease_token }) => {
    if (!getsNotices(destination)) return false;
    if (notice.only !== undefined && notice.only !== destination) return false;
    if (state === "delivered" || ambiguous > 0 || lease_token !== null) return true;
    const connected = destinationOf(destination);
    return isOptOut && connected !== undefined && connected.role !== "third_party";
  });
  const newest = new Map(concerned.map((row) => [row.destination, row]));
  const known = await readNotified(trx, reference, notice);
  return [...newest.values()].filter(
    ({ destination, revision }) => (known.get(destination) ?? 0) < revision,
  );
}

/** The newest revision about which each recipient was notified of this, or a person must do it. */
async function readNotified(trx: Trx, reference: string, { about, stopped = [] }: Notice) {
  const notices = await trx
    .selectFrom("deliveries")
    .select(["destination as recipient", "revision", "details"])
    .where("regarding", "=", reference)
    .where("purpose", "=", "notice")
    .where("about", "=", about)
    .where("state", "!=", "cancelled")
    .execute();
  const needs = await trx
    .selectFrom("notice_needs")
    .select(["recipient", "details"])
    .where("reference", "=", reference)
    .where("about", "=", about)
    .execute();
  const known = new Map<string, number>();
  for (const { recipient, details, ...row } of [...notices, ...needs]) {
    const said = parseTexts(details ?? "{}");
    // A stop of more channels includes one of fewer.
    const covered = (said.stopped ?? "").split(" ");
    if (!stopped.every((channel) => covered.includes(channel))) continue;
    const revision = "revision" in row ? row.revision : Number(said.revision ?? 1);
    known.set(recipient, Math.max(revision, known.get(recipient) ?? 0));
  }
  return known;
}

/** Notes that a person must notify a recipient. */
export async function insertNeed(
  trx: Trx,
  reference: string,
  recipient: string,
  about: NoticeAbout,
  details: Readonly<Record<string, string>>,
  created_at: number,
) {
  const row = { reference, recipient, about, details: JSON.stringify(details), created_at };
  await trx.insertInto("notice_needs").values(row).execute();
}

/**
 * Ends a need, because a person notified the recipient or decided otherwise.
 *
 * @param outcome what the person did, in their words
 * @returns the reference of the lead; null if it was ended before or never existed
 */
export async function endNeed(
  trx: Trx,
  id: number,
  outcome: string,
  at: number,
): Promise<string | null> {
  const row = await trx
    .updateTable("notice_needs")
    .set({ done_at: at, outcome })
    .where("id", "=", id)
    .where("done_at", "is", null)
    .returning("reference")
    .executeTakeFirst();
  return row?.reference ?? null;
}

/** Leads planned at once, in the request or in a step of the loop. */
const batch = 20;

/**
 * Plans notices about all leads of a person. No lead is passed on or sent any more from this moment;
 * the notices about a large number of leads are planned in batches outside the request.
 *
 * @param hashes of the person under every key, because leads may be stored under an older one
 */
export async function noticePerson(
  router: Router,
  trx: Trx,
  hashes: readonly string[],
  notice: Notice,
): Promise<Planned & { leads: string[] }> {
  if (hashes.length === 0) return { leads: [], told: 0, needs: 0 };

  const at = router.now();
  await waitForClaims(trx, hashes);
  const rows = await findLeads(trx, hashes, at, "").execute();
  const leads = rows.map(({ reference }) => reference);
  const planned = { leads, told: 0, needs: 0 };
  if (leads.length > batch) {
    await stopRouting(router, trx, leads);
    if (endsContact(notice)) await cancelUnsent(trx, leads, notice.about, at);
    await planLater(trx, hashes, notice, at);
    return planned;
  }
  for (const reference of leads) {
    const { told, needs } = await noticeLead(router, trx, reference, notice);
    planned.told += told;
    planned.needs += needs;
  }
  return planned;
}

/**
 * On a shared store another process may be writing a claim without having seen this request. With
 * the row locks, the claim is either visible here, or it will see this request.
 */
async function waitForClaims(trx: Trx, hashes: readonly string[]) {
  await trx
    .selectFrom("deliveries")
    .select("id")
    .where(
      "reference",
      "in",
      trx.selectFrom("persons").select("reference").where("hash", "in", hashes),
    )
    .where("state", "=", "pending")
    .forUpdate()
    .execute();
}

/** Leads and reviews of a person that came before this moment, after a reference. */
function findLeads(db: Db, hashes: readonly string[], before: number, after: string) {
  return db
    .selectFrom("persons")
    .innerJoin("submissions", "submissions.reference", "persons.reference")
    .select("submissions.reference")
    .distinct()
    .where("persons.hash", "in", hashes)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb("submissions.kind", "in", leadKinds),
        eb("submissions.reference", "in", selectFrom("routings").select("routings.reference")),
      ]),
    )
    .where("submissions.received_at", "<=", before)
    .where("submissions.reference", ">", after)
    .orderBy("submissions.reference");
}

/** A repeat adds nothing to what is still to be planned. */
async function planLater(trx: Trx, hashes: readonly string[], notice: Notice, at: number) {
  const { about, stopped = [], request = null, isOverRate = false } = notice;
  const row = { about, stopped: spell(stopped), hashes: hashes.join(" ") };
  const same = await trx
    .selectFrom("notice_plans")
    .select("id")
    .where("about", "=", row.about)
    .where("stopped", "=", row.stopped)
    .where("hashes", "=", row.hashes)
    .where("reached", "=", "")
    .executeTakeFirst();
  if (same) return;

  const rank = isOverRate ? priority.overRate : priority.optOut;
  await trx
    .insertInto("notice_plans")
    .values({ ...row, request, priority: rank, reached: "", created_at: at })
    .execute();
}

/**
 * Plans the next batch of a large number of notices. Several processes may work on the same leads,
 * because a recipient is notified once.
 */
export function watchNotices(relay: Relay): Watch {
  const { db, now, log } = relay;
  return {
    async check() {
      const plan = await db
        .selectFrom("notice_plans")
        .selectAll()
        .orderBy("priority")
        .orderBy("id")
        .executeTakeFirst();
      if (!plan) return;

      const notice: Notice = {
        about: plan.about,
        stopped: contactChannels.filter((channel) => plan.stopped.split(" ").includes(channel)),
        isOverRate: plan.priority === priority.overRate,
        ...(plan.request === null ? {} : { request: plan.request }),
      };
      const hashes = plan.hashes.split(" ");
      const leads = await findLeads(db, hashes, plan.created_at, plan.reached)
        .limit(batch)
        .execute();
      for (const { reference } of leads) {
        try {
          await transact(db, (trx) => noticeLead(relay, trx, reference, notice));
        } catch (error) {
          log.error({ reference, code: errorCode(error) }, "notice not planned: internal error");
          await transact(db, (trx) =>
            insertNeed(trx, reference, "all recipients", plan.about, {}, now()),
          );
        }
      }
      const reached = leads.at(-1)?.reference;
      const own = db.updateTable("notice_plans").where("id", "=", plan.id);
      if (reached !== undefined && leads.length === batch) await own.set({ reached }).execute();
      else await db.deleteFrom("notice_plans").where("id", "=", plan.id).execute();
    },
  };
}

/**
 * Decided at the moment of sending, once the lead's own delivery has ended: a third party gets a
 * notice only if it got the lead, because pending leads are withheld from it.
 */
export async function isNoticeDue(
  db: Db,
  delivery: Delivery,
  { role }: Pick<Destination, "role">,
): Promise<boolean> {
  if (role !== "third_party") return true;

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
  if (newer.kind === "unsubscribe") await cancelSignUps(trx, references, now());
}

/** One in flight cannot be recalled: it is not retried, and the later request waits for it. */
async function cancelSignUps(trx: Trx, references: string[], now: number) {
  await trx
    .updateTable("deliveries")
    .set({ state: "cancelled", reason: superseded, updated_at: now })
    .where("reference", "in", references)
    .where("state", "in", ["pending", "quarantined"])
    .where("lease_token", "is", null)
    .execute();
}
