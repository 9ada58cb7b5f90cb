import { honeypot } from "~/data/forms/honeypot";
import { hashesUnder, type Identity, identify, listHashes } from "../privacy/identity";
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
  /** Who sent it, under the newest key. */
  identity: Identity;
  /** The hashes of the same person under every key, the newest first. */
  hashes: readonly string[];
  /** Under every key, the newest first. */
  fingerprints: readonly [string, ...string[]];
  /** Milliseconds since 1970. */
  at: number;
};

/** A new submission and why its sender counts as opted out, as far as the store knows it. */
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
  const kind = submissionKinds[post.form.kind];
  const values = isOverRate ? withoutFreeText(kind, checked.values) : checked.values;
  const fields = submittedFields(post, values);
  const isSpam = Boolean(post.entries.get(honeypot)?.some((value) => value !== ""));
  const told = isSpam ? { ...fields, [honeypot]: "filled" } : fields;
  const contact = readContact(kind.kind, fields);
  const [newest, ...older] = keys;
  const identity = identify(newest, contact);

  return {
    kind,
    post,
    values,
    fields,
    contact,
    identity,
    hashes: [...listHashes(identity), ...hashesUnder(older, contact)],
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
