import { formNotices } from "~/data/form-notices";
import { errorCode } from "../store/error-code";
import type { SubmissionKind } from "../submission/kinds/submission-kind";
import { check } from "./check";
import { isOwnRepeat } from "./duplicate";
import type { FormPost } from "./form-post";
import type { IntakeServices } from "./intake-services";
import { type NewSubmission, newSubmission } from "./new-submission";
import { makeReply, type Reply } from "./reply";
import { isChild } from "./sender-age";
import { store } from "./store";

type Received =
  | { kind: "accepted"; reference: string }
  | { kind: "invalid"; reply: Reply }
  /** Too many posts from one address; `retryAfter` in whole seconds. */
  | { kind: "limited"; reply: Reply; retryAfter: number }
  /** From a state the operator takes no leads from; nothing was stored. */
  | { kind: "declined"; state: string }
  /** From a child, who is asked to fetch a parent or guardian; nothing was stored. */
  | { kind: "too_young" }
  /** Nothing could be stored. */
  | { kind: "unavailable"; reply: Reply };

/**
 * Checks a posted form, stores it once with its receipt and deliveries, and tells what to answer.
 * `accepted` means that it is committed.
 */
export async function receive(services: IntakeServices, post: FormPost): Promise<Received> {
  const at = services.now();
  const { values, reply } = check(post.form.fields, post.entries, at);
  const checked = { post, values, keys: services.keys, at };
  const submission = newSubmission(checked);

  const wait = await secondsToWait(services, submission, reply === null);
  if (wait > 0 && !submission.kind.beyondRate) return limited(post, wait);
  if (reply) return { kind: "invalid", reply };
  // A child needs a guardian, whatever the state.
  if (isChild(values.dob, at)) return { kind: "too_young" };
  const state = values.state ?? "";
  if (submission.kind.isLead && services.config.EXCLUDED_STATES.includes(state)) {
    return { kind: "declined", state };
  }

  const admitted = wait > 0 ? newSubmission({ ...checked, isOverRate: true }) : submission;
  const stored = await tryToStore(services, admitted);
  if (!stored) return unavailable(post);
  return deliverFirst(services, admitted, stored);
}

/**
 * Counts a post against its sender's rate, unless the same sender repeats it. Without a known
 * address there is no limit: in one bucket for everybody, one sender could lock out all others.
 *
 * @returns 0 within the rate
 */
async function secondsToWait(
  services: IntakeServices,
  { post, fingerprints, at }: NewSubmission,
  isValid: boolean,
): Promise<number> {
  const { ip } = post.facts;
  if (ip === null || services.config.SUBMIT_RATE === 0) return 0;
  if (isValid && (await isRepeat(services, { fingerprints, at, ip }))) return 0;

  return services.limiter.wait(ip);
}

function limited(post: FormPost, retryAfter: number): Received {
  const reply = makeReply(post.form.fields, post.entries, {}, formNotices.tooMany);
  return { kind: "limited", reply, retryAfter };
}

async function isRepeat(
  services: IntakeServices,
  sent: Parameters<typeof isOwnRepeat>[1],
): Promise<boolean> {
  try {
    return await isOwnRepeat(services.db, sent);
  } catch {
    return false;
  }
}

type Stored = Awaited<ReturnType<typeof store>>;

async function tryToStore(
  services: IntakeServices,
  submission: NewSubmission,
): Promise<Stored | null> {
  try {
    return await store(services, submission);
  } catch (error) {
    services.log.error({ kind: submission.kind.kind, code: errorCode(error) }, "nothing stored");
    return null;
  }
}

function unavailable(post: FormPost): Received {
  const reply = makeReply(post.form.fields, post.entries, {}, formNotices.notStored);
  return { kind: "unavailable", reply };
}

/** A duplicate waits for the first one's attempt: after a double click only its answer is seen. */
async function deliverFirst(
  { outbox }: IntakeServices,
  { post, kind }: NewSubmission,
  { reference, isNew, first }: Stored,
): Promise<Received> {
  const result = await (isNew ? outbox.attemptNow(first) : outbox.joinAttempt(reference));
  if (result.kind === "left") return { kind: "accepted", reference };

  const errors = { [emailFieldName(post, kind)]: [formNotices.emailRefused(result.message)] };
  return { kind: "invalid", reply: makeReply(post.form.fields, post.entries, errors) };
}

/** The name by which this page posts the e-mail address. */
function emailFieldName({ form }: FormPost, { contact, storedNames = {} }: SubmissionKind): string {
  const isPosted = (name: string) => form.fields.some((field) => field.name === name);
  const alias = Object.entries(storedNames).find(
    ([posted, stored]) => stored === contact.email && isPosted(posted),
  );
  return alias?.[0] ?? contact.email;
}
