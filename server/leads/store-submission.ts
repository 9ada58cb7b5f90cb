import { cleanText } from "~/data/clean";
import { day } from "~/data/dates";
import { normalizeEmail } from "~/data/formats";
import {
  caseTitleField,
  certificateFields,
  formVersionField,
  hiddenFields,
  pageSourceField,
} from "~/data/forms/hidden";
import { answerPrefix, honeypot, wireNames } from "~/data/forms/wire-names";
import type { App, InTransaction } from "../app";
import { hasReachablePartner } from "../config/partners";
import { events } from "../events";
import { noticeLeads } from "../outbox/notices";
import { plan } from "../outbox/plan";
import {
  hashesUnder,
  keyedHash,
  newestHashes,
  normalizePhone,
  type PersonHashes,
  phoneExtension,
  usPhone,
} from "../privacy/identity";
import { senderNetwork } from "../privacy/ip-address";
import { withSuppression } from "../privacy/opt-out";
import type { SecretKeys } from "../privacy/secret-keys";
import { noState, stateOf } from "../state/settle";
import type { Db, SubmissionTable } from "../store/schema";
import { logFault } from "../store/store-error";
import { lockPerson, transact } from "../store/transact";
import { type SubmissionKind, submissionKinds } from "../submission/kinds";
import { insertSubmission } from "../submission/row";
import {
  drawOwn,
  fieldColumns,
  findSubmission,
  formLanguage,
  isUnused,
  readContact,
  type Submission,
  spokenField,
} from "../submission/submission";
import type { Values } from "./check-post";
import { type FormPost, pageSource, type ShownForm, senderAddress } from "./form-post";
import { applyPreferences, honorSignal } from "./preferences";
import { certificateStatus, storeReceipt } from "./receipt";

// What is stored of a post that was accepted: the submission, its receipt, its deliveries, and what it
// asks of the suppression lists, in one transaction.

/** A submission before it is stored. */
export type NewSubmission = Omit<Submission, "reference"> & {
  ipSource: SubmissionTable["ip_source"];
  /** Keyed hashes of kind and visible fields, under every key, newest first. */
  fingerprints: readonly [string, ...string[]];
};

export function newSubmission(
  post: FormPost,
  values: Values,
  keys: SecretKeys,
  at: number,
): NewSubmission {
  const { form, entries, facts, page } = post;
  const { kind, isLead, contact: names } = submissionKinds[form.kind];
  const told = visibleValues(post, values);
  const answers = sharedAnswers(post, values);
  const address = senderAddress(post, values);
  const contact = readContact(kind, told);
  // Spam that repeats a real submission is its duplicate. A real one that repeats spam is not.
  const isSpam = Boolean(entries.get(honeypot)?.some((value) => cleanText(value) !== ""));
  const compared = {
    ...told,
    ...(kind === "case" && post.case ? { case: post.case.slug } : {}),
    ...(answers ? { answers: JSON.stringify(answers) } : {}),
  };
  const fingerprints = fingerprintsUnder(keys, kind, compared);
  const asSpam = () => fingerprintsUnder(keys, kind, { ...compared, [honeypot]: "filled" });
  const certificate = certificateFields.map(({ name }) => [name, values[name] ?? ""]);

  return {
    kind,
    state: isSpam ? "quarantined" : "accepted",
    revision: 1,
    receivedAt: at,
    erasedAt: null,
    case: { slug: post.case?.slug ?? null, title: post.case?.title ?? null },
    page: {
      origin: facts.publicOrigin,
      path: page.path,
      source: pageSource(facts.publicOrigin, page, entries.get(pageSourceField.name)?.[0]),
    },
    contact,
    fields: {
      ...told,
      ...spokenField(),
      ...(isLead ? Object.fromEntries(certificate) : {}),
      ...(names.phone ? { phone_e164: usPhone(contact.phone) ?? "" } : {}),
    },
    answers,
    optedOut: facts.reasons,
    ip: address?.ip ?? null,
    ipSource: address?.source ?? null,
    fingerprints: isSpam ? [...asSpam(), ...fingerprints] : fingerprints,
  };
}

const hidden = new Set<string>([
  ...[caseTitleField(), ...hiddenFields].map(({ name }) => name),
  "intent",
  "formType",
]);
/** Consent boxes: stored in the receipt, not among the fields. */
const choices = new Set(["consent", "share_answers"]);

/** The visible fields by stored name. */
function visibleValues({ form }: FormPost, values: Values): Values {
  const stored = new Map(form.fields.map((field) => [field.name, storedName(field)]));
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !hidden.has(name) && !choices.has(name) && !name.startsWith(answerPrefix))
      .map(([name, value]) => [stored.get(name) ?? name, value]),
  );
}

export function storedName(field: FormPost["form"]["fields"][number]): string {
  return field.type === "hidden" ? field.name : (field.storedAs ?? field.name);
}

