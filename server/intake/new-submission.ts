import { honeypot } from "~/data/forms/honeypot";
import type { Identity } from "../privacy/identity";
import type { OptOutReason } from "../privacy/opt-out";
import type { SecretKeys } from "../privacy/secret-keys";
import { submissionKinds } from "../submission/kinds/index";
import type { SubmissionKind } from "../submission/kinds/submission-kind";
import { readContact } from "../submission/read-submission";
import type { Contact } from "../submission/submission";
import type { Values } from "./check";
import { fingerprintsUnder } from "./duplicate";
import type { FormPost } from "./form-post";
import { submittedFields } from "./submitted-fields";

/** A posted form that was checked and is not stored yet. */
export type NewSubmission = {
  kind: SubmissionKind;
  post: FormPost;
  /** Everything that passed the checks, by posted name, hidden fields too. */
  values: Values;
  /** What the person told us, by stored name. */
  fields: Values;
  contact: Contact;
  /** The honeypot was filled: kept apart, delivered only if released. */
  isSpam: boolean;
  /** Sent beyond the rate of its address: it takes effect at once and is relayed last. */
  isOverRate: boolean;
  /** Under every key, the newest first. */
  fingerprints: readonly [string, ...string[]];
  /** Milliseconds since 1970. */
  at: number;
};

/** A new submission with what the store knows of its sender. */
export type IdentifiedSubmission = {
  submission: NewSubmission;
  identity: Identity;
  reasons: OptOutReason[];
};

type Checked = {
  post: FormPost;
  values: Values;
  keys: SecretKeys;
  at: number;
  isOverRate?: boolean;
};

export function newSubmission(checked: Checked): NewSubmission {
  const { post, keys, at, isOverRate = false } = checked;
  const kind = submissionKinds[post.form.kind];
  const values = isOverRate ? withoutFreeText(kind, checked.values) : checked.values;
  const fields = submittedFields(post, values);
  const isSpam = Boolean(post.entries.get(honeypot)?.some((value) => value !== ""));
  const told = isSpam ? { ...fields, [honeypot]: "filled" } : fields;

  return {
    kind,
    post,
    values,
    fields,
    contact: readContact(kind.kind, fields),
    isSpam,
    isOverRate,
    fingerprints: fingerprintsUnder(keys, kind.kind, told),
    at,
  };
}

/** A flood must not fill the store with long texts. */
function withoutFreeText({ beyondRate }: SubmissionKind, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !beyondRate?.dropped.includes(name)),
  );
}
