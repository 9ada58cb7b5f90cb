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
  /** Visible fields that are not sent to a service, and why. */
  withheld: readonly WithheldField[];
};

type WithheldField = {
  /** Posted name; `quiz.*` stands for every question of a case. */
  field: string;
  /** `service` of a destination, or `all`. */
  from: string;
  reason: string;
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
  withheld: [
    { field: "consent", from: "all", reason: "sent as consented_at and consent_text instead" },
  ],
};

const caseKind: SubmissionKind = {
  kind: "case",
  label: "case form",
  ...lead,
  withheld: [
    { field: "consent", from: "all", reason: "sent as consented_at and consent_text instead" },
    { field: "share_answers", from: "all", reason: "decides whether Quiz answers is sent" },
    {
      field: "quiz.*",
      from: "sheet",
      reason: "a sheet has fixed columns, each case its questions",
    },
  ],
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
  withheld: [
    { field: "consent", from: "all", reason: "required for a review, and kept in the receipt" },
  ],
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
  withheld: [],
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
  withheld: [],
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
  withheld: [],
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
