import { z } from "zod";
import type { Case } from "~/data/case";
import { cases, resolveCase } from "~/data/cases";
import { channelsIn, contactChannels } from "~/data/contact-channels";
import { dateInNewYork } from "~/data/dates";
import type { VisibleField } from "~/data/field";
import { toUrl } from "~/data/formats";
import { wireNames } from "~/data/forms/wire-names";
import { languages, mainLanguage } from "~/data/language";
import { partnerStatuses } from "~/data/partner-mail";
import { withoutNote } from "~/data/question";
import { phoneExtension, validUsPhone } from "../privacy/identity";
import { isPublicVisitor } from "../privacy/ip-address";
import { optOutReasons } from "../privacy/opt-out";
import type { PartnerStatus } from "../store/schema";
import { allowedChannels } from "../submission/contact-stops";
import { contactFields, longestForm } from "../submission/kinds";
import { codedAnswers, formLanguage, parseTexts } from "../submission/submission";
import { type OutboundMessage, subjectOf } from "./destination";

/* The descriptions become part of the schemas in docs/partners, which a firm's developer reads. */

const text = z.string();
const offered = new Intl.ListFormat(mainLanguage, { type: "disjunction" });
const asked = (about: string, unasked: string) =>
  text.nullable().describe(`${about} Empty: asked, but not answered. Null: not asked (${unasked})`);
const askedOfCases = (about: string) => asked(about, "home and contact leads");
const safety = (about: string) =>
  z
    .enum(["yes", "no", ""])
    .nullable()
    .describe(
      `${about} Empty: the person would rather not say: a call is allowed, but leave no message, and name neither the case nor your firm before you know who answers. Null: not asked (only the four abuse cases ask)`,
    );

/** What the field alone does not tell a firm. */
const describedContact = {
  first_name: text.describe("As typed"),
  last_name: text.describe("As typed"),
  email: text.describe("As typed"),
  phone: text.describe(
    "As typed, also with an extension. Empty only on an abuse case whose `safe_to_call` is `no`: write by email",
  ),
  phone_e164: text
    .nullable()
    .describe("Such as +12125550123. Null if `phone` is not a valid US number"),
  phone_ext: text.describe("Digits of the extension in `phone`. Empty: none"),
  dob: askedOfCases("Date of birth of the sender, YYYY-MM-DD."),
  city: askedOfCases("As typed."),
  state: text.nullable().describe("Two letters. Null: not asked (a message to us may lack it)"),
  zip: askedOfCases("Five digits."),
  zip4: askedOfCases("The four digits after the hyphen."),
  preferred_language: asked(
    `${offered.format([...languages, "either"].map((code) => `\`${code}\``))}: the language to call or write in.`,
    "home leads that came without it",
  ),
  safe_to_call: safety("Whether it is safe to call `phone`."),
  leave_message: safety("Whether a caller may leave a message."),
};

/** Whether mails show a member of `contact` in words of their own. */
export function isDescribed(name: string): boolean {
  return Object.hasOwn(describedContact, name);
}

/** With what the forms ask besides, in the words of its fields. */
const contact: z.ZodObject<Record<string, z.ZodType<string | null>>> = z.object({
  ...describedContact,
  ...Object.fromEntries(
    (["home", "case", "contact"] as const)
      .flatMap((kind) => [...contactFields({ kind, case: { slug: longestForm } })])
      .filter(([name]) => !isDescribed(name))
      .map(([name, field]) => [name, asked(describeField(field), "not every form has this field")]),
  ),
});

function describeField(field: VisibleField): string {
  const values = "options" in field ? field.options.map(({ value }) => `\`${value}\``) : [];
  return `${withoutNote(field)}: ${values.join(", ") || "as typed"}.`;
}

const aboutCase = z
  .object({
    slug: text.describe(
      "Stable key; docs/partners/cases.json lists all. Empty: a message that names no case",
    ),
    title: text.describe("Always English. Empty like `slug`"),
  })
  .describe("What the person asks about");

const answers = z
  .array(
    z.object({
      key: text.describe("Stable key of the question; docs/partners/cases.json lists all"),
      value: text.describe("Stable value of the chosen option, or what was typed"),
      question: text.describe("The question, always English"),
      answer: text.describe("The chosen option in English, or what was typed"),
    }),
  )
  .nullable()
  .describe("Answers to the questions about the case. Null: see `answers_withheld`");

const campaign = (name: string) =>
  text.nullable().describe(`${name} of the page's address. Null: it had none`);

const source = z.object({
  page: text.describe("Address of the form's page, without campaign and anchor"),
  language: z.enum(languages).describe("The language in which the visitor read the form"),
  utm_source: campaign("utm_source"),
  utm_medium: campaign("utm_medium"),
  utm_campaign: campaign("utm_campaign"),
  utm_content: campaign("utm_content"),
  utm_term: campaign("utm_term"),
});

