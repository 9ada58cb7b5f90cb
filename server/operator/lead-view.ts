import { z } from "zod";
import { resolveCase } from "~/data/cases";
import { timeInNewYork } from "~/data/dates";
import { wireNames } from "~/data/forms/wire-names";
import { destinationLabel } from "../destinations/index";
import { editableFields } from "../leads/editable-fields";
import { type Lead, stateOf, stoppedChannels } from "../leads/read-lead";
import { normalizePhone } from "../privacy/phone";
import type { NoticeAbout } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { answersInWords, formLanguage } from "../submission/submission";
import { oneLine, printable } from "./printable";

/** `href`: what a click on the value does, such as a call. */
export type Fact = { name: string; value: string; href?: string | undefined };

export type LeadView = ReturnType<typeof viewLead>;

/** A lead in words, for `show` and the desk. No text from outside can look like one of ours. */
export function viewLead(lead: Lead) {
  const { row, submission, receipts, deliveries } = lead;
  const { kind, case: about, contact, fields } = submission;
  const stopped = stoppedChannels(lead);
  const receipt = receipts.at(-1);
  return {
    headline: oneLine(contact.name || contact.email || row.reference),
    summary: [submissionKinds[kind].label, about.title].filter(Boolean).map(String).map(oneLine),
    receivedAt: row.received_at,
    /** What a caller must know first. */
    cautions: [
      ...(stopped.length > 0
        ? [`This person has stopped: ${stopped.join(", ")}. Do not use them.`]
        : []),
      ...(fields.safe_to_call === "no" ? ["It is not safe to call this person. Write first."] : []),
      ...(fields.leave_message === "no" ? ["Leave no message: they asked for none."] : []),
      ...(formLanguage({ fields }) === "es" || fields.preferred_language === "es"
        ? ["This person reads Spanish."]
        : []),
    ],
    /** Where it is, in one sentence. */
    place: describePlace(lead),
    isInTrouble: row.state === "quarantined" || deliveries.some(isDeadDelivery),
    facts: listFacts(lead),
    sent: listSent(lead, stopped),
    answers: listAnswers(lead),
    deliveries: deliveries.map(viewDelivery),
    timeline: listEvents(lead),
    consent: receipt ? consentFacts(receipt) : [],
    proof: receipt ? proofFacts(receipt) : [],
    can: possibleActs(lead),
  };
}

function describePlace({ row, routing, deliveries }: Lead): string {
  if (row.erased_at !== null) return `Erased ${timeInNewYork(row.erased_at)}.`;
  if (row.state === "quarantined") return "It was taken for spam and waits here.";
  if (row.state === "refused") return "Refused while the visitor waited, who was shown why.";

  const waits = routing?.asks
    ? `Waits for an authorization of ${routing.asks}, since ${timeInNewYork(routing.asked_at ?? 0)}.`
    : "Waits for a firm that can take it.";
  const own = deliveries.filter(({ purpose }) => purpose === "submission");
  const places = (["refused", "expired", "delivered", "pending", "withheld"] as const).map(
    (state) => {
      const there = own.filter((one) => one.state === state);
      const names = there.map(({ destination, reason }) =>
        [destinationLabel(destination), isDead(state) ? oneLine(reason ?? "") : ""]
          .filter(Boolean)
          .join(", "),
      );
      return names.length > 0 ? `${placeNames[state]}: ${[...new Set(names)].join("; ")}.` : "";
    },
  );
  const text = [routing?.state === "waiting" ? waits : "", ...places].filter(Boolean).join(" ");
  return text || "Stored only: no destination was on.";
}

const placeNames = {
  refused: "Refused by",
  expired: "Expired",
  delivered: "Sent to",
  pending: "Waits for",
  withheld: "Withheld from",
};

function isDeadDelivery({ purpose, state }: Lead["deliveries"][number]): boolean {
  return purpose === "submission" && isDead(state);
}

function isDead(state: string): boolean {
  return state === "refused" || state === "expired";
}

function listFacts({ row, submission, routing, page }: Lead): Fact[] {
  const { optedOut, ip } = submission;
  const erased = row.erased_at === null ? "" : ` ${timeInNewYork(row.erased_at)}`;
  return [
    { name: "Reference", value: row.reference },
    { name: "Received", value: timeInNewYork(row.received_at) },
    { name: "Status", value: `${stateOf(row, routing?.state === "waiting")}${erased}` },
    { name: "Revision", value: String(row.revision) },
    { name: "Sale opt-out", value: optedOut.join(", ") || "no" },
    { name: "Page", value: printable(row.page_source) },
    { name: "Address", value: ip ? `${ip} (seen by the ${row.ip_source ?? "server"})` : "-" },
    ...(routing ? [{ name: "Firms named", value: routing.named.join(", ") || "none" }] : []),
    ...(page?.closed_at ? [{ name: "Its page", value: "closed" }] : []),
  ];
}

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
        name: field?.label ?? name.replaceAll("_", " "),
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

