import { dateInNewYork, minute } from "~/data/dates";
import { formMessages } from "~/data/form-messages";
import { formVersionField } from "~/data/forms/hidden";
import type { App } from "../app";
import type { Config } from "../config/config";
import { hasReachablePartner } from "../config/partners";
import { attemptNow, joinAttempt } from "../outbox/first-attempt";
import { barOf, takesCase, takesState } from "../routing/choose-partner";
import { logFault } from "../store/store-error";
import { type SubmissionKind, submissionKinds } from "../submission/kinds";
import {
  check,
  fieldSchema,
  makeReply,
  type Rejection,
  type Reply,
  type Values,
} from "./check-post";
import { makeTicket } from "./find-confirmation";
import { type FormPost, formVersion } from "./form-post";
import {
  findOwnFirst,
  type NewSubmission,
  newSubmission,
  store,
  storedName,
} from "./store-submission";

type Intake =
  /** The ticket lets the page after sending confirm it, and show the private code of a lead. */
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
export async function receive(app: App, post: FormPost): Promise<Intake> {
  // It is stored for the firms for which it is checked.
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
  const about = rules.isLead ? whyTurnedAway(config, post, state) : null;
  if (about) return { kind: "declined", about, state };

  const { isOverRate } = admission;
  const submission = isOverRate
    ? newSubmission(post, withoutFreeText(rules, values), app.keys, at)
    : made;
  const posted = { post, values, shown, isOverRate };
  const storeAndSend = async () => {
    const { reference, isNew } = await store(app, submission, posted);
    // A duplicate waits for the attempt of the first post: after a double click the visitor sees only
    // the second response.
    const first = isNew ? attemptNow : joinAttempt;
    return { reference, isNew, result: await first(app, reference, rules.kind) };
  };
  const stored = await storeAndSend().catch((error: unknown) => {
    logFault(app.log, error, "nothing stored", { kind: rules.kind });
    return null;
  });
  if (!stored) return { kind: "unavailable", reply: reject({ message: formMessages().notStored }) };

  const { reference, isNew, result } = stored;
  if (result.kind === "refused") {
    return { kind: "invalid", reply: reject(emailRefused(post, result.message)) };
  }
  const sentAt = isNew ? at : await findOwnFirst(app, submission, facts.ip);
  // A repeat that may come from somebody else or much later must not open what the first one opened.
  const hasTicket = sentAt !== null && at - sentAt <= doubleClickMs;
  const ticket = hasTicket ? makeTicket(app.keys[0], reference, sentAt) : null;
  return { kind: "accepted", reference, ticket };
}

const doubleClickMs = minute;

/** At the field of the address, below the form's own text. @param why the words of the service */
function emailRefused({ form }: FormPost, why: string): Rejection {
  const text = formMessages().emailRefused(why || formMessages().emailNotAccepted);
  const { email } = submissionKinds[form.kind].contact;
  const { name } = form.fields.find((field) => storedName(field) === email) ?? { name: email };
  return { fieldErrors: { [name]: [text] }, below: { name, text } };
}

/**
 * The words of the form that the visitor saw, and their version. Undefined if that form is no
 * longer served: the consent would cover other firms or other words. Until leads go to a firm, a post
 * without a version counts as the current form.
 */
function findShown(config: Config, post: FormPost) {
  const { form, entries, served, firms } = post;
  const names = firms.map(({ name }) => name);
  const posted = entries.get(formVersionField.name)?.[0] ?? "";
  const isVersioned = served && form.fields.some(({ name }) => name === formVersionField.name);
  // A review that names no version is kept, but no firm may get it.
  const isFree = !hasReachablePartner(config) || !submissionKinds[form.kind].isLead;
  const isAny = !isVersioned || (posted === "" && isFree);
  for (const one of served ?? [{ shown: form, consent: null, disclosure: null }]) {
    const version = formVersion(one, names);
    if (isAny || version === posted) return { ...one, version };
  }
  return undefined;
}

/** Before leads go to any firm, nothing is refused on account of the firms. */
function whyTurnedAway(config: Config, post: FormPost, state: string) {
  const bar = barOf({ state: state || null, excluded: config.EXCLUDED_STATES });
  if (bar === "excluded") return "state";
  if (!hasReachablePartner(config)) return null;
  if (bar !== null) return "state";

  const takers = post.firms.filter((firm) => takesCase(firm, post.case?.slug ?? null));
  if (takers.length === 0) return "case";
  return takers.some((firm) => takesState(firm, state)) ? null : "state";
}

/**
 * Counts a post against its sender's rate limit. A sender's own repeats have a second, higher limit. An opt-out
 * or an unsubscribe always takes effect (`isOverRate` beyond the limit). Without a known address there is no
 * limit: with one shared bucket, one sender could lock out all others.
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
  if (rules.beyondRate !== null) return { retryAfter: 0, isOverRate: wait > 0 };
  return { retryAfter: isRepeat ? await limiter.waitExempt(ip) : wait, isOverRate: false };
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