const consent = z.object({
  at: z.iso.datetime().describe("When the person sent the form with the box ticked"),
  text: text.describe("Every word of the sentence and the text beside it, in `source.language`"),
  sha256: text.describe("Hash of our sealed receipt. Keep it: it finds the receipt as proof"),
  page: text.describe("Address of the page that showed the text"),
  ip: text
    .nullable()
    .describe(
      "Always a public one, so never a loopback or private one. Null: we saw none, or the person opted out (see `opted_out`)",
    ),
  user_agent: text.describe("The browser, as it named itself"),
  form_version: text.describe("Identifies the wording and the firms of the form"),
  firms: z.array(text).describe("The firms that the text named, yours among them"),
  certificate: text.nullable().describe("Address of the TrustedForm certificate. Null: none"),
});

const authorization = z
  .object({
    text: text.describe("Every word that was signed, with name and dates"),
    signed_name: text.describe("The name that the person typed as signature"),
    signed_at: z.iso.datetime(),
    expires_on: z.iso
      .date()
      .describe("From this day on we send nothing more of the lead. What you have stays yours"),
    sha256: text.describe("SHA-256 of `text` as UTF-8"),
  })
  .nullable()
  .describe(
    "Signed for your firm alone. Null: the state that you got the lead with does not ask for one (Washington and Nevada do). Keep a copy for six years after it ends",
  );

const allowed = z
  .array(z.enum(contactChannels))
  .describe(
    "Ways of contact that the person has not stopped and that are safe: after `safe_to_call` `no`, also on another of their requests, neither `calls` nor `texts`. No message of its own tells of that other answer: read the lead again before you call. Use no others",
  );

const lead = z.object({
  reference: text.describe("Eight characters. The visitor has the same reference"),
  revision: z
    .int()
    .min(1)
    .describe(
      "Higher after a correction: use the highest. An opt-out does not raise it: of equal ones, the newest counts",
    ),
  kind: z
    .enum(["home", "case", "contact"])
    .describe("The form. The home form asks fewer questions. contact: a message that we passed on"),
  received_at: z.iso.datetime().describe("When the form was sent; a correction keeps it"),
  contact,
  case: aboutCase,
  answers,
  answers_withheld: z
    .enum(["opted_out", "not_shared", "none"])
    .nullable()
    .describe(
      "Why `answers` is null. opted_out: the person opted out of sale and sharing. not_shared: the person left them out. none: no question was asked. Null: nothing is withheld",
    ),
  message: text.optional().describe("What the person wrote. Only in leads of the kind `contact`"),
  source,
  consent,
  opted_out: z
    .array(z.enum(optOutReasons))
    .describe(
      "Not empty: do not sell or share what you got. `answers` and `consent.ip` are then null; those of an earlier message you may keep",
    ),
  allowed,
  authorization,
});

export type LeadData = z.infer<typeof lead>;

const about = z.object({
  reference: text.describe("Of the lead that this is about"),
  revision: z.int().min(1).describe("Of the lead when this was sent. Never a reason to drop this"),
});
const due = about.extend({
  due_on: z.iso.date().describe("Last day to comply: ten business days after the request"),
});
const withdrawal = due.extend({
  cause: z
    .enum(["withdrawn", "authorization_ended"])
    .describe(
      "Stop using it. withdrawn: the person withdrew the request. authorization_ended: the person ended the authorization that let your firm have it",
    ),
});

const event = <Type extends string, Data extends z.ZodType>(
  type: Type,
  data: Data,
  time = "When this was planned; the same at every attempt. The newest message about a lead is the one with the latest",
) => z.object({ type: z.literal(type), timestamp: z.iso.datetime().describe(time), data });

/** Where a lead stands for one firm: never what another firm reports. */
export const leadStatus = z.enum(["sent", ...partnerStatuses, "passed_on"]);

export type LeadStatus = z.infer<typeof leadStatus>;

export const leadEnd = z
  .enum(["withdrawn", "authorization_ended", "erased", "expired"])
  .describe(
    "Why it ended. withdrawn, authorization_ended: treat it as after `lead.withdrawn`. erased: treat it as after `lead.erased`. expired: we deleted it, because it is older than we keep leads, or may not send it any more, because its authorization is over; what you have stays yours",
  );

export type LeadEnd = z.infer<typeof leadEnd>;

/** `declined`, `signed` and `closed` are final, but a signed case is closed one day. */
export function mayFollow(before: LeadStatus, next: PartnerStatus): boolean {
  if (before === "sent" || before === "passed_on") return before === "sent";
  if (before === "signed" && next === "closed") return true;
  const rank = (status: PartnerStatus) => Math.min(partnerStatuses.indexOf(status), 2);
  return rank(next) > rank(before);
}

