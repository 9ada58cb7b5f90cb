import { type ContactChannel, channelsIn, isAllContact } from "~/data/contact-channels";
import type { App, InTransaction } from "../app";
import type { Destination } from "../destinations/destination";
import { getsNotices } from "../destinations/index";
import { isPartnerDestination, partnerDestination } from "../destinations/partner";
import { honorBy } from "../privacy/business-days";
import type { PersonHashes } from "../privacy/identity";
import { readOptOut } from "../privacy/opt-out";
import { endings } from "../state/delivery";
import {
  furtherFirm,
  holds,
  isCorrection,
  isPending,
  mayGetMore,
  recipientsOf,
} from "../state/holders";
import { endSearch } from "../state/routing-row";
import { lockSubmissions, readRowsOf, settle } from "../state/settle";
import type { NoticeAbout, SubmissionTable } from "../store/schema";
import { tryPart } from "../store/transact";
import { findLeads, keepStopped, type StoppedChannels } from "../submission/contact-stops";
import { leadKinds, priority } from "../submission/kinds";
import {
  findSubmission,
  issueReference,
  readSubmission,
  textsIn,
  unlessDamaged,
} from "../submission/submission";
import {
  deliveryRow,
  endUnsent,
  type IsMeant,
  insertDelivery,
  isUnsentOf,
  noteMayHave,
  queued,
} from "./queue";
import { passOn } from "./routing";

/** What a notice says. */
export type Notice = {
  about: NoticeAbout;
  /** For a revocation: the ways of contact that are stopped now; a notice names earlier ones too. */
  stopped?: readonly ContactChannel[];
  /** For an authorization that the person ended: the one destination that it was for. */
  only?: string;
  /** The one destination that is told, because it was not known to have the lead before. */
  to?: string;
  /** For a stop that was made elsewhere: until when it must be honored, if not counted from now. */
  dueOn?: string;
  /** For an opt-out that was asked for: the reference of the request; null for one that a list names. */
  request?: string | null;
  /** It was lifted since it was told, or is told for the first time: who knows it is told again. */
  isAnew?: boolean;
  /** Planned although its sender exceeded the rate limit: sent after everything else. */
  isOverRate?: boolean;
};

/**
 * Notices about these leads, with everything that belongs to it: locks them, waits for claims, lets the fact
 * take effect (`takeEffect`), and settles them. A lead that cannot be handled keeps no other from it: the
 * operator must notify its recipients.
 *
 * @returns how many recipients are to be told, also by hand
 */
export async function noticeLeads(
  app: InTransaction,
  references: readonly string[],
  notice: Notice,
): Promise<number> {
  if (references.length === 0) return 0;

  // Another process that plans for the same leads waits here, and then finds who was notified.
  await lockSubmissions(app, references);
  await waitForClaims(app, references);
  const planned = await tryPart(app.db, () => takeEffect(app, references, notice));
  let sum = planned ?? 0;
  for (const reference of planned === null ? references : []) {
    const one = await tryPart(app.db, () => takeEffect(app, [reference], notice));
    // Its recipients are told as if no way led to them.
    const noWays = { ...app, destinations: [] };
    sum += one ?? (await planNotices(noWays, [reference], notice));
  }
  await settle(app, references);
  return sum;
}

/**
 * As `noticeLeads`, about all leads of a person.
 *
 * @param hashes of the person
 * @param madeOn the lead on which it was asked for, even if it is known under none of the hashes
 * @returns these leads
 */
export async function noticePerson(
  app: InTransaction,
  hashes: PersonHashes,
  notice: Notice,
  madeOn?: string,
): Promise<SubmissionTable[]> {
  const own = madeOn === undefined ? [] : [madeOn];
  const found = await findLeads(app.db, hashes);
  const references = [...new Set([...own, ...found])];
  const leads = await lockSubmissions(app, references);
  await noticeLeads(app, references, notice);
  return leads;
}

/**
 * Lets a fact take effect on each of these leads, and plans a notice of it to everybody who has one, or may have
 * it, whether the settings still have that recipient or not. A recipient is notified once of the same fact about
 * the same revision.
 */
async function takeEffect(
  app: InTransaction,
  references: readonly string[],
  notice: Notice,
): Promise<number> {
  const isStop = notice.about === "contact.revoked";
  const stopped: StoppedChannels = isStop ? await keepStopped(app, references) : new Map();
  for (const reference of references) {
    await takeEffectOn(app, reference, notice, allStopped(notice, stopped.get(reference)));
  }
  return planNotices(app, references, notice, stopped);
}

