import { yearInNewYork } from "~/data/dates";
import type { DateField, Field, TextField, VisibleField } from "~/data/field";
import { datePattern, findNativePattern, wholeNumberPattern } from "~/data/formats";
import type { FormDefinition } from "~/data/forms/definition";
import { formVersionField } from "~/data/forms/hidden";
import type { Partner } from "../config/partners";
import { isPublicVisitor } from "../privacy/ip-address";
import type { OptOutReason } from "../privacy/opt-out";
import { sha256 } from "../privacy/receipt-chain";
import type { Entries } from "./read-post";

/** One posted form and where it was posted. */
export type FormPost = {
  form: FormDefinition;
  entries: Entries;
  facts: RequestFacts;
  /** Path and anchor of the form, as `page source` names them. */
  page: { path: string; anchor: string };
  case?: { slug: string; title: string };
  /** The firms that the form names. */
  firms: readonly Partner[];
  /**
   * Every variant of the form that is served now, this visitor's first; absent for a form without
   * consent, which is shown as it is. The server may accept more fields than were shown.
   */
  served?: readonly [ShownForm, ...ShownForm[]];
};

/** What a request says about its sender, decided once per request. */
export type RequestFacts = {
  /** Random; links the log lines of one request. */
  requestId: string;
  /** Scheme and host the visitor sees. */
  origin: string;
  /** The same for messages to destinations, where a client's `Host` is not trusted. */
  publicOrigin: string;
  /** Null if unknown, when no trusted proxy forwarded an address. */
  ip: string | null;
  userAgent: string;
  reasons: readonly Exclude<OptOutReason, "suppression">[];
  optedOut: boolean;
};

/** Without click identifiers such as `gclid`, because they identify a person. */
const campaignNames = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"];
const campaignValue = /^[\w.+-]{1,80}$/;

/**
 * Address of a form: origin, path, the campaign its page was opened with, and anchor.
 *
 * @param address as the client sent it, in a hidden field; only the campaign is taken from it
 */
export function pageSource(origin: string, page: FormPost["page"], address = ""): string {
  const campaign = readCampaign(address);
  const query = campaign.length > 0 ? `?${campaign.join("&")}` : "";

  return `${origin}${page.path}${query}#${page.anchor}`;
}

/**
 * Not `URLSearchParams`, which would turn a `+` into a blank: names of campaigns may contain one.
 */
function readCampaign(address: string): string[] {
  const query = /^[^?#]*\?([^#]*)/.exec(address)?.[1] ?? "";
  const members = query.split("&").map((member) => member.split("="));

  return campaignNames.flatMap((name) => {
    const [, written] = members.find(([one]) => one === name) ?? [];
    const value = written ? decode(written) : "";
    return campaignValue.test(value) ? [`${name}=${value}`] : [];
  });
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

type SenderAddress = { ip: string; source: "server" | "browser" };

/**
 * The address a submission came from. The address that the browser looked up counts only when the
 * server itself saw no public one, and never for a visitor who opted out.
 */
export function senderAddress(
  { facts }: Pick<FormPost, "facts">,
  values: Readonly<Record<string, string>>,
): SenderAddress | null {
  if (facts.ip && isPublicVisitor(facts.ip)) return { ip: facts.ip, source: "server" };

  const reported = values.ip_lookup;
  if (reported && !facts.optedOut && isPublicVisitor(reported))
    return { ip: reported, source: "browser" };
  return facts.ip ? { ip: facts.ip, source: "server" } : null;
}

/** A form as a visitor sees it; its version and receipt cover all of it. */
export type ShownForm = {
  shown: FormDefinition;
  /** The sentence beside the consent box. */
  consent: string | null;
  /** The consent texts above the button. */
  disclosure: string | null;
};

/**
 * The form as it is shown at the moment `at`: with bounds of dates and years, with patterns (so
 * that no script has to carry them), and with fields of an earlier step as hidden fields.
 */
export function resolveForm<Form extends Pick<FormDefinition, "fields">>(form: Form, at: number) {
  return { ...form, fields: form.fields.map((field) => resolveField(field, at)) };
}

function resolveField(field: Field, at: number): Field {
  if (field.type === "hidden") {
    const { isLenient: _, ...shown } = field;
    return shown;
  }
  if (field.fromPreviousStep) return { type: "hidden", name: field.name };
  const { to: _, withheld: __, mayBeUnasked: ___, ...shown } = field;
  return withChecks(shown, at);
}

function withChecks(field: VisibleField, at: number): VisibleField {
  switch (field.type) {
    case "number": {
      const max = field.max === "currentYear" ? yearInNewYork(at) : field.max;
      return { ...field, max, pattern: wholeNumberPattern(field.min, max) };
    }
    case "date":
      return dateText(field);
    case "text":
    case "email":
    case "tel":
      return withPattern(field);
    default:
      return field;
  }
}

function dateText({ min: _, max: __, ...field }: DateField): TextField {
  return { ...field, type: "text", inputMode: "numeric", maxLength: 10, pattern: datePattern };
}

function withPattern(field: TextField): TextField {
  const pattern = findNativePattern(field);
  return pattern ? { ...field, pattern } : field;
}

/**
 * SHA-256 of the form as this visitor saw it: fields with their words, consent texts and the names
 * of the firms. A change of any of them changes the version.
 */
export function formVersion(
  { shown, consent, disclosure }: ShownForm,
  firms: readonly string[],
): string {
  return sha256(JSON.stringify({ shown, consent, disclosure, firms }));
}

/** The form as it is rendered, with its version in a hidden field. */
export function withVersion(form: FormDefinition, version: string): FormDefinition {
  const { name } = formVersionField;
  const fields = form.fields.map((field) =>
    field.type === "hidden" && field.name === name ? { ...field, value: version } : field,
  );
  return { ...form, fields };
}
