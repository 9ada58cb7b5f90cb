import { businessDaysAfter } from "~/data/business-days";
import { stopRouting } from "../routing/route-lead";
import type { NoticeAbout } from "../store/schema";
import { isShared } from "../store/transact";
import { leadKinds, priority } from "../submission/kinds";
import { issueReference, parseTexts } from "../submission/submission";
import type { Trx } from "./context";
import type { Router } from "./plan";

type LeadNotice = {
  /** Reference of the lead. */
  reference: string;
  about: Exclude<NoticeAbout, "privacy.opted_out" | "lead.corrected">;
  /** For a revocation: the ways of contact that must stop. */
  stopped?: readonly ("calls" | "texts" | "emails")[];
  /** For a revoked authorization: the one destination that it was for. */
  only?: string;
};

/** Business days that a recipient has to comply (47 CFR 64.1200(a)(10)). */
const daysToHonor = 10;

/**
 * Tells each recipient that was or may have been sent a lead that it was withdrawn or erased, or
 * that contact must stop; the lead is then passed on to nobody else. Deliveries not yet sent are
 * cancelled, unless only some ways of contact stop. If no message can reach a recipient, the
 * operator is asked to tell it. Called again for the same fact, it tells and asks nobody twice.
 */
export async function notifyRecipients(
  router: Router,
  trx: Trx,
  notice: LeadNotice,
): Promise<{ told: number; needs: number }> {
  const { reference, about, stopped = [], only } = notice;
  const at = router.now();
  await lockLead(trx, reference);
  await stopRouting(router, trx, [reference]);
  const isWhole = about !== "contact.revoked" || stopped.length === 3;
  if (isWhole) await cancelUnsent(trx, { reference, about, only }, at);

  const details = JSON.stringify({
    due_on: businessDaysAfter(at, daysToHonor),
    ...(stopped.length > 0 ? { stopped: stopped.join(" ") } : {}),
  });
  let [told, needs] = [0, 0];
  for (const recipient of await readRecipients(trx, notice)) {
    const destination = router.destinations.find(({ name }) => name === recipient.destination);
    if (destination && destination.notices.length === 0) continue;

    if (destination) {
      const { channel } = destination;
      await planNotice(trx, { recipient, channel, about, details, at });
      told += 1;
    } else {
      const row = { reference, recipient: recipient.destination, about, details, created_at: at };
      await trx.insertInto("notice_needs").values(row).execute();
      needs += 1;
    }
  }
  return { told, needs };
}

/** Another process that tells of the same lead waits here, and then finds who has been told. */
async function lockLead(trx: Trx, reference: string) {
  if (!isShared(trx)) return;
  await trx
    .selectFrom("submissions")
    .select("reference")
    .where("reference", "=", reference)
    .forNoKeyUpdate()
    .execute();
}

type Recipient = Awaited<ReturnType<typeof readRecipients>>[number];

/** Deliveries sent, possibly sent or being sent now; the newest revision counts. */
async function readRecipients(trx: Trx, notice: LeadNotice) {
  const { reference, about, only } = notice;
  const rows = await trx
    .selectFrom("deliveries")
    .innerJoin("submissions", "submissions.reference", "deliveries.reference")
    .select(["deliveries.reference", "destination", "deliveries.revision", "person_key"])
    .where("deliveries.reference", "=", reference)
    .where("submissions.kind", "in", leadKinds)
    .where("purpose", "=", "submission")
    .where("destination", "not in", ["ping", "retain", "confirmation", "staff"])
    .$if(only !== undefined, (query) => query.where("destination", "=", only ?? ""))
    .where((is) =>
      is.or([
        is("deliveries.state", "=", "delivered"),
        is("ambiguous", ">", 0),
        is.and([is("deliveries.state", "=", "pending"), is("lease_token", "is not", null)]),
      ]),
    )
    .orderBy("deliveries.id")
    .execute();
  const told = await trx
    .selectFrom("deliveries")
    .select("destination")
    .where("regarding", "=", reference)
    .where("about", "=", about)
    // Each revocation may concern other ways of contact.
    .where("about", "!=", "contact.revoked")
    .where("state", "!=", "cancelled")
    .execute();
  const names = [...told.map(({ destination }) => destination), ...(await readAsked(trx, notice))];
  return [...new Map(rows.map((row) => [row.destination, row])).values()].filter(
    ({ destination }) => !names.includes(destination),
  );
}

/**
 * Recipients that a person was asked to tell of this, or has told. A revocation that repeats an
 * earlier one is news once the earlier one is done.
 */
async function readAsked(trx: Trx, { reference, about, stopped = [] }: LeadNotice) {
  const needs = await trx
    .selectFrom("notice_needs")
    .select(["recipient", "details", "done_at"])
    .where("reference", "=", reference)
    .where("about", "=", about)
    .execute();
  const isSame = ({ details, done_at }: (typeof needs)[number]) =>
    about !== "contact.revoked" ||
    (done_at === null && parseTexts(details).stopped === stopped.join(" "));
  return needs.filter(isSame).map(({ recipient }) => recipient);
}

type Planned = {
  recipient: Recipient;
  channel: string;
  about: NoticeAbout;
  details: string;
  at: number;
};

async function planNotice(trx: Trx, { recipient, at, ...told }: Planned) {
  const { reference } = recipient;
  await trx
    .insertInto("deliveries")
    .values({
      ...recipient,
      ...told,
      purpose: "notice",
      message_id: await issueReference(trx),
      regarding: reference,
      priority: priority.optOut,
      state: "pending",
      attempts: 0,
      ambiguous: 0,
      next_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

type Unsent = Pick<LeadNotice, "reference" | "about"> & { only: string | undefined };

async function cancelUnsent(trx: Trx, { reference, about, only }: Unsent, at: number) {
  await trx
    .updateTable("deliveries")
    .set({ state: "cancelled", reason: about, updated_at: at })
    .where("reference", "=", reference)
    .where("purpose", "=", "submission")
    .$if(only !== undefined, (query) => query.where("destination", "=", only ?? ""))
    .where("state", "in", ["pending", "refused", "expired"])
    .where("lease_token", "is", null)
    .execute();
}
