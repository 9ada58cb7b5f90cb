import { decoy } from "~/data/forms/decoy";
import type { FormDefinition } from "~/data/forms/definition";
import type { Services } from "../services";
import { type Checked, check } from "./check";
import { findTwin, fingerprintOf } from "./fingerprint";
import type { Entries } from "./read-form";
import { makeReply, type Reply } from "./reply";
import type { RequestFacts } from "./request-facts";
import { type Arrival, type Stored, store } from "./store";
import { visibleValues } from "./visible-values";

export type Received =
  | { kind: "accepted"; reference: string }
  | { kind: "invalid"; reply: Reply }
  /** Too many posts from one address; `retryAfter` in whole seconds. */
  | { kind: "limited"; reply: Reply; retryAfter: number }
  /** From a state the operator takes no leads from; nothing was stored. */
  | { kind: "declined"; state: string }
  /** Nothing could be stored. */
  | { kind: "unavailable"; reply: Reply };

/** One posted form and where it was posted. */
export type Post = {
  form: FormDefinition;
  entries: Entries;
  visit: RequestFacts;
  /** Path and anchor of the form, as `page source` names them. */
  page: { path: string; anchor: string };
  case?: { slug: string; title: string };
  /** The sentence shown beside the consent box, for the receipt. */
  consent?: string;
  /** The consent texts shown above the button, for the receipt. */
  disclosure?: string;
};

/**
 * Takes a posted form in: checks it, stores it once with its receipt and deliveries, and tells
 * what to answer. Acknowledges only what is committed.
 */
export async function receive(services: Services, post: Post): Promise<Received> {
  const at = services.now();
  const checked = check(post.form.fields, post.entries, at);
  const arrival = arrivalOf(services, post, checked, at);

  const limited = await limit(services, post, arrival, checked);
  if (limited) return limited;
  if (checked.errors) return invalid(post, checked);
  const state = checked.values.state ?? "";
  if (isLead(post) && services.config.EXCLUDED_STATES.includes(state)) {
    return { kind: "declined", state };
  }

  const stored = await storeOrFail(services, arrival);
  if (!stored) return unavailable(post);
  return deliverFirst(services, post, stored);
}

function arrivalOf(services: Services, post: Post, checked: Checked, at: number): Arrival {
  const visible = visibleValues(post, checked.values);
  const isDecoyed = Boolean(post.entries.get(decoy)?.some((value) => value !== ""));
  const told = isDecoyed ? { ...visible, [decoy]: "filled" } : visible;
  const fingerprint = fingerprintOf(services.key, post.form.kind, told);

  return { post, values: checked.values, visible, isDecoyed, fingerprint, at };
}

/**
 * Never limits a repeat of what is stored, an opt-out or an unsubscribe. Without a known address
 * there is no limit: one bucket for everybody would let one sender lock out all.
 */
async function limit(
  services: Services,
  post: Post,
  { fingerprint, at }: Arrival,
  checked: Checked,
): Promise<Received | null> {
  if (post.form.kind === "opt_out" || post.form.kind === "unsubscribe") return null;
  if (!checked.errors && (await isRepeat(services, fingerprint, at))) return null;

  const wait = await services.limiter.wait(post.visit.ip);
  if (wait === 0) return null;

  const notice = "Too many forms came from your connection. Please wait a minute, then send again.";
  const reply = makeReply(post.form.fields, post.entries, {}, notice);
  return { kind: "limited", reply, retryAfter: wait };
}

async function isRepeat(services: Services, fingerprint: string, at: number): Promise<boolean> {
  try {
    return (await findTwin(services.db, fingerprint, at)) !== undefined;
  } catch {
    return false;
  }
}

function isLead({ form }: Post): boolean {
  return form.kind === "home" || form.kind === "case";
}

function invalid(post: Post, { errors }: Checked): Received {
  return { kind: "invalid", reply: makeReply(post.form.fields, post.entries, errors ?? {}) };
}

async function storeOrFail(services: Services, arrival: Arrival): Promise<Stored | null> {
  try {
    return await store(services, arrival);
  } catch (error) {
    services.log.error({ kind: arrival.post.form.kind, code: codeOf(error) }, "nothing stored");
    return null;
  }
}

/** Of an error only its code is logged: its message could repeat what a visitor typed. */
function codeOf(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code);
  return error instanceof Error ? error.name : "unknown";
}

function unavailable(post: Post): Received {
  const notice =
    "We could not save your request, so nothing was sent. What you typed is still here. Please try again in a few minutes.";
  return { kind: "unavailable", reply: makeReply(post.form.fields, post.entries, {}, notice) };
}

/** A repeat gets the answer of the first: pressed twice, only the second answer is seen. */
async function deliverFirst(
  { outbox }: Services,
  post: Post,
  { reference, isNew }: Stored,
): Promise<Received> {
  const result = await (isNew ? outbox.deliverInline(reference) : outbox.joinInline(reference));
  if (result.kind === "left") return { kind: "accepted", reference };

  const email = post.form.fields.find(({ name }) => /^email$/i.test(name))?.name ?? "";
  const errors = { [email]: [`Email ${result.message}`] };
  return { kind: "invalid", reply: makeReply(post.form.fields, post.entries, errors) };
}