/** Quiz answers if the visitor chose to pass them on; null: dropped. */
function sharedAnswers({ form }: FormPost, values: Values): Values | null {
  if (form.kind !== "case" || values.share_answers !== "yes") return null;

  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(answerPrefix))
      .map(([name, value]) => [name.slice(answerPrefix.length), value]),
  );
}

type CheckedPost = {
  post: FormPost;
  values: Values;
  shown: ShownForm & { version: string };
  /** Its sender exceeded the rate limit: it takes effect at once and is delivered last. */
  isOverRate: boolean;
};

type Stored = { reference: string; isNew: boolean };

/**
 * Stores the submission, its receipt, its deliveries and its preferences in one transaction. A
 * duplicate of the last 24 hours gets the reference of the first; its preferences are applied
 * again.
 */
export async function store(app: App, made: NewSubmission, posted: CheckedPost): Promise<Stored> {
  const { kind, contact, receivedAt: at } = made;
  // Earlier leads may be stored under an older key.
  const hashes = hashesUnder(app.keys, contact);
  const stored = await transact(app, async (app) => {
    await lockPerson(app.db, hashes);
    const { isListed, isStopped } = await readLists(app.db, hashes, at);
    const optedOut = withSuppression(made.optedOut, isListed);
    const { reference, isNew } = await claimReference(app, made);
    // An opt-out makes no difference before this, so that the same form sent again is a duplicate.
    // Answers of a person on the list are kept, because their absence would tell the sender that the
    // person is listed; they are withheld at sending.
    const answers = made.optedOut.length > 0 ? null : made.answers;
    const submission = { ...made, reference, optedOut, answers };
    if (isNew) await insert(app, submission, posted);

    await applyPreferences(app, submission, { isNew, isOverRate: posted.isOverRate });
    const first = isNew ? undefined : await findSubmission(app.db, reference);
    // Sent again, with the signal: whoever has it must know.
    if (first) await honorSignal(app, first, { reasons: made.optedOut });
    if (isNew && isStopped) await noticeLeads(app, [reference], { about: "contact.revoked" });
    return { reference, isNew };
  });
  const { reference, isNew } = stored;
  const isSpam = made.state === "quarantined";
  const request = posted.post.facts.requestId;
  app.log.info({ request, reference, kind, isNew, isSpam }, "submission stored");
  if (isNew) events.emit("stored", kind);
  return stored;
}

/**
 * Whether a person is on the `sale` list, and whether contact was stopped since the form came in. In one
 * query, because each form waits for it.
 */
async function readLists(db: Db, hashes: PersonHashes, at: number) {
  if (hashes.length === 0) return { isListed: false, isStopped: false };
  const { isListed, isStopped } = await db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(
        selectFrom("suppressions")
          .select("hash")
          .where("scope", "=", "sale")
          .where("hash", "in", hashes),
      ).as("isListed"),
      exists(
        selectFrom("contact_stops")
          .select("hash")
          .where("hash", "in", hashes)
          .where("created_at", ">=", at),
      ).as("isStopped"),
    ])
    .executeTakeFirstOrThrow();
  // SQLite returns numbers.
  return { isListed: Boolean(isListed), isStopped: Boolean(isStopped) };
}

async function insert(
  app: InTransaction,
  submission: NewSubmission & { reference: string },
  { post, values, shown, isOverRate }: CheckedPost,
): Promise<void> {
  const { config } = app;
  const { reference, kind, contact } = submission;
  const { isLead } = submissionKinds[kind];
  const { firms } = post;
  const hashes = newestHashes(app.keys, contact);
  if (hashes.length > 0) {
    const persons = hashes.map((hash) => ({ reference, hash }));
    await app.db.insertInto("persons").values(persons).execute();
  }
  await storeReceipt(app, submission, {
    shown,
    language: formLanguage(submission),
    firms: firms.map(({ name }) => name),
    at: submission.receivedAt,
    certificate: certificateStatus(config, values),
    shareAnswers: kind === "case" ? submission.answers !== null : null,
    personal: {
      ip: submission.ip ?? "",
      ip_source: submission.ipSource ?? "",
      user_agent: post.facts.userAgent,
      certificate_url: values[wireNames.certificateUrl] ?? "",
      certificate_token: values[wireNames.certificateToken] ?? "",
      certificate_ping_url: values[wireNames.certificatePing] ?? "",
    },
  });
  const named = firms.flatMap(({ id }) => id ?? []);
  const version = post.entries.get(formVersionField.name)?.[0];
  // A review of the contact form, by somebody who saw these firms.
  const isReview = !isLead && shown.consent !== null && version === shown.version;
  const isRouted = (isLead || isReview) && hasReachablePartner(config);
  const planned = await plan(app, submission, isRouted ? named : null, isOverRate);
  // The last row, because its state is made of the others.
  const row = submissionRow(submission);
  const state = stateOf({ submission: row, ...planned, notes: [] });
  await insertSubmission(app.db, { ...row, ...state });
}