/**
 * What a fact does to a lead, besides the notices. After a stop of some channels, and after an opt-out, what is
 * not sent yet is sent, and says so.
 *
 * @param stopped after a stop: all that is stopped of the lead
 */
async function takeEffectOn(
  app: InTransaction,
  reference: string,
  { about, only, request }: Notice,
  stopped: readonly ContactChannel[],
): Promise<void> {
  const cancel = (which: IsMeant) =>
    endUnsent(app, endings.byNotice(about), isUnsentOf([reference]), which);
  switch (about) {
    case "contact.revoked":
      if (!isAllContact(stopped)) {
        await passOn(app, { reference, occasion: "stopped" });
        return;
      }
      await endSearch(app, [reference]);
      // Who has the lead must know what was corrected, or taken back, before the stop.
      await cancel((is) => is.not(isCorrection(is)));
      break;
    case "privacy.opted_out":
      await keepFromThirdParties(app, reference);
      // A signal, or an address that is on the list, keeps a lead from third parties only, so it may still find
      // another firm.
      if (request === undefined) {
        await passOn(app, { reference, occasion: "stopped" });
        return;
      }
      // It was asked for, here or by an entry of a list that was imported.
      await endSearch(app, [reference]);
      await keepFromFurther(app, reference);
      break;
    case "lead.withdrawn":
    case "lead.erased":
      await endSearch(app, [reference]);
      await cancel((is) => (only === undefined ? is.lit(true) : is("d.destination", "=", only)));
      if (only !== undefined) await keepFromFurther(app, reference);
  }
  // It is with a firm that may have it, if its own has not.
  await passOn(app, { reference, occasion: "again" });
}

/** After an opt-out, what waits for a third party is not sent: a certificate that nobody may keep is no need. */
async function keepFromThirdParties(app: InTransaction, reference: string) {
  const others = app.destinations.filter(
    ({ role, partner }) => role === "third_party" && partner === null,
  );
  const row = others.length > 0 && (await findSubmission(app.db, reference));
  const submission = row && unlessDamaged(() => readSubmission(row));
  // Nothing is sent of what cannot be read.
  if (!submission) return;
  const { optOut } = await readOptOut(app.db, app.keys, submission);
  const names = others.map(({ name }) => name);
  await endUnsent(app, endings.optedOut(optOut), isUnsentOf([reference]), (is) =>
    is.and([is("d.destination", "in", names), is("d.state", "=", isPending)]),
  );
}

/** What waits for a further firm is not sent. */
async function keepFromFurther(app: InTransaction, reference: string) {
  const [rows] = await readRowsOf(app.db, [reference]);
  const destination = rows ? furtherFirm(rows) : null;
  if (destination === null) return;
  await endUnsent(app, endings.noFurtherFirm, isUnsentOf([reference]), (is) =>
    is.and({ "d.destination": destination, "d.state": "pending" }),
  );
}

/** Of a lead that cannot be read, `kept` has nothing. */
function allStopped({ stopped = [] }: Notice, kept: readonly ContactChannel[] = []) {
  return channelsIn([...kept, ...stopped].join(" "));
}

async function planNotices(
  app: InTransaction,
  references: readonly string[],
  notice: Notice,
  kept: StoppedChannels = new Map(),
): Promise<number> {
  const { about, request } = notice;
  const recipients = await findRecipients(app, references, notice);
  for (const one of recipients) {
    const { reference, destination, revision, person_key } = one;
    const way = wayTo(app, destination);
    await insertDelivery(app, {
      ...queued(app, way),
      reference: request ?? reference,
      purpose: "notice",
      message_id: await issueReference(app.db),
      regarding: reference,
      revision,
      person_key,
      priority: notice.isOverRate ? priority.overRate : priority.optOut,
      about,
      details: JSON.stringify(detailsOf(notice, app.now(), kept.get(reference))),
      ...(way.isGone && { ...endings.noWay, person_key: "" }),
    });
  }
  return recipients.length;
}

/**
 * Notes that a firm may have a lead (`noteMayHave`), because it says so, and tells it what happened before that
 * was known: which contact is stopped, an opt-out, and what was corrected. For example, Lee answered 429,
 * Roe got the lead, Ann corrected her name and stopped texts, and then Lee reports *contacted*.
 */
