import { z } from "zod";
import { shownCase } from "~/data/cases";
import { contactChannels } from "~/data/contact-channels";
import { usPhone } from "~/data/formats";
import { wireNames } from "~/data/forms/wire-names";
import { speak } from "../language";
import { optOutReasons } from "../privacy/opt-out";
import { formLanguage, parseTexts, type Submission } from "../submission/submission";
import type { OutboundMessage } from "./destination";

const text = z.string();
const orNull = text.nullable();

const lead = z.object({
  reference: text.describe("Eight characters that the visitor has too"),
  revision: z.int().min(1).describe("Higher after a correction: take the higher one"),
  kind: z.enum(["home", "case"]),
  received_at: z.iso.datetime(),
  fields: z.record(text, text).describe("What was typed, by stored name"),
  phone_e164: orNull.describe("Null where the number is not from the United States"),
  case: z.object({ slug: orNull, title: orNull }),
  state: orNull,
  zip: orNull,
  languages: z.object({
    preferred: orNull.describe("en, es or either"),
    form: text.describe("Language of the page"),
  }),
  safe_to_call: orNull,
  leave_message: orNull,
  answers: z
    .array(z.object({ question: text, answer: text }))
    .nullable()
    .describe("Quiz answers as asked and given; null unless they were shared"),
  certificate: orNull,
  consent: z.object({
    sentence: text,
    text: text.describe("What stood above the button"),
    at: text,
    receipt_sha256: text,
  }),
  opted_out: z.array(z.enum(optOutReasons)),
  contact_allowed: z
    .array(z.enum(contactChannels))
    .describe("Ways of contact that the person has not stopped"),
});

const about = z.object({ reference: text, revision: z.int().min(1) });
const due = about.extend({ due_on: z.iso.date().describe("Ten business days after it was asked") });

const event = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data });

/** Every message to a firm; `docs/partners/*.schema.json` are generated from these. */
const partnerMessages = {
  "lead.created": event("lead.created", lead),
  "lead.corrected": event("lead.corrected", lead),
  "lead.withdrawn": event("lead.withdrawn", due),
  "contact.revoked": event(
    "contact.revoked",
    due.extend({ stopped: z.array(z.enum(["calls", "texts", "emails"])) }),
  ),
  "privacy.opted_out": event("privacy.opted_out", about.extend({ do_not_sell: z.literal(true) })),
  "lead.erased": event("lead.erased", due),
  "test.ping": event("test.ping", about),
};

/** JSON schemas by type, for `docs/partners`. */
export function partnerSchemas() {
  return Object.fromEntries(
    Object.entries(partnerMessages).map(([type, schema]) => [type, z.toJSONSchema(schema)]),
  );
}

export type PartnerMessage = z.infer<(typeof partnerMessages)[keyof typeof partnerMessages]>;

/** The message of a delivery to a firm; the same at every attempt. */
export function partnerMessage(message: OutboundMessage): PartnerMessage {
  const { delivery } = message;
  const timestamp = new Date(delivery.created_at).toISOString();
  if (delivery.purpose === "submission") {
    const type = delivery.revision > 1 && message.isCorrection ? "lead.corrected" : "lead.created";
    return { type, timestamp, data: leadData(message) };
  }

  const reference = delivery.regarding ?? delivery.reference;
  const { revision } = delivery;
  const { due_on = timestamp.slice(0, 10), stopped = "" } = parseTexts(delivery.details ?? "{}");
  const told = { reference, revision, due_on };
  switch (delivery.about) {
    case "lead.withdrawn":
    case "lead.erased":
      return { type: delivery.about, timestamp, data: told };
    case "contact.revoked":
      return { type: delivery.about, timestamp, data: { ...told, stopped: readStopped(stopped) } };
    default:
      return {
        type: "privacy.opted_out",
        timestamp,
        data: { reference, revision, do_not_sell: true },
      };
  }
}

export function testPing(at: number): PartnerMessage {
  const data = { reference: "TESTTEST", revision: 1 };
  return { type: "test.ping", timestamp: new Date(at).toISOString(), data };
}

function readStopped(list: string) {
  const all = ["calls", "texts", "emails"] as const;
  return all.filter((channel) => list.split(" ").includes(channel));
}

function leadData({ submission, receipt, optOut, stopped }: OutboundMessage): z.infer<typeof lead> {
  const { fields, contact } = submission;
  const read = (name: string) => fields[name] || null;

  return {
    reference: submission.reference,
    revision: submission.revision,
    kind: submission.kind === "home" ? "home" : "case",
    received_at: new Date(submission.receivedAt).toISOString(),
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => isVisible(name))),
    phone_e164: usPhone(contact.phone),
    case: submission.case,
    state: read("state"),
    zip: read("zipcode"),
    languages: { preferred: read("preferred_language"), form: formLanguage(submission) },
    safe_to_call: read("safe_to_call"),
    leave_message: read("leave_message"),
    answers: optOut.length > 0 ? null : answersAsAsked(submission),
    certificate: read(wireNames.certificateUrl),
    consent: {
      sentence: receipt?.consentText ?? "",
      text: receipt?.disclosureText ?? "",
      at: receipt?.consentedAt ?? "",
      receipt_sha256: receipt?.sha256 ?? "",
    },
    opted_out: [...optOut],
    contact_allowed: contactChannels.filter((channel) => !stopped.includes(channel)),
  };
}

/** Whether a visitor could type this field, rather than our code or a script. */
function isVisible(name: string): boolean {
  return !/^(_|xx|phone_e164$|form_language$)/.test(name);
}

function answersAsAsked(submission: Submission) {
  const { answers, case: about } = submission;
  if (!answers) return null;

  const { quiz } = speak(formLanguage(submission), () => shownCase(about.slug ?? ""));
  return Object.entries(answers).map(([name, value]) => {
    const question = quiz.questions.find((one) => one.name === name);
    const options = question && "options" in question ? question.options : [];
    const option = options.find((one) => one.value === value);
    return { question: question?.label ?? name, answer: option?.label ?? value };
  });
}