type Delivery = Lead["deliveries"][number];

/** As commands name it; a notice is told apart from the delivery of the lead itself. */
function nameOf({ destination, purpose }: Delivery): string {
  return purpose === "notice" ? `notice to ${destination}` : destination;
}

function viewDelivery(delivery: Delivery) {
  const { id, state, next_at, reason, revision, purpose, about, attempts } = delivery;
  const detail = [
    purpose === "notice" ? noticeLabels[about ?? "privacy.opted_out"] : "",
    revision > 1 ? `revision ${revision}` : "",
    attempts.length === 1 ? "1 attempt" : `${attempts.length} attempts`,
    state === "pending" ? `next try ${timeInNewYork(next_at)}` : "",
    oneLine(reason ?? ""),
  ];
  return { id, name: nameOf(delivery), state, detail: detail.filter(Boolean).join(", ") };
}

/** What happened to it, oldest first. */
function listEvents(lead: Lead): { at: number; text: string }[] {
  const { row, routing, deliveries, events, authorizations, acts, notes } = lead;
  return [
    { at: row.received_at, text: "received" },
    // Each choice of a firm with the other candidates and why they were passed over.
    ...(routing?.choices ?? []).map(({ at, occasion, partner, outcome, candidates }) => {
      const among = candidates.map(({ id, standing, taken }) => `${id} ${standing} (${taken})`);
      const chosen = partner ?? outcome;
      const text = `${occasion}: ${chosen}, among ${among.join(", ") || "none"}`;
      return { at, text: `firm for ${text.replaceAll("_", " ")}` };
    }),
    ...deliveries.flatMap((delivery) =>
      delivery.attempts.map(({ started_at, outcome, status, detail }) => ({
        at: started_at,
        text: [`${nameOf(delivery)}: ${outcome}`, status, oneLine(detail)]
          .filter(Boolean)
          .join(" "),
      })),
    ),
    ...events.map(({ partner, status, note, received_at, counts }) => ({
      at: received_at,
      text: [
        `${partner} reported ${status}${counts === 1 ? "" : " (changed nothing)"}`,
        note ? `note: “${oneLine(note)}”` : "",
      ]
        .filter(Boolean)
        .join(", "),
    })),
    // What the person signed in Washington or Nevada.
    ...authorizations.map(({ partner, signed_at, ends_at, revoked_at }) => ({
      at: signed_at,
      text: `${partner}: signed ${timeInNewYork(signed_at)}, ${revoked_at === null ? "ends" : "revoked"} ${timeInNewYork(revoked_at ?? ends_at)}`,
    })),
    ...acts
      .filter(({ act }) => act !== "note")
      .map(({ at, act, place, outcome }) => ({
        at,
        text: `${act} (${place === "person" ? "by the person" : place}): ${outcome}`,
      })),
    ...notes.map(({ at, text }) => ({ at, text: `note: “${oneLine(text)}”` })),
  ].toSorted((a, b) => a.at - b.at);
}

type Receipt = Lead["receipts"][number];

/** What the person was shown and agreed to, under the names of the receipt. */
function consentFacts({ body, personal }: Receipt): Fact[] {
  const proven = { ...parseReceipt(body), ...parseReceipt(personal ?? "{}") };
  return Object.entries(proven).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(", ") : String(value ?? "");
    return text === "" ? [] : [{ name: name.replaceAll("_", " "), value: printable(text) }];
  });
}

/** A damaged receipt proves nothing, but can still be looked at. */
function parseReceipt(json: string): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(json));
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
    {
      name: "Place",
      value: seq === null ? "not sealed yet" : `${seq} in the chain, which relay verify proves`,
    },
    { name: "Seal", value: seal ?? "not sealed yet" },
  ];
}

function possibleActs({ row, submission, deliveries, routing, page }: Lead) {
  const { kind, contact, optedOut } = submission;
  const isWhole = row.erased_at === null;
  const isAccepted = isWhole && row.state === "accepted";
  const isLead = submissionKinds[kind].isLead && isWhole && row.state !== "refused";
  const isOpen = deliveries.some(
    ({ reference, state }) => reference === row.reference && (state === "pending" || isDead(state)),
  );
  return {
    retry: isAccepted && isOpen,
    pass: isAccepted && routing?.state === "routed" && routing.named.length > 1,
    release: isWhole && row.state === "quarantined",
    discard: isWhole && row.state === "quarantined",
    dismiss: isAccepted && deliveries.some(isDeadDelivery),
    edit: isAccepted,
    note: isWhole,
    allow: isWhole && contact.email !== "" && optedOut.length > 0,
    stop: isLead,
    withdraw: isLead,
    close: isLead && !page?.closed_at,
    erase: isWhole && contact.email !== "",
  };
}
