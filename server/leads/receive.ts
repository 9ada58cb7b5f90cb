import { dateInNewYork } from "~/data/dates";
import { formNotices } from "~/data/form-notices";
import { takesCase, takesState } from "../routing/choose-partner";
import { errorCode } from "../store/store-error";
import type { SubmissionKind } from "../submission/kinds";
import { check, fieldSchema, makeReply, type Reply } from "./check";
import { findOwnFirst, isOwnRepeat } from "./duplicate";
import type { FormPost } from "./form-post";
import { asShown } from "./form-version";
import type { IntakeServices } from "./intake-services";
import { type NewSubmission, newSubmission, storedName } from "./new-submission";
import { store } from "./store-submission";
import { makeTicket } from "./ticket";

type Received =
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
export async function receive(opened: IntakeServices, given: FormPost): Promise<Received> {
  // Keeps the firms for which the form is checked, even if their file is read again meanwhile.
  const services = { ...opened };
  const at = services.now();
  const shown = asShown(services, given);
  const post = shown ?? given;
  const { values, reply } = check(post.form.fields, post.entries, at);
  const checked = { post, values, keys: services.keys, at };
  const submission = newSubmission(checked);

  const admission = await admit(services, submission, reply === null);
  if (admission.kind === "limited") return limited(post, admission.seconds);
  // A child needs a guardian, whatever the state and whatever else is missing.
  if (isChild(birthDate(post, at), at)) return { kind: "too_young" };
  if (!shown) return { kind: "invalid", reply: drawAgain(post) };
  if (reply) return { kind: "invalid", reply };
  const state = values.state ?? "";
  const obstacle = submission.rules.isLead ? obstacleTo(services, post, state) : null;
  if (obstacle) return { kind: "declined", ...obstacle };

  const isOverRate = admission.kind === "over";
  const admitted = isOverRate ? newSubmission({ ...checked, isOverRate }) : submission;
  const stored = await store(services, admitted).catch((error: unknown) => {
    const { kind } = submission.rules;
    services.log.error({ kind, code: errorCode(error) }, "nothing stored");
    return null;
  });
  if (!stored) return unavailable(post);
  return deliverFirst(services, admitted, stored);
}

/**
 * Shows the form again with the consent box unticked: a ticked one would be consent to words that
 * nobody has read.
 */
function drawAgain({ form, entries }: FormPost): Reply {
  const kept = new Map([...entries].filter(([name]) => name !== "consent"));
  return makeReply(form.fields, kept, { notice: formNotices().changed });
}

type Obstacle = { about: "state" | "case"; state: string };

/** Before leads go to any firm, nothing is refused on account of the firms. */
function obstacleTo(services: IntakeServices, post: FormPost, state: string): Obstacle | null {
  if (services.config.EXCLUDED_STATES.includes(state)) return { about: "state", state };
  if (!services.sendsToFirms) return null;

  const takers = services.named.filter((firm) => takesCase(firm, post.case?.slug ?? null));
  if (takers.length === 0) return { about: "case", state };
  return takers.some((firm) => takesState(firm, state)) ? null : { about: "state", state };
}

type Admission =
  | { kind: "within" }
  /** Above the rate limit, but stored anyway. */
  | { kind: "over" }
  | { kind: "limited"; seconds: number };

/**
 * Counts a post against its sender's rate limit. Posts exempt from it (a sender's own repeats,
 * opt-outs and unsubscribes) have a second, higher limit. Without a known address there is no
 * limit: with one shared bucket, one sender could lock out all others.
 */
async function admit(
  { config, db, limiter, log }: IntakeServices,
  { rules, post, fingerprints, at }: NewSubmission,
  isValid: boolean,
): Promise<Admission> {
  const { ip } = post.facts;
  if (ip === null || config.SUBMIT_RATE === 0) return { kind: "within" };

  const isRepeat =
    isValid && (await isOwnRepeat(db, { fingerprints, at, ip }).catch(notFound(log, false)));
  const wait = isRepeat ? 0 : await limiter.wait(ip);
  const isExempt = isRepeat || (wait > 0 && rules.beyondRate !== null);
  const seconds = isExempt ? await limiter.waitExempt(ip) : wait;
  if (seconds > 0) return { kind: "limited", seconds };

  return { kind: wait > 0 ? "over" : "within" };
}

function limited(post: FormPost, retryAfter: number): Received {
  const reply = makeReply(post.form.fields, post.entries, { notice: formNotices().tooMany });
  return { kind: "limited", reply, retryAfter };
}

type Stored = Awaited<ReturnType<typeof store>>;

function unavailable(post: FormPost): Received {
  const reply = makeReply(post.form.fields, post.entries, { notice: formNotices().notStored });
  return { kind: "unavailable", reply };
}

async function deliverFirst(
  services: IntakeServices,
  submission: NewSubmission,
  stored: Stored,
): Promise<Received> {
  const { post, rules } = submission;
  const { reference, isNew } = stored;
  const { outbox } = services;
  // A duplicate waits for the attempt of the first post: after a double click the visitor sees only
  // the second response.
  const result = await (isNew
    ? outbox.attemptNow(reference, rules.kind)
    : outbox.joinAttempt(reference));
  if (result.kind === "left") {
    const sentAt = await ticketTime(services, submission, isNew);
    const ticket = sentAt === null ? null : makeTicket(services.key, reference, sentAt);
    return { kind: "accepted", reference, ticket };
  }

  const below = formNotices().emailRefused(result.message);
  const fieldErrors = { [emailFieldName(post, rules)]: [below] };
  return {
    kind: "invalid",
    reply: makeReply(post.form.fields, post.entries, { fieldErrors, below }),
  };
}

const doubleClickMs = 60_000;

/**
 * When the first of equal leads was sent; null for a repeat that may come from somebody else or
 * much later, because it must not open what the first one opened. Null for other forms.
 */
async function ticketTime(
  { db, log }: IntakeServices,
  { rules, post, fingerprints, at }: NewSubmission,
  isNew: boolean,
): Promise<number | null> {
  if (!rules.isLead) return null;
  if (isNew) return at;

  const { ip } = post.facts;
  const sentAt = await findOwnFirst(db, { fingerprints, at, ip }).catch(notFound(log, null));
  return sentAt !== null && at - sentAt <= doubleClickMs ? sentAt : null;
}

/** A post is answered although its earlier equal could not be looked up; the log says so. */
function notFound<Instead>(log: IntakeServices["log"], instead: Instead) {
  return (error: unknown): Instead => {
    log.warn({ code: errorCode(error) }, "earlier post not looked up");
    return instead;
  };
}

/** The name under which this page posts the e-mail address. */
function emailFieldName({ form }: FormPost, { contact }: SubmissionKind): string {
  const field = form.fields.find((one) => storedName(one) === contact.email);
  return field?.name ?? contact.email;
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
