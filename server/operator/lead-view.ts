import { z } from "zod";
import { resolveCase } from "~/data/cases";
import { contactChannels } from "~/data/contact-channels";
import { timeInNewYork } from "~/data/dates";
import { wireNames } from "~/data/forms/wire-names";
import { destinationLabel } from "../destinations/index";
import { editableFields } from "../leads/editable-fields";
import { type Lead, stateOf } from "../leads/read-lead";
import { normalizePhone } from "../privacy/phone";
import type { NoticeAbout } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { answersInWords } from "../submission/submission";
import { oneLine, printable } from "./printable";

/** `href`: what a click on the value does, such as a call. */
export type Fact = { name: string; value: string; href?: string | undefined };

export type LeadView = ReturnType<typeof viewLead>;

/** A lead in words, for `show` and the desk. No text from outside can look like one of ours. */
export function viewLead(lead: Lead) {
  const { row, submission, receipts } = lead;
  const { kind, case: about, contact, fields } = submission;
  const stopped = stoppedChannels(lead);
  const receipt = receipts.at(-1);
  return {
    summary: [contact.name || contact.email, submissionKinds[kind].label, about.title]
      .filter(Boolean)
      .map((part) => oneLine(part ?? ""))
      .join(" · "),
    receivedAt: row.received_at,
    /** What a caller must know first. */
    cautions: [
      ...(stopped.length > 0
        ? [`This person has stopped: ${stopped.join(", ")}. Do not use them.`]
        : []),
      ...(fields.safe_to_call === "no" ? ["It is not safe to call this person. Write first."] : []),
      ...(fields.leave_message === "no" ? ["Leave no message: they asked for none."] : []),
    ],
    troubles: listTroubles(lead),
    facts: listFacts(lead),
    sent: listSent(lead, stopped),
    answers: listAnswers(lead),
    deliveries: lead.deliveries.map(viewDelivery),
    firms: [...listChoices(lead), ...listEvents(lead), ...listAuthorizations(lead)],
    acts: lead.acts.map(({ at, act, place, outcome }) => ({
      at,
      text: `${act} (${place === "person" ? "by the person" : place}): ${outcome}`,
    })),
    consent: receipt ? consentFacts(receipt) : [],
    proof: receipt ? proofFacts(receipt) : [],
    can: possibleActs(lead),
  };
}

/** An earlier stop does not count, because the lead came with a consent of its own. */
function stoppedChannels({ row, stops }: Lead) {
  const since = stops.filter(({ created_at }) => created_at >= row.received_at);
  return contactChannels.filter((channel) =>
    since.some(({ channels }) => channels.split(" ").includes(channel)),
  );
}

/** Why it needs a person. */
function listTroubles({ row, deliveries }: Lead): string[] {
  if (row.erased_at !== null) return [];
  if (row.state === "quarantined") return ["It was taken for spam and waits here."];
  if (row.state !== "accepted") return [];

  return deliveries
    .filter(isDeadDelivery)
    .map(({ destination, state, reason }) =>
      [`${destinationLabel(destination)}: ${state}`, oneLine(reason ?? "")]
        .filter(Boolean)
        .join(". "),
    );
}

function isDeadDelivery({ purpose, state }: Lead["deliveries"][number]): boolean {
  return purpose === "submission" && isDead(state);
}

function isDead(state: string): boolean {
  return state === "refused" || state === "expired";
}

function listFacts({ row, submission, routing, page }: Lead): Fact[] {
  const { kind, case: about, optedOut, ip } = submission;
  const erased = row.erased_at === null ? "" : ` ${timeInNewYork(row.erased_at)}`;
  return [
    { name: "Reference", value: row.reference },
    { name: "Form", value: submissionKinds[kind].label },
    { name: "Case", value: about.title ?? "-" },
    { name: "Received", value: timeInNewYork(row.received_at) },
    { name: "Status", value: `${stateOf(row, routing?.state === "waiting")}${erased}` },
    { name: "Revision", value: String(row.revision) },
    { name: "Sale opt-out", value: optedOut.join(", ") || "no" },
    { name: "Page", value: printable(row.page_source) },
    { name: "Address", value: ip ? `${ip} (seen by the ${row.ip_source ?? "server"})` : "-" },
    ...(page?.closed_at ? [{ name: "Its page", value: "closed" }] : []),
  ];
}

