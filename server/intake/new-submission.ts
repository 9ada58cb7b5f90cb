import { honeypot } from "~/data/forms/honeypot";
import { submissionKinds } from "../submission/kinds/index";
import type { SubmissionKind } from "../submission/kinds/submission-kind";
import { readContact } from "../submission/read-submission";
import type { Contact } from "../submission/submission";
import type { Values } from "./check";
import { fingerprint } from "./duplicate";
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
  fingerprint: string;
  /** Milliseconds since 1970. */
  at: number;
};

type Checked = { post: FormPost; values: Values; key: Buffer; at: number };

export function newSubmission({ post, values, key, at }: Checked): NewSubmission {
  const kind = submissionKinds[post.form.kind];
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
    fingerprint: fingerprint(key, kind.kind, told),
    at,
  };
}
