import type { FormKind } from "~/data/forms/definition";
import type { WireMember } from "../wire-member";

/**
 * Everything that differs between the kinds of forms once one is posted. The fields themselves, and
 * their words, are in `data/forms/`.
 */
export type SubmissionKind = {
  kind: FormKind;
  /** As the operator's pages name it. */
  label: string;
  /** Stored names of the fields that say who it is from. */
  contact: { name: readonly string[]; email: string; phone?: string };
  /** Stored name by posted name, where a page posts another than the stored one. */
  storedNames?: Readonly<Record<string, string>>;
  /** Asks for a firm's call: has a consent and a certificate, and notices follow it. */
  isLead: boolean;
  /** See `priority`. */
  priority: number;
  /** The visitor's request waits for the first attempt at the form service. */
  waitsForFormService: boolean;
  /** What it changes on the suppression lists, in its own transaction. */
  preference: "join_newsletter" | "leave_newsletter" | "opt_out" | null;
  /** The kind whose earlier requests of the same person it replaces. */
  supersedes: FormKind | null;
  /** Taken in beyond the rate too, then without these free texts; null: refused with 429. */
  beyondRate: { dropped: readonly string[] } | null;
  /** What each service is sent, in this order; a service without an entry gets nothing. */
  forwarded: { form: readonly WireMember[]; sheet?: readonly WireMember[] };
  /** Visible fields that a service is not sent, and why. */
  withheld: readonly WithheldField[];
};

type WithheldField = {
  /** As posted; `quiz.*` stands for every question of a case. */
  field: string;
  from: "all" | "sheet";
  reason: string;
};