/** Labels for stored names that no form shows. */
const storedNames: ReadonlyMap<string, string> = new Map([
  ["phone_e164", "Phone, international"],
  ["form_language", "Language of the form"],
  [wireNames.certificateUrl, "Certificate"],
  [wireNames.certificateToken, "Certificate token"],
  [wireNames.certificatePing, "Certificate ping"],
  ["ip_lookup", "IP address, as the browser looked it up"],
  ["consent", "Consent"],
  ["share_answers", "Answers shared"],
  [wireNames.caseSlug, "Case"],
  ["caseType", "Case"],
  ["safe_to_call", "Safe to call"],
  ["leave_message", "Leave a message"],
  ["form_version", "Version of the form"],
]);

/** Every stored field, in the words of the form; a click on the number calls it. */
function listSent({ submission }: Lead, stopped: readonly string[]): Fact[] {
  const { fields, contact } = submission;
  const known = editableFields(submission);
  const order = new Set([...known.map(({ name }) => name), ...Object.keys(fields)]);
  const mayCall = contact.phone && fields.safe_to_call !== "no" && !stopped.includes("calls");

  return [...order].flatMap((name) => {
    const stored = fields[name] ?? "";
    const value = name === wireNames.caseSlug ? (submission.case.title ?? stored) : stored;
    if (value === "") return [];
    const field = known.find((one) => one.name === name);
    const option = field && "options" in field && field.options.find((one) => one.value === value);
    const isNumber = mayCall && value === contact.phone;
    return [
      {
        name: field?.label ?? storedNames.get(name) ?? name,
        value: printable(option ? option.label : value),
        href: isNumber ? `tel:${normalizePhone(contact.phone)}` : undefined,
      },
    ];
  });
}

/** The shared quiz answers, in the words of the questions and answers. */
function listAnswers({ submission: { answers, case: about } }: Lead): Fact[] {
  const lines = answersInWords(resolveCase(about.slug ?? "").quiz, answers);
  return lines.map(({ name, value }) => ({ name, value: printable(value) }));
}

export const noticeLabels = {
  "privacy.opted_out": "opted out: do not sell or share",
  "lead.corrected": "corrected",
  "lead.withdrawn": "withdrawn: contact nobody about it",
  "contact.revoked": "contact must stop",
  "lead.erased": "erase what you hold",
} as const satisfies Record<NoticeAbout, string>;

function viewDelivery(delivery: Lead["deliveries"][number]) {
  const { id, destination, state, next_at, reason, revision, purpose, about, attempts } = delivery;
  const detail = [
    purpose === "notice" ? noticeLabels[about ?? "privacy.opted_out"] : "",
    revision > 1 ? `revision ${revision}` : "",
    state === "pending" ? `next try ${timeInNewYork(next_at)}` : "",
    oneLine(reason ?? ""),
  ];
  const isNotice = purpose === "notice";
  return {
    id,
    /** As commands name it; a notice is told apart from the delivery of the lead itself. */
    name: isNotice ? `notice to ${destination}` : destination,
    label: isNotice ? `Notice to ${destinationLabel(destination)}` : destinationLabel(destination),
    state,
    detail: detail.filter(Boolean).join(", "),
    attempts: attempts.map(({ started_at, outcome, status, detail }) => ({
      at: started_at,
      outcome,
      status: status === null ? "-" : String(status),
      detail: oneLine(detail),
    })),
  };
}

/** Each choice of a firm with the other candidates and why they were passed over. */
function listChoices({ routing }: Lead): Fact[] {
  if (!routing) return [];

  const asked = routing.asks && `${routing.asks}, since ${timeInNewYork(routing.asked_at ?? 0)}`;
  return [
    { name: "Firms named by the form", value: routing.named.join(", ") || "none" },
    ...routing.choices.map(({ at, occasion, partner, outcome, candidates }) => {
      const among = candidates.map(({ id, standing, taken }) => `${id} ${standing} (${taken})`);
      return {
        name: `${timeInNewYork(at)}, ${occasion.replaceAll("_", " ")}`,
        value: `${partner ?? outcome}, among ${among.join(", ").replaceAll("_", " ") || "none"}`,
        href: partner === null ? undefined : `/firms/${partner}`,
      };
    }),
    ...(asked ? [{ name: "Authorization", value: `waits for an authorization of ${asked}` }] : []),
  ];
}