/** Which of the reports of a firm about a lead says where that stands: none sets it back. */
export function lastReport<Report extends { status: PartnerStatus }>(reports: readonly Report[]) {
  return reports.reduce<Report | null>(
    (last, one) => (mayFollow(last?.status ?? "sent", one.status) ? one : last),
    null,
  );
}

/** A firm can also ask about a test that it made up. */
export const answeredStatus = z
  .enum([...leadStatus.options, "not_sent"])
  .describe(
    "What your firm reported last. sent: nothing yet. passed_on: your firm does not have the lead any more, without having declined it. not_sent: the reference begins with TEST, but we sent you no such test",
  );

export type AnsweredStatus = z.infer<typeof answeredStatus>;

/** The answer to a firm that asks for a lead that it has. */
export const currentLead = event(
  "lead.corrected",
  lead.extend({ status: answeredStatus }),
  "When you read it, so later than every message about the lead before",
);

/** The newest revision of a lead, which a receiver can treat like a correction. */
export function leadAsOf(
  message: OutboundMessage,
  status: AnsweredStatus,
): z.infer<typeof currentLead> {
  const timestamp = new Date(message.at).toISOString();
  return { type: "lead.corrected", timestamp, data: { ...leadData(message), status } };
}

/** Every message to a firm; `docs/partners/*.schema.json` are generated from these. */
const partnerMessages = {
  "lead.created": event("lead.created", lead),
  "lead.corrected": event("lead.corrected", lead),
  "lead.withdrawn": event("lead.withdrawn", withdrawal),
  "contact.revoked": event(
    "contact.revoked",
    due.extend({
      stopped: z
        .array(z.enum(contactChannels))
        .describe("Every way of contact that the person has stopped by now, earlier ones included"),
      allowed,
    }),
  ),
  "privacy.opted_out": event(
    "privacy.opted_out",
    about.extend({ do_not_sell: z.literal(true).describe("Do not sell or share this lead") }),
  ),
  "lead.erased": event("lead.erased", due),
  "test.ping": event("test.ping", about),
};

export type PartnerMessage = z.infer<(typeof partnerMessages)[keyof typeof partnerMessages]>;

/** JSON schemas by type, for `docs/partners`. They allow members that later versions may add. */
export function partnerSchemas() {
  return Object.fromEntries(
    Object.entries(partnerMessages).map(([type, schema]) => [type, schemaFor(type, schema)]),
  );
}

/** A JSON Schema for `docs/partners`. Its `$id` stays the same while only members are added. */
export function schemaFor(name: string, schema: z.ZodType) {
  return { $id: `urn:plainclaim:partner:${name}`, ...jsonSchemaOf(schema) };
}

export function jsonSchemaOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    io: "input",
    override({ jsonSchema }) {
      // `format` says it; the expressions are several lines long.
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.type === "integer") delete jsonSchema.maximum;
    },
  });
}

/** Every value of `case` and `answers`, for `docs/partners`. */
export function partnerCases() {
  return cases.map(({ slug, title, sensitive = false, quiz }) => ({
    slug,
    title,
    asks_safe_to_call: sensitive,
    questions: quiz.questions.map((question) => ({
      key: question.name,
      question: question.label,
      options:
        "options" in question
          ? question.options.map(({ value, label }) => ({ value, answer: label }))
          : null,
    })),
  }));
}

/** The message of a delivery to a firm; the same at every attempt. */
export function partnerMessage(message: OutboundMessage): PartnerMessage {
  const { delivery } = message;
  const timestamp = new Date(delivery.created_at).toISOString();
  if (delivery.purpose === "submission") {
    const type = message.isCorrection ? "lead.corrected" : "lead.created";
    return { type, timestamp, data: leadData(message) };
  }

  const reference = subjectOf(delivery);
  const { revision } = delivery;
  const details = parseTexts(delivery.details ?? "{}");
  const { due_on = timestamp.slice(0, 10), stopped = "" } = details;
  switch (delivery.about) {
    case "lead.withdrawn": {
      const cause = details.cause === "authorization_ended" ? details.cause : "withdrawn";
      return { type: delivery.about, timestamp, data: { reference, revision, due_on, cause } };
    }
    case "lead.erased":
      return { type: delivery.about, timestamp, data: { reference, revision, due_on } };
    case "contact.revoked": {
      const all = channelsIn(stopped);
      const allowed = allowedChannels({ ...message, stopped: all });
      const data = { reference, revision, due_on, stopped: all, allowed };
      return { type: delivery.about, timestamp, data };
    }
    default: {
      const data = { reference, revision, do_not_sell: true } as const;
      return { type: "privacy.opted_out", timestamp, data };
    }
  }
}

