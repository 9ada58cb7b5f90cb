import type { FormKind } from "~/data/forms/definition";
import type { OptOutReason } from "../privacy/opt-out";
import type { SubmissionState } from "../store/schema";

/** A stored submission; without personal parts once erased. */
export type Submission = {
  reference: string;
  kind: FormKind;
  state: SubmissionState;
  revision: number;
  /** Milliseconds since 1970. */
  receivedAt: number;
  erasedAt: number | null;
  case: { slug: string | null; title: string | null };
  /** Of the form: scheme and host; path; the full address with campaign and anchor. */
  page: { origin: string; path: string; source: string };
  contact: Contact;
  /** By stored name; a field left empty is absent. */
  fields: Readonly<Record<string, string>>;
  /** Quiz answers by question name, only if shared. */
  answers: Readonly<Record<string, string>> | null;
  /** When it was received; someone may have opted out since. */
  optedOut: readonly OptOutReason[];
  ip: string | null;
};

/** Who a submission is from; empty where the form does not ask or the contents were erased. */
export type Contact = { name: string; email: string; phone: string };
