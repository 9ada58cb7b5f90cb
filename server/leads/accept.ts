import { dateInNewYork, minute } from "~/data/dates";
import { formMessages } from "~/data/form-messages";
import {
  certificateFields,
  formVersionField,
  hiddenFields,
  pageSourceField,
} from "~/data/forms/hidden";
import { honeypot } from "~/data/forms/honeypot";
import { answerPrefix } from "~/data/forms/prefixes";
import { wireNames } from "~/data/forms/wire-names";
import { type App, type KeptApp, keepFirms } from "../app";
import type { Config } from "../config/config";
import { hasReachablePartner } from "../config/partners";
import { events } from "../events";
import { attemptNow, joinAttempt } from "../outbox/first-attempt";
import { noticePerson } from "../outbox/notices";
import { plan, supersede } from "../outbox/plan";
import { settle, settleNew } from "../outbox/settle";
import { noState } from "../outbox/state";
import { hashesUnder, newestHashes, usPhone } from "../privacy/identity";
import { isSuppressed, type OptOutReason, suppress, withSuppression } from "../privacy/opt-out";
import { logRequest } from "../privacy/privacy-log";
import type { SecretKeys } from "../privacy/secret-keys";
import { takesCase, takesState } from "../routing/choose-partner";
import { logFault } from "../store/log-fault";
import type { SubmissionTable, Trx } from "../store/schema";
import { transact } from "../store/transact";
import { type SubmissionKind, submissionKinds } from "../submission/kinds";
import {
  type Contact,
  formLanguage,
  listColumns,
  readContact,
  type Submission,
  spokenField,
} from "../submission/submission";
import {
  check,
  fieldSchema,
  formVersion,
  makeReply,
  type Rejection,
  type Reply,
  type Values,
} from "./check";
import { claimReference, findOwnFirst, fingerprintsUnder } from "./duplicate";
import { makeTicket } from "./find-confirmation";
import { type FormPost, pageSource, type ShownForm, senderAddress } from "./read";
import { certificateStatus, storeReceipt } from "./receipt";

type Intake =
  /** The ticket lets the page after sending show the private code of a lead. */
  | { kind: "accepted"; reference: string; ticket: string | null }
  | { kind: "invalid"; reply: Reply }
  /** Too many posts from one address; `retryAfter` in whole seconds. */
  | { kind: "limited"; reply: Reply; retryAfter: number }
  /**
   * From a state that the operator excludes or no firm covers, or about a case that no firm takes;
   * nothing was stored.
   */
  | { kind: "declined"; about: "state" | "case"; state: string }
  /** From a child, who is asked to fetch a parent or guardian; nothing was stored. */
  | { kind: "too_young" }
  /** Nothing could be stored. */
  | { kind: "unavailable"; reply: Reply };

/**
 * Checks a posted form, stores it once with its receipt and deliveries, and returns what to answer.
 * `accepted` means that it is committed.
 */
export async function receive(opened: App, post: FormPost): Promise<Intake> {
  // It is stored for the firms for which it is checked.
  const app = keepFirms(opened);
  const { config } = app;
  const { form, entries, facts } = post;
  const at = app.now();
  const rules = submissionKinds[form.kind];
  const { values, reply } = check(form.fields, entries, at);
  const reject = (why: Rejection) => makeReply(form.fields, entries, why);
  const made = newSubmission(post, values, app.keys, at);

  const admission = await admit(app, rules, made, facts.ip, reply === null);
  if (admission.retryAfter > 0) {
    const { retryAfter } = admission;
    return { kind: "limited", reply: reject({ message: formMessages().tooMany }), retryAfter };
  }
  // A child needs a guardian, whatever the state and whatever else is missing.
  if (isChild(birthDate(post, at), at)) return { kind: "too_young" };
  const shown = findShown(config, post);
  if (!shown) {
    // A ticked box would be consent to words that nobody has read.
    const kept = new Map([...entries].filter(([name]) => name !== "consent"));
    const message = formMessages().changed;
    return { kind: "invalid", reply: makeReply(form.fields, kept, { message }) };
  }
  if (reply) return { kind: "invalid", reply };
  const state = values.state ?? "";
  const about = rules.isLead ? whyDeclined(config, post, state) : null;
  if (about) return { kind: "declined", about, state };

  const { isOverRate } = admission;
  const submission = isOverRate
    ? newSubmission(post, withoutFreeText(rules, values), app.keys, at)
    : made;
  const posted = { post, values, shown, isOverRate };
  const stored = await store(app, submission, posted).catch((error: unknown) => {
    logFault(app.log, error, "nothing stored", { kind: rules.kind });
    return null;
  });
  if (!stored) return { kind: "unavailable", reply: reject({ message: formMessages().notStored }) };

  const { reference, isNew } = stored;
  // A duplicate waits for the attempt of the first post: after a double click the visitor sees only
  // the second response.
  const result = await (isNew
    ? attemptNow(app, reference, rules.kind)
    : joinAttempt(app, reference));
  if (result.kind === "refused") {
    const reason = result.message || formMessages().emailNotAccepted;
    const text = formMessages().emailRefused(reason);
    const field = form.fields.find((one) => storedName(one) === rules.contact.email);
    const name = field?.name ?? rules.contact.email;
    const reply = reject({ fieldErrors: { [name]: [text] }, below: { name, text } });
    return { kind: "invalid", reply };
  }
  const sentAt = isNew ? at : await findOwnFirst(app, submission, facts.ip);
  // A repeat that may come from somebody else or much later must not open what the first one opened.
  const hasTicket = rules.isLead && sentAt !== null && at - sentAt <= doubleClickMs;
  return {
    kind: "accepted",
    reference,
    ticket: hasTicket ? makeTicket(app.keys[0], reference, sentAt) : null,
  };
}

