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
  /** The honeypot was filled in: quarantined, delivered only if an operator releases it. */
  isSpam: boolean;
  /** Above the rate of its sender: it takes effect at once and is delivered last. */
  isOverRate: boolean;
  /** Hashes of its sender under the newest key. */
  identity: Identity;
  /** Hashes of its sender under every key, the newest first. */
  hashes: readonly string[];
  /** Under every key, the newest first. */
  fingerprints: readonly [string, ...string[]];
  /** Milliseconds since 1970. */
  at: number;
};

/** With the reasons why its sender counts as opted out, the suppression list included. */
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
  // A person who sends what a robot sent before is no duplicate of it.
  const compared = isSpam ? { ...fields, [honeypot]: "filled" } : fields;
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
    fingerprints: fingerprintsUnder(keys, kind.kind, compared),
    at,
  };
}

/** A flood of posts must not fill the store with long texts. */
function withoutFreeText({ beyondRate }: SubmissionKind, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !beyondRate?.dropped.includes(name)),
  );
}