/** `readSubmission` reads it again. */
export function submissionRow(one: NewSubmission & { reference: string }): SubmissionTable {
  return {
    reference: one.reference,
    kind: one.kind,
    case_slug: one.case.slug,
    case_title: one.case.title,
    received_at: one.receivedAt,
    state: one.state,
    revision: one.revision,
    origin: one.page.origin,
    path: one.page.path,
    page_source: one.page.source,
    answers: one.answers && JSON.stringify(one.answers),
    opted_out: JSON.stringify(one.optedOut),
    ip: one.ip,
    ip_source: one.ipSource,
    fingerprint: one.fingerprints[0],
    erased_at: null,
    ...fieldColumns(one.kind, one.fields),
    ...noState,
  };
}

/** For so long, an equal submission is a duplicate. */
const lifeMs = day;

/** Equal hashes mean equal submissions. */
export function fingerprintsUnder(
  [newest, ...older]: SecretKeys,
  kind: SubmissionKind["kind"],
  fields: Values,
): readonly [string, ...string[]] {
  const { contact } = submissionKinds[kind];
  const normal = Object.entries(fields)
    .map(([name, value]) => [name, normalize(name, value, contact)])
    .sort();

  const text = `fingerprint:${kind}:${JSON.stringify(normal)}`;
  return [keyedHash(newest, text), ...older.map((key) => keyedHash(key, text))];
}

function normalize(name: string, value: string, contact: SubmissionKind["contact"]): string {
  if (name === contact.email) return normalizeEmail(value);
  // Includes the extension, because adding one is new information.
  if (name === contact.phone) return `${normalizePhone(value)} ${phoneExtension(value)}`;
  return value.replace(/\s+/g, " ").trim();
}

type Lookup = {
  /** Under every key, newest first. */
  fingerprints: readonly [string, ...string[]];
  receivedAt: number;
};

/**
 * A reference for a submission: its own, or that of an equal one from the last 24 hours. The
 * database lets in one of several parallel duplicates; the others wait for its commit and then find
 * it.
 */
export async function claimReference(
  app: InTransaction,
  { fingerprints, receivedAt: at }: Lookup,
  draw?: () => string,
): Promise<{ reference: string; isNew: boolean }> {
  const [newest, ...older] = fingerprints;
  // Claiming detects a duplicate of the newest one only. The others have to be looked up first.
  const earlier = older.length > 0 ? await findDuplicate(app, older, at) : undefined;
  if (earlier) return { reference: earlier, isNew: false };
  for (;;) {
    const reference = drawOwn(draw);
    const row = { fingerprint: newest, reference, expires_at: at + lifeMs };
    const { numInsertedOrUpdatedRows } = await app.db
      .insertInto("fingerprints")
      .columns(["fingerprint", "reference", "expires_at"])
      .expression(
        app.db
          .selectNoFrom(({ val }) => [
            val(row.fingerprint).as("fingerprint"),
            val(row.reference).as("reference"),
            val(row.expires_at).as("expires_at"),
          ])
          .where(isUnused(reference)),
      )
      .onConflict((conflict) =>
        conflict.column("fingerprint").doUpdateSet(row).where("fingerprints.expires_at", "<=", at),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return { reference, isNew: true };

    const duplicate = await findDuplicate(app, [newest], at);
    // None left: another process has just deleted it, or the reference was drawn before.
    if (duplicate) return { reference: duplicate, isNew: false };
  }
}

async function findDuplicate(
  { db }: InTransaction,
  fingerprints: readonly string[],
  at: number,
): Promise<string | undefined> {
  const duplicate = await db
    .selectFrom("fingerprints")
    .select("reference")
    .where("fingerprint", "in", fingerprints)
    .where("expires_at", ">", at)
    .executeTakeFirst();
  return duplicate?.reference;
}

/**
 * When the same sender first sent an equal submission in the last 24 hours; null if nobody did, or
 * somebody else, whose earlier submission must not be revealed. A post is answered although this
 * cannot be looked up.
 */
export async function findOwnFirst(
  { db, log }: App,
  { fingerprints, receivedAt: at }: Lookup,
  ip: string | null,
): Promise<number | null> {
  try {
    const first = await db
      .selectFrom("fingerprints")
      .innerJoin("submissions", "submissions.reference", "fingerprints.reference")
      .select(["submissions.ip", "submissions.received_at"])
      .where("fingerprints.fingerprint", "in", fingerprints)
      .where("expires_at", ">", at)
      .where("submissions.ip_source", "=", "server")
      .executeTakeFirst();
    const isOwn = first?.ip && ip && senderNetwork(first.ip) === senderNetwork(ip);
    return isOwn ? first.received_at : null;
  } catch (error) {
    logFault(log, error, "earlier post not looked up");
    return null;
  }
}