const doubleClickMs = minute;

/**
 * The words of the form that the visitor saw, and their version. Null if that form is no longer
 * served: the consent would cover other firms or other words. Until leads go to a firm, a post
 * without a version counts as the current form.
 */
function findShown(config: Config, post: FormPost) {
  const { form, entries, served, firms = config.partners } = post;
  const names = firms.map(({ name }) => name);
  const all = served ?? [{ shown: form, consent: null, disclosure: null }];
  const versions = all.map((one) => ({ ...one, version: formVersion(one, names) }));
  const posted = entries.get(formVersionField.name)?.[0] ?? "";
  const isVersioned = served && form.fields.some(({ name }) => name === formVersionField.name);
  // A review that names no version is kept, but no firm may get it.
  const isFree = !hasReachablePartner(config) || !submissionKinds[form.kind].isLead;
  if (!isVersioned || (posted === "" && isFree)) return versions[0];
  return versions.find(({ version }) => version === posted);
}

/** Before leads go to any firm, nothing is refused on account of the firms. */
function whyDeclined(config: Config, post: FormPost, state: string) {
  const { firms = config.partners } = post;
  if (config.EXCLUDED_STATES.includes(state)) return "state";
  if (!hasReachablePartner(config)) return null;

  const takers = firms.filter((firm) => takesCase(firm, post.case?.slug ?? null));
  if (takers.length === 0) return "case";
  return takers.some((firm) => takesState(firm, state)) ? null : "state";
}

/**
 * Counts a post against its sender's rate limit. Posts exempt from it (a sender's own repeats,
 * opt-outs and unsubscribes) have a second, higher limit; `isOverRate` if they needed it. Without a
 * known address there is no limit: with one shared bucket, one sender could lock out all others.
 */
async function admit(
  app: App,
  rules: SubmissionKind,
  submission: NewSubmission,
  ip: string | null,
  isValid: boolean,
): Promise<{ retryAfter: number; isOverRate: boolean }> {
  const { config, limiter } = app;
  if (ip === null || config.SUBMIT_RATE === 0) return { retryAfter: 0, isOverRate: false };

  const isRepeat = isValid && (await findOwnFirst(app, submission, ip)) !== null;
  const wait = isRepeat ? 0 : await limiter.wait(ip);
  const isExempt = isRepeat || (wait > 0 && rules.beyondRate !== null);
  return { retryAfter: isExempt ? await limiter.waitExempt(ip) : wait, isOverRate: wait > 0 };
}

/** A flood of posts must not fill the store with long texts. */
function withoutFreeText({ beyondRate }: SubmissionKind, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !beyondRate?.dropped.includes(name)),
  );
}

/** Undefined unless the form asks for it and it is a day that may be given. */
function birthDate({ form, entries }: FormPost, at: number): string | undefined {
  const field = form.fields.find(({ name }) => name === "dob");
  return field && fieldSchema(field, at).safeParse(entries.get(field.name)?.[0]).data;
}

/** Children's Online Privacy Protection Act, 15 U.S.C. 6501(1): a child is under 13. */
const consentAge = 13;

/** @param birth ISO date; the day is that of the moment `at` in America/New_York */
export function isChild(birth: string | undefined, at: number): boolean {
  if (!birth) return false;

  const year = Number(birth.slice(0, 4)) + consentAge;
  return `${year}${birth.slice(4)}` > dateInNewYork(at);
}

/** A submission before it is stored. */
type NewSubmission = Omit<Submission, "reference"> & {
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
  // A real submission is not a duplicate of an earlier spam one.
  const isSpam = Boolean(entries.get(honeypot)?.some((value) => value !== ""));
  const compared = {
    ...told,
    ...(kind === "case" && post.case ? { case: post.case.slug } : {}),
    ...(answers ? { answers: JSON.stringify(answers) } : {}),
    ...(isSpam ? { [honeypot]: "filled" } : {}),
  };
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
    fingerprints: fingerprintsUnder(keys, kind, compared),
  };
}

const hidden = new Set<string>([...hiddenFields.map(({ name }) => name), "intent", "formType"]);
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

