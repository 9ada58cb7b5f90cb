import type { FormKind } from "~/data/forms/definition";
import { wireNames } from "~/data/forms/wire-names";

/** Order of deliveries that are due: lower numbers first. The outbox keeps the order fair. */
export const priority = {
  /** Opt-out requests and notices about them. */
  optOut: 0,
  lead: 1,
  rest: 2,
  /** Sent although its sender exceeded the rate limit. */
  overRate: 3,
} as const;

/** What differs between kinds of forms after posting; `data/forms/` has their fields. */
export type SubmissionKind = {
  kind: FormKind;
  /** Name on the operator's pages. */
  label: string;
  /** Stored names of the fields that identify the sender. */
  contact: { name: readonly string[]; email: string; phone?: string };
  /** Asks for a firm's call: has a consent and a certificate; an opt-out sends notices about it. */
  isLead: boolean;
  /** See `priority`. */
  priority: number;
  /** Whether the visitor's request waits for the first attempt at the form service. */
  waitsForFormService: boolean;
  /** Its change to the suppression lists, made in the transaction that stores it. */
  preference: "join_newsletter" | "leave_newsletter" | "opt_out" | null;
  /** The kind whose earlier requests of the same person it replaces. */
  supersedes: FormKind | null;
  /** Stored even above the rate limit, but without these free texts; null: answered with 429. */
  beyondRate: { dropped: readonly string[] } | null;
};

const lead = {
  contact: {
    name: [wireNames.firstName, wireNames.lastName],
    email: wireNames.email,
    phone: wireNames.phone,
  },
  isLead: true,
  priority: priority.lead,
  waitsForFormService: true,
  preference: null,
  supersedes: null,
  beyondRate: null,
} as const satisfies Partial<SubmissionKind>;

const homeKind: SubmissionKind = {
  kind: "home",
  label: "home form",
  ...lead,
};

const caseKind: SubmissionKind = {
  kind: "case",
  label: "case form",
  ...lead,
};

const contactKind: SubmissionKind = {
  kind: "contact",
  label: "contact form",
  contact: { name: ["firstName", "lastName"], email: "email", phone: "phone" },
  isLead: false,
  priority: priority.rest,
  waitsForFormService: false,
  preference: null,
  supersedes: null,
  beyondRate: null,
};

const newsletterKind: SubmissionKind = {
  kind: "newsletter",
  label: "newsletter",
  contact: { name: [wireNames.firstName], email: wireNames.email },
  isLead: false,
  priority: priority.rest,
  waitsForFormService: true,
  preference: "join_newsletter",
  supersedes: "unsubscribe",
  beyondRate: null,
};

const unsubscribeKind: SubmissionKind = {
  kind: "unsubscribe",
  label: "unsubscribe",
  contact: { name: [], email: "email" },
  isLead: false,
  priority: priority.rest,
  waitsForFormService: false,
  preference: "leave_newsletter",
  supersedes: "newsletter",
  beyondRate: { dropped: [] },
};

const optOutKind: SubmissionKind = {
  kind: "opt_out",
  label: "opt-out requests",
  contact: { name: ["fullName"], email: "email", phone: "phone" },
  isLead: false,
  priority: priority.optOut,
  waitsForFormService: false,
  preference: "opt_out",
  supersedes: null,
  beyondRate: { dropped: ["details"] },
};

/** One record for each kind of form. */
export const submissionKinds: Readonly<Record<FormKind, SubmissionKind>> = {
  home: homeKind,
  case: caseKind,
  newsletter: newsletterKind,
  unsubscribe: unsubscribeKind,
  opt_out: optOutKind,
  contact: contactKind,
};

export const leadKinds = Object.values(submissionKinds)
  .filter(({ isLead }) => isLead)
  .map(({ kind }) => kind);
