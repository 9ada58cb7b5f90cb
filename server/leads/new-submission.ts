import type { Field } from "~/data/field";
import { hiddenFields } from "~/data/forms/hidden";
import { honeypot } from "~/data/forms/honeypot";
import { answerPrefix } from "~/data/forms/prefixes";
import { hashesUnder, type Identity, identify, listHashes } from "../privacy/identity";
import type { OptOutReason } from "../privacy/opt-out";
import type { SecretKeys } from "../privacy/secret-keys";
import { type SubmissionKind, submissionKinds } from "../submission/kinds";
import { type Contact, readContact } from "../submission/submission";
import type { Values } from "./check";
import { fingerprintsUnder } from "./duplicate";
import type { FormPost } from "./form-post";

/** A posted form that was checked and is not stored yet. */
export type NewSubmission = {
  /** The rules of its kind of form. */
  rules: SubmissionKind;
  post: FormPost;
  /** Everything that passed the checks, by posted name, hidden fields too. */
  values: Values;
  /** What the person told us, by stored name. */
  fields: Values;
  contact: Contact;
  /**
   * The honeypot was filled in: the submission is quarantined, and delivered only if an operator
   * releases it.
   */
  isSpam: boolean;
  /** Its sender exceeded the rate limit: it takes effect at once and is delivered last. */
  isOverRate: boolean;
  /** Hashes of its sender under the newest key. */
  identity: Identity;
  /** Hashes of its sender under every key, newest first. */
  hashes: readonly string[];
  /** Under every key, newest first. */
  fingerprints: readonly [string, ...string[]];
  /** Milliseconds since 1970. */
  at: number;
};

/**
 * A submission with the reasons why its sender counts as opted out, including the suppression list.
 */
export type DecidedSubmission = { submission: NewSubmission; reasons: OptOutReason[] };

type Checked = {
  post: FormPost;
  values: Values;
  keys: SecretKeys;
  at: number;
  isOverRate?: boolean;
};

export function newSubmission(checked: Checked): NewSubmission {
  const { post, keys, at, isOverRate = false } = checked;
  const rules = submissionKinds[post.form.kind];
  const values = isOverRate ? withoutFreeText(rules, checked.values) : checked.values;
  const fields = submittedFields(post, values);
  const isSpam = Boolean(post.entries.get(honeypot)?.some((value) => value !== ""));
  // A real submission is not a duplicate of an earlier spam one.
  const compared = isSpam ? { ...fields, [honeypot]: "filled" } : fields;
  const contact = readContact(rules.kind, fields);
  const [newest, ...older] = keys;
  const identity = identify(newest, contact);

  return {
    rules,
    post,
    values,
    fields,
    contact,
    identity,
    hashes: [...listHashes(identity), ...hashesUnder(older, contact)],
    isSpam,
    isOverRate,
    fingerprints: fingerprintsUnder(keys, rules, compared),
    at,
  };
}

/** A flood of posts must not fill the store with long texts. */
function withoutFreeText({ beyondRate }: SubmissionKind, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !beyondRate?.dropped.includes(name)),
  );
}

const hidden = new Set<string>([...hiddenFields.map(({ name }) => name), "intent", "formType"]);
/** Consent boxes: stored in the receipt, not among the fields. */
const choices = new Set(["consent", "share_answers"]);

/** The visible fields by stored name. Two submissions with the same ones are duplicates. */
function submittedFields(post: FormPost, values: Values): Values {
  const visible = Object.entries(values).filter(
    ([name]) => !hidden.has(name) && !choices.has(name) && !name.startsWith(answerPrefix),
  );
  const { kind, fields } = post.form;
  const stored = new Map(fields.map((field) => [field.name, storedName(field)]));
  const answers = tickedAnswers(post, values);

  return {
    ...Object.fromEntries(visible.map(([name, value]) => [stored.get(name) ?? name, value])),
    ...(post.case && kind === "case" ? { case: post.case.slug } : {}),
    ...(answers ? { answers: JSON.stringify(answers) } : {}),
  };
}

/**
 * Quiz answers if the visitor ticked the box to share them; null: dropped. An opt-out makes no
 * difference here, so that the same form sent again is a duplicate.
 */
export function tickedAnswers({ form }: FormPost, values: Values): Values | null {
  if (form.kind !== "case" || !values.share_answers) return null;

  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(answerPrefix))
      .map(([name, value]) => [name.slice(answerPrefix.length), value]),
  );
}

export function storedName(field: Field): string {
  return field.type === "hidden" ? field.name : (field.storedAs ?? field.name);
}