function storedName(field: FormPost["form"]["fields"][number]): string {
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

type Posted = {
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
async function store(app: KeptApp, made: NewSubmission, posted: Posted): Promise<Stored> {
  const { kind, contact, receivedAt: at } = made;
  // Earlier leads may be stored under an older key.
  const hashes = hashesUnder(app.keys, contact);
  const stored = await transact(app.db, async (trx) => {
    const optedOut = withSuppression(made.optedOut, await isSuppressed(trx, "sale", hashes));
    const { reference, isNew } = await claimReference(trx, made);
    // An opt-out makes no difference before this, so that the same form sent again is a duplicate.
    // Answers of a person on the list are kept, because their absence would tell the sender that the
    // person is listed; they are withheld at sending.
    const answers = made.optedOut.length > 0 ? null : made.answers;
    const submission = { ...made, reference, optedOut, answers };
    if (isNew) await insert(app, trx, submission, posted);

    // Preferences come first, because they log what they add to the list.
    await applyPreference(app, trx, submission, isNew, posted.isOverRate);
    await rememberOptOut(trx, app.keys, submission, at);
    if (isNew) {
      await (submissionKinds[kind].isLead ? settleNew(trx, reference) : settle(trx, [reference]));
    }
    return { reference, isNew };
  });
  const { reference, isNew } = stored;
  const isSpam = made.state === "quarantined";
  const request = posted.post.facts.requestId;
  app.log.info({ request, reference, kind, isNew, isSpam }, "submission stored");
  if (isNew) events.emit("stored", kind);
  return stored;
}

async function insert(
  app: KeptApp,
  trx: Trx,
  submission: NewSubmission & { reference: string },
  { post, values, shown, isOverRate }: Posted,
): Promise<void> {
  const { config } = app;
  const { reference, kind, contact } = submission;
  const { isLead, supersedes } = submissionKinds[kind];
  const { firms = config.partners } = post;
  await trx.insertInto("submissions").values(submissionRow(submission)).execute();
  const hashes = newestHashes(app.keys, contact);
  if (hashes.length > 0) {
    const persons = hashes.map((hash) => ({ reference, hash }));
    await trx.insertInto("persons").values(persons).execute();
  }
  await storeReceipt(trx, submission, {
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
  if (supersedes && submission.state !== "quarantined") {
    await supersede(app, trx, { kind, hashes: hashesUnder(app.keys, contact) });
  }
  const named = firms.flatMap(({ id }) => id ?? []);
  const version = post.entries.get(formVersionField.name)?.[0];
  // A review of the contact form, by somebody who saw these firms.
  const isReview = !isLead && shown.consent !== null && version === shown.version;
  const isRouted = (isLead || isReview) && hasReachablePartner(config);
  await plan(app, trx, submission, isRouted ? named : null, isOverRate);
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
    fields: JSON.stringify(one.fields),
    answers: one.answers && JSON.stringify(one.answers),
    opted_out: JSON.stringify(one.optedOut),
    ip: one.ip,
    ip_source: one.ipSource,
    fingerprint: one.fingerprints[0],
    erased_at: null,
    ...listColumns(one.kind, one.fields),
    ...noState,
  };
}

/** Changes the suppression lists as a submission asks, a repeated one too. */
async function applyPreference(
  app: KeptApp,
  trx: Trx,
  { kind, reference, receivedAt: at, contact }: NewSubmission & { reference: string },
  isNew: boolean,
  isOverRate: boolean,
): Promise<void> {
  const { keys } = app;
  const { email } = contact;
  switch (submissionKinds[kind].preference) {
    case "leave_newsletter": {
      const hashes = newestHashes(keys, { email });
      await suppress(trx, { scope: "newsletter", hashes, source: reference, at });
      return;
    }
    case "join_newsletter":
      // Anybody can type an address: it is back on the list once it confirms (`confirmSignUp`).
      return;
    case "opt_out": {
      const hashes = newestHashes(keys, contact);
      const isAdded = await suppress(trx, { scope: "sale", hashes, source: reference, at });
      const notice = { about: "privacy.opted_out", request: reference, isOverRate } as const;
      await noticePerson(app, trx, hashesUnder(keys, contact), notice);
      // Anybody can repeat a request as often as they like.
      if (!isNew && !isAdded) return;
      const outcome = "processed at once";
      await logRequest(trx, { at, reference, nature: "opt_out", manner: "web", outcome });
      return;
    }
    case null:
  }
}

type OptedOut = { contact: Contact; optedOut: readonly OptOutReason[]; reference: string };

/**
 * Puts the sender on the `sale` list, which keeps them opted out later and in any browser. If they
 * did not ask for it now, a number already on the list is not added again: when its owner's entry
 * is lifted, this submission must not keep it suppressed.
 */
export async function rememberOptOut(
  trx: Trx,
  keys: SecretKeys,
  { contact: { email, phone }, optedOut, reference }: OptedOut,
  at: number,
): Promise<void> {
  if (optedOut.length === 0) return;

  const isAsked = optedOut.some((reason) => reason !== "suppression");
  const isListed = await isSuppressed(trx, "sale", hashesUnder(keys, { phone }));
  const hashes = newestHashes(keys, isAsked || !isListed ? { email, phone } : { email });
  await suppress(trx, { scope: "sale", hashes, source: reference, at });
}
