import type { FormKind } from "~/data/forms/definition";
import type { WireMember } from "../wire-member";

/** What differs between kinds of forms after posting; `data/forms/` has their fields. */
export type SubmissionKind = {
  kind: FormKind;
  /** Name on the operator's pages. */
  label: string;
  /** Stored names of the fields that identify the sender. */
  contact: { name: readonly string[]; email: string; phone?: string };
  /** Stored name by posted name, where they differ. */
  storedNames?: Readonly<Record<string, string>>;
  /** Asks for a firm's call: has a consent and a certificate; an opt-out sends notices about it. */
  isLead: boolean;
  /** See `priority`. */
  priority: number;
  /** The visitor's request waits for the first attempt at the form service. */
  waitsForFormService: boolean;
  /** What it changes on the suppression lists, in the transaction that stores it. */
  preference: "join_newsletter" | "leave_newsletter" | "opt_out" | null;
  /** The kind whose earlier requests of the same person it replaces. */
  supersedes: FormKind | null;
  /** Stored above the rate too, without these free texts; null: answered with 429. */
  beyondRate: { dropped: readonly string[] } | null;
  /** What each service is sent, in this order; without `sheet`, nothing goes there. */
  forwarded: { form: readonly WireMember[]; sheet?: readonly WireMember[] };
  /** Visible fields that a service is not sent, and why. */
  withheld: readonly WithheldField[];
};

type WithheldField = {
  /** Posted name; `quiz.*` stands for every question of a case. */
  field: string;
  /** `service` of a destination, or `all`. */
  from: string;
  reason: string;
};
