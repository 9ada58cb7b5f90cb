import { cases, findCase, resolveCase } from "~/data/cases";
import type { VisibleField } from "~/data/field";
import type { FormKind } from "~/data/forms/definition";
import { formOfKind } from "~/data/forms/of-kind";
import { wireNames } from "~/data/forms/wire-names";
import { mainLanguage } from "~/data/language";
import { speak } from "../language";

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

const plain = {
  isLead: false,
  priority: priority.rest,
  waitsForFormService: false,
  preference: null,
  supersedes: null,
  beyondRate: null,
} as const;

const lead = {
  ...plain,
  contact: {
    name: [wireNames.firstName, wireNames.lastName],
    email: wireNames.email,
    phone: wireNames.phone,
  },
  isLead: true,
  priority: priority.lead,
  waitsForFormService: true,
} as const;

/** One record for each kind of form. */
export const submissionKinds: Readonly<Record<FormKind, SubmissionKind>> = {
  home: { ...lead, kind: "home", label: "home form" },
  case: { ...lead, kind: "case", label: "case form" },
  newsletter: {
    ...plain,
    kind: "newsletter",
    label: "newsletter",
    contact: { name: [wireNames.firstName], email: wireNames.email },
    waitsForFormService: true,
    preference: "join_newsletter",
    supersedes: "unsubscribe",
  },
  unsubscribe: {
    ...plain,
    kind: "unsubscribe",
    label: "unsubscribe",
    contact: { name: [], email: "email" },
    preference: "leave_newsletter",
    supersedes: "newsletter",
    beyondRate: { dropped: [] },
  },
  opt_out: {
    ...plain,
    kind: "opt_out",
    label: "opt-out requests",
    contact: { name: ["fullName"], email: "email", phone: "phone" },
    priority: priority.optOut,
    preference: "opt_out",
    beyondRate: { dropped: ["details"] },
  },
  contact: {
    ...plain,
    kind: "contact",
    label: "contact form",
    contact: { name: ["firstName", "lastName"], email: "email", phone: "phone" },
  },
};

export const leadKinds = Object.values(submissionKinds)
  .filter(({ isLead }) => isLead)
  .map(({ kind }) => kind);

type SentForm = { kind: FormKind; case: { slug: string | null } };

/** A case whose form has every field. */
export const longestForm = cases.find(({ sensitive }) => sensitive)?.slug ?? null;

const known = new Map<string, readonly VisibleField[]>();

/**
 * The fields of a form, in English whoever sends, without the questions of a case, which go together
 * as one member.
 */
export function sentFields({ kind, case: { slug } }: SentForm): readonly VisibleField[] {
  // Visitors can name any number of cases, which ask the same.
  const key = `${kind} ${findCase(slug ?? "")?.sensitive}`;
  const fields =
    known.get(key) ??
    speak(mainLanguage, () => formOfKind(kind, resolveCase(slug ?? ""))).fields.flatMap((field) =>
      field.type === "hidden" || field.fromPreviousStep ? [] : [field],
    );
  known.set(key, fields);
  return fields;
}

/** The fields that a firm gets as members of `contact`, by their names there. */
export function contactFields(form: SentForm): ReadonlyMap<string, VisibleField> {
  const fields = sentFields(form).flatMap((field) => {
    const [group, name] = field.to?.firm?.split(".") ?? [];
    return group === "contact" && name ? [[name, field] as const] : [];
  });
  return new Map(fields);
}