/** Of the messages in docs/partners.md. */
export const sampleReference = "TESTTEST";

export function testPing(at: number, reference = sampleReference): PartnerMessage {
  const data = { reference, revision: 1 };
  return { type: "test.ping", timestamp: new Date(at).toISOString(), data };
}

function leadData(message: OutboundMessage): LeadData {
  const { submission, optOut } = message;
  const { slug } = submission.case;
  const about = resolveCase(slug ?? "");
  const { kind } = submission;

  return {
    reference: submission.reference,
    revision: submission.revision,
    kind: kind === "home" || kind === "contact" ? kind : "case",
    received_at: new Date(submission.receivedAt).toISOString(),
    contact: contactOf(message),
    case: slug === null ? { slug: "", title: "" } : { slug: about.slug, title: about.title },
    ...answersOf(message, about),
    ...(kind === "contact" && { message: submission.fields.message ?? "" }),
    source: sourceOf(message),
    consent: consentOf(message),
    opted_out: [...optOut],
    allowed: allowedChannels(message),
    authorization: authorizationOf(message),
  };
}

function contactOf({ submission }: OutboundMessage): LeadData["contact"] {
  const fields = [...contactFields(submission)];
  const typed: Readonly<Partial<Record<string, string | null>>> = Object.fromEntries(
    fields.map(([name, field]) => {
      const unanswered = field.mayBeUnasked ? null : "";
      return [name, submission.fields[field.name] ?? unanswered];
    }),
  );
  const phone = typed.phone ?? "";
  const [zip = null, zip4 = ""] = typed.zip?.split("-") ?? [];
  const told: typeof typed = {
    ...typed,
    // A message does not ask it; the operator notes it.
    state: typed.state ?? submission.fields.state ?? null,
    phone_e164: validUsPhone(phone),
    phone_ext: phoneExtension(phone),
    dob: typed.dob && isoDay(typed.dob),
    zip,
    zip4: zip === null ? null : zip4,
    safe_to_call: yesOrNo(typed.safe_to_call),
    leave_message: yesOrNo(typed.leave_message),
  };
  // Null: not asked.
  return Object.fromEntries(Object.keys(contact.shape).map((name) => [name, told[name] ?? null]));
}

/** A day as typed in the form, as `YYYY-MM-DD`. */
export function isoDay(typed: string): string {
  return typed.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, "$3-$1-$2");
}

/** Null if the form did not ask; an empty text if the person answered neither yes nor no. */
function yesOrNo(answer: string | null = null): string | null {
  return answer === null || answer === "yes" || answer === "no" ? answer : "";
}

function answersOf(
  { submission: { kind, answers: given }, optOut }: OutboundMessage,
  { quiz }: Case,
): Pick<LeadData, "answers" | "answers_withheld"> {
  if (kind !== "case" || quiz.questions.length === 0) {
    return { answers: null, answers_withheld: "none" };
  }
  if (optOut.length > 0) return { answers: null, answers_withheld: "opted_out" };
  if (given === null) return { answers: null, answers_withheld: "not_shared" };
  return { answers: codedAnswers(quiz, given), answers_withheld: null };
}

function sourceOf({ submission }: OutboundMessage): LeadData["source"] {
  const { source: address, origin, path } = submission.page;
  const params = toUrl(address)?.searchParams ?? new URLSearchParams();
  return {
    page: `${origin}${path}`,
    language: formLanguage(submission),
    utm_source: params.get("utm_source"),
    utm_medium: params.get("utm_medium"),
    utm_campaign: params.get("utm_campaign"),
    utm_content: params.get("utm_content"),
    utm_term: params.get("utm_term"),
  };
}

function consentOf({ submission, receipt, optOut }: OutboundMessage): LeadData["consent"] {
  return {
    at: receipt?.consentedAt ?? new Date(submission.receivedAt).toISOString(),
    text: [receipt?.consentText, receipt?.disclosureText].filter(Boolean).join("\n"),
    sha256: receipt?.sha256 ?? "",
    page: receipt?.page ?? "",
    ip: optOut.length === 0 && receipt && isPublicVisitor(receipt.ip) ? receipt.ip : null,
    user_agent: receipt?.userAgent ?? "",
    form_version: receipt?.formVersion ?? "",
    firms: [...(receipt?.firms ?? [])],
    certificate: submission.fields[wireNames.certificateUrl] || null,
  };
}

function authorizationOf({ authorization: signed }: OutboundMessage): LeadData["authorization"] {
  return (
    signed && {
      text: signed.body,
      signed_name: signed.signed_name,
      signed_at: new Date(signed.signed_at).toISOString(),
      expires_on: dateInNewYork(signed.ends_at),
      sha256: signed.sha256,
    }
  );
}