/** What firms reported. */
function listEvents({ events }: Lead): Fact[] {
  return events.map(({ partner, status, note, received_at, counts }) => ({
    name: `${timeInNewYork(received_at)}, ${partner}`,
    value: [
      counts === 1 ? status : `${status} (changed nothing)`,
      note ? `note: “${oneLine(note)}”` : "",
    ]
      .filter(Boolean)
      .join(", "),
  }));
}

/** What the person signed in Washington or Nevada. */
function listAuthorizations({ authorizations }: Lead): Fact[] {
  return authorizations.map(({ partner, signed_at, ends_at, revoked_at }) => {
    const end = `${revoked_at === null ? "ends" : "revoked"} ${timeInNewYork(revoked_at ?? ends_at)}`;
    const value = `${partner}: signed ${timeInNewYork(signed_at)}, ${end}`;
    return { name: "Authorization", value };
  });
}

type Receipt = Lead["receipts"][number];

/** Texts of the body, and those that an erasure removes. */
const proven = z.object({
  consented_at: z.string().optional(),
  consent_text: z.string().nullish(),
  disclosure_text: z.string().nullish(),
  firms: z.array(z.string()).optional(),
  page: z.string().optional(),
  certificate: z.string().optional(),
  opt_out: z.array(z.string()).optional(),
});

function consentFacts({ body, personal, seq }: Receipt): Fact[] {
  const read = { ...readProven(body), ...readProven(personal ?? "{}") };
  const at = read.consented_at && timeInNewYork(Date.parse(read.consented_at));
  const chain = `sealed as number ${seq}; relay verify proves the whole chain`;
  return [
    { name: "Agreed at", value: at },
    { name: "Agreed to", value: read.consent_text },
    { name: "Text beside it", value: read.disclosure_text },
    { name: "Firms named", value: read.firms?.join(", ") },
    { name: "On the page", value: read.page },
    { name: "Certificate", value: read.certificate },
    { name: "Opt-out then", value: read.opt_out?.join(", ") },
    { name: "Chain", value: seq === null ? "not sealed yet" : chain },
  ].flatMap(({ name, value }) => (value ? [{ name, value: printable(value) }] : []));
}

/** A damaged receipt proves nothing, but can still be looked at. */
function readProven(json: string): z.infer<typeof proven> {
  try {
    return proven.parse(JSON.parse(json));
  } catch {
    return {};
  }
}

/** The stored bytes, so that anybody can compute the hash. */
function proofFacts({ body, sha256, personal, seq, seal }: Receipt): Fact[] {
  return [
    { name: "Body", value: body },
    { name: "SHA-256 of the body", value: sha256 },
    { name: "Personal part", value: personal ?? "erased" },
    { name: "Place", value: seq === null ? "not sealed yet" : `${seq} in the chain` },
    { name: "Seal", value: seal ?? "not sealed yet" },
  ];
}

function possibleActs({ row, submission, deliveries, page }: Lead) {
  const { kind, contact, optedOut } = submission;
  const isWhole = row.erased_at === null;
  const isLead = submissionKinds[kind].isLead && isWhole && row.state !== "refused";
  const isOpen = deliveries.some(
    ({ reference, state }) => reference === row.reference && (state === "pending" || isDead(state)),
  );
  return {
    retry: isWhole && row.state === "accepted" && isOpen,
    release: isWhole && row.state === "quarantined",
    dismiss: isWhole && row.state === "accepted" && deliveries.some(isDeadDelivery),
    edit: isWhole && row.state === "accepted",
    allow: isWhole && contact.email !== "" && optedOut.length > 0,
    stop: isLead,
    withdraw: isLead,
    close: isLead && !page?.closed_at,
    erase: isWhole && contact.email !== "",
  };
}