export async function noteRecipient(
  app: InTransaction,
  { reference, partner }: { reference: string; partner: string },
  isMeant: IsMeant,
): Promise<void> {
  if (!(await noteMayHave(app, isMeant))) return;
  const [rows] = await readRowsOf(app.db, [reference]);
  const submission = rows && unlessDamaged(() => readSubmission(rows.submission));
  if (!submission) return;
  const to = partnerDestination(partner);
  const stopped = channelsIn(rows.submission.stopped);
  if (stopped.length > 0) {
    await planNotices(app, [reference], { about: "contact.revoked", stopped, to });
  }
  const { optOut } = await readOptOut(app.db, app.keys, submission);
  if (optOut.length > 0 && submission.optedOut.length === 0) {
    await planNotices(app, [reference], { about: "privacy.opted_out", to });
  }
  const isCurrent = rows.deliveries.some(
    ({ destination, purpose, revision, state, ambiguous }) =>
      destination === to &&
      purpose === "submission" &&
      revision === submission.revision &&
      (state !== "cancelled" || ambiguous > 0),
  );
  if (isCurrent || !mayGetMore(rows.routing, partner, app.now())) return;
  const way = wayTo(app, to);
  const row = await deliveryRow(app, submission, way);
  await insertDelivery(app, { ...row, ...(way.isGone && endings.noWay) });
}

type Way = Pick<Destination, "name" | "channel" | "role" | "deadline"> & {
  isGone: boolean;
};

/** The settings may no longer have a recipient: then no message reaches it. */
export function wayTo({ destinations }: App, name: string): Way {
  const found = destinations.find((one) => one.name === name);
  if (found) return { ...found, isGone: false };
  return { name, channel: name, role: "service_provider", isGone: true };
}

function detailsOf(notice: Notice, at: number, kept?: readonly ContactChannel[]) {
  if (notice.about === "privacy.opted_out") return {};
  const due_on = notice.dueOn ?? honorBy(at);
  if (notice.only !== undefined) return { due_on, cause: "authorization_ended" };
  const stopped = allStopped(notice, kept).join(" ");
  return stopped === "" ? { due_on } : { due_on, stopped };
}

/**
 * Who has a lead, may have it, or is being sent it now, by the newest revision, without those who
 * were notified. An opt-out also concerns a pending delivery: it will be sent, but a third party
 * gets none.
 */
async function findRecipients(app: InTransaction, references: readonly string[], notice: Notice) {
  const isOptOut = notice.about === "privacy.opted_out";
  const rows = await app.db
    .selectFrom("deliveries")
    .innerJoin("submissions", "submissions.reference", "deliveries.reference")
    .select(["deliveries.reference", "destination", "deliveries.revision", "person_key"])
    .select(["deliveries.state", "cause", "ambiguous", "lease_token", "purpose"])
    .where("deliveries.reference", "in", references)
    .where((is) =>
      is.or([is("submissions.kind", "in", leadKinds), isPartnerDestination("destination")]),
    )
    .where("purpose", "=", "submission")
    .orderBy("deliveries.id")
    .execute();
  const takesIt = (name: string) =>
    app.destinations.some((one) => one.name === name && one.role !== "third_party");
  const recipients = recipientsOf(
    rows.filter(
      ({ destination }) =>
        getsNotices(destination) && (notice.only ?? notice.to ?? destination) === destination,
    ),
    (row) => isOptOut && holds([row]) === "soon" && takesIt(row.destination),
  );
  if (notice.isAnew) return recipients;
  const known = await readNotified(app, references, notice);
  return recipients.filter((row) => (known.get(recipientKey(row)) ?? 0) < row.revision);
}

function recipientKey(of: { reference: string | null; destination: string }): string {
  return `${of.reference} ${of.destination}`;
}

/** The newest revision about which each recipient was notified of this, or is to be. */
async function readNotified(
  { db }: InTransaction,
  references: readonly string[],
  { about, stopped = [] }: Notice,
) {
  const notices = await db
    .selectFrom("deliveries")
    .select(["regarding as reference", "destination", "revision", "details"])
    .where("regarding", "in", references)
    .where("purpose", "=", "notice")
    .where("about", "=", about)
    .where("state", "!=", "cancelled")
    .execute();
  const known = new Map<string, number>();
  for (const row of notices) {
    // A stop of more channels includes one of fewer.
    const covered = channelsIn(textsIn(row.details).stopped ?? "");
    if (!stopped.every((channel) => covered.includes(channel))) continue;
    const key = recipientKey(row);
    known.set(key, Math.max(row.revision, known.get(key) ?? 0));
  }
  return known;
}

/**
 * On a shared store another process may be writing a claim without having seen this request. With
 * the row locks, the claim is either visible here, or it will see this request.
 */
export async function waitForClaims({ db }: InTransaction, references: readonly string[]) {
  await db
    .selectFrom("deliveries")
    .select("id")
    .where("reference", "in", references)
    .where("state", "=", isPending)
    .forUpdate()
    .execute();
}
