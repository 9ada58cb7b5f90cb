import { z } from "zod";
import { cases, resolveCase } from "~/data/cases";
import { type ContactChannel, channelsIn } from "~/data/contact-channels";
import { clockIn, day, hourIn, midnightInNewYork, spellDay, spellMoment } from "~/data/dates";
import type { VisibleField } from "~/data/field";
import { foldText } from "~/data/fold";
import { counted, spellPhone } from "~/data/formats";
import { wireNames } from "~/data/forms/wire-names";
import { type Language, languages, mainLanguage } from "~/data/language";
import { editions } from "~/data/languages";
import { declineReasons } from "~/data/partner-mail";
import { withoutNote } from "~/data/question";
import { states } from "~/data/states";
import { timeZoneOf } from "~/data/time-zones";
import type { App } from "../app";
import { destinationLabel } from "../destinations/index";
import { partnerDestination, partnerOf } from "../destinations/partner";
import { editableFields } from "../leads/correct";
import {
  type ReportOfFirm,
  rowsOf,
  type StoredDelivery,
  type StoredSubmission,
} from "../leads/stored-submission";
import { ownIds } from "../partners/report";
import { normalizePhone } from "../privacy/identity";
import { reasonsNow } from "../privacy/opt-out";
import { standingWords } from "../routing/choose-partner";
import { isDead } from "../state/delivery";
import { hasDeclined, holds, searchOf } from "../state/holders";
import { isDone, missed, reminderIn } from "../state/needs";
import { type Choice, candidatesIn, namedIn } from "../state/routing-row";
import type { NoticeAbout, Occasion } from "../store/schema";
import { allowedChannels } from "../submission/contact-stops";
import { submissionKinds } from "../submission/kinds";
import {
  answersInWords,
  formLanguage,
  readCorrected,
  textsIn,
  unlessDamaged,
} from "../submission/submission";
import { statusNames } from "./inbox";
import { oneLine, printable } from "./printable";

/** `href`: what a click on the value does, such as a call. */
export type Fact = { name: string; value: string; href?: string | undefined };

export type SubmissionView = ReturnType<typeof viewSubmission>;

/** Names of destinations, and of firms by their id; times for people. */
type Names = {
  labelOf(destination: string): string;
  firmName(id: string): string;
  timeOf(at: number): string;
  dayOf(at: number): string;
};

/** A lead in words, for `show` and the desk. No text from outside can look like one of ours. */
export function viewSubmission({ config, now }: App, stored: StoredSubmission) {
  const at = now();
  const labelOf = (destination: string) => destinationLabel(destination, config.partners);
  const names: Names = {
    labelOf,
    firmName: (id) => labelOf(partnerDestination(id)),
    timeOf: (time) => spellMoment(time, at),
    dayOf: (time) => spellDay(time, at),
  };
  const { row, submission, receipts, deliveries } = stored;
  const { kind, case: about, contact, fields } = submission;
  const { person } = stored;
  const receipt = receipts.at(-1);
  const reads = languageRead(fields);
  return {
    headline: oneLine(contact.name || contact.email || row.reference),
    summary: [submissionKinds[kind].label, about.title].filter(Boolean).map(String).map(oneLine),
    reach: listReach(stored, names, at),
    /** What a caller must know first. */
    cautions: [
      ...(person.stopped.length > 0
        ? [`This person stopped ${person.stopped.join(", ")}: do not use them.`]
        : []),
      ...(person.isUnsafeToCall
        ? [
            `It is not safe to call or text this person${fields.safe_to_call === "no" ? "" : ", who said so on another request"}. Write an email.`,
          ]
        : []),
      ...(person.isWrongNumber ? ["The last call reached somebody else: check the number."] : []),
      ...(fields.leave_message === "no" ? ["Leave no message: they asked for none."] : []),
      ...(reads === mainLanguage ? [] : [`This person reads ${editions[reads].english}.`]),
      ...whyNotAtThisHour(stored, at),
    ],
    allowed: mayUse(stored),
    /** What is arranged or done, in a word or two. */
    chips: listChips(stored, names),
    message: printable(fields.message ?? fields.details ?? ""),
    about: describeAbout(stored),
    /** Where it is, in one sentence. */
    place: describePlace(stored, names),
    facts: listFacts(stored, names),
    sent: listSent(stored),
    answers: listAnswers(stored),
    deliveries: deliveries.map((one) => viewDelivery(one, names)),
    timeline: listEvents(stored, names),
    consent: receipt ? consentFacts(receipt) : [],
    proof: receipt ? proofFacts(receipt) : [],
  };
}

/** The language that a person asked for, or of the form; not English if either is another. */
export function languageRead(fields: StoredSubmission["submission"]["fields"]): Language {
  const asked = languages.find((code) => code === fields.preferred_language) ?? mainLanguage;
  return asked === mainLanguage ? formLanguage({ fields }) : asked;
}

/** What a message is about and where its sender lives: as it was noted, or as its own words say. */
function describeAbout({ row, submission }: StoredSubmission) {
  const noted = { case: row.case_slug ?? "", state: row.region };
  if (row.kind !== "contact") return { ...noted, isGuess: false };

  // Without what ends a plural.
  const wordsOf = (text: string) =>
    ` ${foldText(text)
      .replace(/[^a-z0-9]+/g, " ")
      .trim()} `.replaceAll("s ", " ");
  const said = wordsOf(submission.fields.message ?? "");
  const isNamed = (text: string) => said.includes(wordsOf(text));
  const named = cases.filter(({ title }) =>
    title
      .split(/ and | in |[()]/)
      .filter(Boolean)
      .some(isNamed),
  );
  const places = states("en").filter(({ label }) => isNamed(label));
  // *Virginia* is a part of *West Virginia*.
  const state = places.filter(({ label }) =>
    places.every((one) => one.label === label || !one.label.includes(label)),
  );
  const guess = {
    case: noted.case || (named.length === 1 ? (named[0]?.slug ?? "") : ""),
    state: noted.state || (state.length === 1 ? (state[0]?.value ?? "") : ""),
  };
  return { ...guess, isGuess: guess.case !== noted.case || guess.state !== noted.state };
}

function describePlace(stored: StoredSubmission, { labelOf, firmName, timeOf }: Names): string {
  const { row, routing, deliveries, events } = stored;
  const rows = rowsOf(stored);
  if (row.erased_at !== null) return `Erased ${timeOf(row.erased_at)}.`;
  if (row.state === "quarantined")
    return "It looked like spam, because a field that people do not see was filled in. It was not sent to anyone.";
  if (row.state === "refused") return "The form refused it and showed the person why.";

  const search = routing ? searchOf(routing) : null;
  const waits = routing?.asks
    ? `It has waited since ${timeOf(routing.asked_at ?? 0)} for the person to sign for ${firmName(routing.asks)}.`
    : "It waits for a firm that can take it.";
  const declined = (routing?.reports ?? []).flatMap(({ partner, status }) => {
    if (status !== "declined") return [];
    const said = events.findLast((one) => one.partner === partner && one.status === "declined");
    return `${firmName(partner)}${said ? whyDeclined(said) : ""}`;
  });
  const own = deliveries.filter(
    (one) =>
      one.purpose === "submission" &&
      !hasDeclined(routing, partnerOf(one.destination)) &&
      (!isDead(one) || (missed(rows, one) !== "tell" && !isDone(rows, "failed", one.updated_at))),
  );
  const places = (["refused", "expired", "delivered", "pending", "withheld"] as const).map(
    (state) => {
      const there = own.filter((one) => one.state === state);
      const names = there.map((one) => {
        const { destination, reason, isCorrection } = one;
        const isSaid = isDead({ state }) || state === "withheld";
        const why = isSaid ? inClerksWords(reason ?? "") : "";
        const mayHave = holds([one]) === "maybe" && partnerOf(destination) !== null;
        return [
          labelOf(destination),
          state === "pending" && isCorrection ? " (a correction)" : "",
          mayHave ? ", which may have it" : "",
          why && `: ${why}`,
        ].join("");
      });
      return names.length > 0 ? `${placeNames[state]} ${[...new Set(names)].join("; ")}.` : "";
    },
  );
  const text = [
    routing?.failed_at == null
      ? ""
      : `Since ${timeOf(routing.failed_at)} an error of this program has kept us from looking for a firm.`,
    search === "waiting" || search === "unauthorized" ? waits : "",
    ...places,
    declined.length > 0 ? `Declined by ${declined.join("; ")}.` : "",
    search === "exhausted" ? "No firm has it now." : "",
  ]
    .filter(Boolean)
    .join(" ");
  if (text !== "") return text;
  const told = deliveries.filter(
    ({ purpose, state }) => purpose === "notice" && state === "delivered",
  );
  const recipients = [...new Set(told.map(({ destination }) => labelOf(destination)))];
  return recipients.length > 0
    ? `It is kept here. We told ${recipients.join("; ")} about it.`
    : "Only we have it.";
}

/**
 * Why a destination refused, without what says nothing to a clerk: the number of the response, and
 * an answer for programs, of which only its message is kept.
 */
function inClerksWords(reason: string): string {
  const plain = reason.replace(/^(the [a-z ]+ )?answered \d{3}(: |$)/i, "");
  const [, message = ""] = /"(?:message|error|reason|detail)"\s*:\s*"([^"]+)"/.exec(plain) ?? [];
  return oneLine(/^\s*[{[<]/.test(plain) ? message : plain).replaceAll("_", " ");
}

/** By the operator, as the firm said by telephone. */
export function isNoted({ message_id }: ReportOfFirm): boolean {
  return message_id.startsWith(ownIds.byTelephone);
}

/** After a colon; empty if the firm did not say. */
function whyDeclined({ reason, note }: Pick<ReportOfFirm, "reason" | "note">): string {
  const known = Object.entries(declineReasons).find(([name]) => name === reason)?.[1];
  const why = known?.toLowerCase() ?? oneLine(reason ?? "").replaceAll("_", " ");
  const said = [why, note ? `“${oneLine(note)}”` : ""].filter(Boolean).join(", ");
  return said && `: ${said}`;
}

const placeNames = {
  refused: "Refused by",
  expired: "Could not be sent to",
  delivered: "Sent to",
  pending: "On its way to",
  withheld: "It never goes to",
};

function listFacts(
  { row, submission, routing, person }: StoredSubmission,
  { firmName, timeOf }: Names,
): Fact[] {
  const { ip } = submission;
  const optOut = reasonsNow(submission.optedOut, person.isOptedOut);
  const erased = row.erased_at === null ? "" : ` ${timeOf(row.erased_at)}`;
  return [
    { name: "Reference", value: row.reference },
    { name: "Received", value: timeOf(row.received_at) },
    {
      name: "Status",
      value: statusNames[row.status] + erased,
    },
    { name: "Corrections", value: String(row.revision - 1) },
    {
      name: "Sale opt-out",
      value: row.kind === "opt_out" ? "asked for here" : optOut.join(", ") || "no",
    },
    { name: "Page", value: printable(row.page_source) },
    { name: "Address", value: ip ? `${ip} (seen by the ${row.ip_source ?? "server"})` : "-" },
    ...(routing
      ? [{ name: "Firms named", value: namedIn(routing).map(firmName).join("; ") || "none" }]
      : []),
    ...(row.closed_at !== null ? [{ name: "Its page", value: "closed" }] : []),
  ];
}

/** How to get in touch; a click on the number calls it only if that is safe and allowed. */
function listReach(stored: StoredSubmission, { timeOf }: Names, now: number): Fact[] {
  const { row, submission, person } = stored;
  if (row.erased_at !== null) return [];

  const { fields, contact } = submission;
  const asksSafety = editableFields(submission).some(({ name }) => name === "safe_to_call");
  const allowed = mayUse(stored);
  const earlier = person.stops.filter(({ created_at }) => created_at < row.received_at);
  const mayCall = allowed.includes("calls");
  const mayWrite = allowed.includes("emails");
  const zone = timeZoneOf(row.region);
  const reads = languageRead(fields);
  const best =
    person.isWrongNumber && !mayWrite
      ? "Correct the number first"
      : mayCall && !person.isWrongNumber
        ? "Call"
        : mayWrite
          ? "Write an email"
          : "None: do not contact this person";
  return [
    {
      name: phoneNumber,
      value: oneLine(spellPhone(contact.phone)) || "none",
      href: mayCall ? `tel:${normalizePhone(contact.phone)}` : undefined,
    },
    ...(zone === null ? [] : [{ name: `Time in ${row.region}`, value: clockIn(zone, now) }]),
    ...(asksSafety ? [{ name: "Safe to call", value: fields.safe_to_call || "not answered" }] : []),
    {
      name: "Best way",
      value:
        reads === mainLanguage || !(mayCall || mayWrite)
          ? best
          : `${best}, in ${editions[reads].english}`,
    },
    {
      name: "Email address",
      value: oneLine(contact.email) || "none",
      href: mayWrite ? mailLink(contact.email) : undefined,
    },
    ...earlier.map(({ channels, created_at }) => ({
      name: "Stopped before",
      value: `${channelsIn(channels).join(", ")}, ${timeOf(created_at)}; this later request allows them again`,
    })),
  ];
}

export const phoneNumber = "Phone number";

/** The law allows calls from 8 am to 9 pm, where the person is. */
function whyNotAtThisHour(stored: StoredSubmission, now: number): string[] {
  const { erased_at, region } = stored.row;
  const zone = erased_at === null && mayUse(stored).includes("calls") ? timeZoneOf(region) : null;
  if (zone === null) return [];
  const hour = hourIn(zone, now);
  const isEarly = hour < 8;
  if (!isEarly && hour < 21) return [];
  const tomorrow = isEarly ? "" : " tomorrow";
  return [`It is ${clockIn(zone, now)} in ${region}: do not call before 8 am${tomorrow} there.`];
}

/** An address may contain what means something in a link. */
export function mailLink(email: string, about: Readonly<Record<string, string>> = {}): string {
  const to = email.split("@").map(encodeURIComponent).join("@");
  const parts = Object.entries(about).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${[to, parts.join("&")].filter(Boolean).join("?")}`;
}

/** What the person gave, and neither stopped nor called unsafe. */
function mayUse({ submission, person }: StoredSubmission): ContactChannel[] {
  const { email, phone } = submission.contact;
  return allowedChannels(person).filter((channel) => (channel === "emails" ? email : phone) !== "");
}

/** How a request is answered, by the stored word. */
export const answerWays: Readonly<Record<string, string>> = {
  email: "by email",
  telephone: "by telephone",
  letter: "by letter",
  other: "in another way",
};

function listChips({ row, notes, acts }: StoredSubmission, { dayOf }: Names): string[] {
  const last = reminderIn({ notes });
  const answered = acts.findLast(({ act }) => act === "answered");
  const done = notes.findLast(({ ends }) => ends !== null);
  const ended = row.status === "done" ? "Done" : row.status === "discarded" && "Marked as spam";
  const by = (name: string | null | undefined) => (name ? ` by ${oneLine(name)}` : "");
  return [
    ...(last === null || row.erased_at !== null ? [] : [`Call back ${dayOf(last)}`]),
    ...(row.answered_at !== null
      ? [answerInWords(row, row.answered_how ?? "", row.answered_at, dayOf) + by(answered?.name)]
      : done && ended
        ? [`${ended}, ${dayOf(done.at)}${by(done.name)}`]
        : []),
  ];
}

/** How and when, and how late if the law gave it a day. */
function answerInWords(
  { legal_at }: Pick<StoredSubmission["row"], "legal_at">,
  how: string,
  at: number | null,
  dayOf: Names["dayOf"],
): string {
  const what = ["Answered", answerWays[how]].filter(Boolean).join(" ");
  if (at === null) return what;
  const late = legal_at === null ? 0 : Math.round((at - legal_at) / day);
  return [what, dayOf(at), late > 0 ? `${counted(late, "day")} late` : ""]
    .filter(Boolean)
    .join(", ");
}

/** Where the form has no label, or one that speaks to the visitor. */
const clerkLabels = new Map<string, string>([
  [wireNames.caseSlug, wireNames.caseTitle],
  ["phone_e164", "Number to dial"],
  ["caseType", "Kind of case"],
  ["state", "State where they live"],
  ["preferred_language", "Language they prefer"],
  ["safe_to_call", "Safe to call or text them"],
  ["topic", "What the message is about"],
]);

/** Every stored field, in the words of the form. */
function listSent({ submission }: StoredSubmission): Fact[] {
  const { fields } = submission;
  const known = editableFields(submission);
  const order = new Set([...known.map(({ name }) => name), ...Object.keys(fields)]);

  return [...order].flatMap((name) => {
    const stored = fields[name] ?? "";
    const value = name === wireNames.caseSlug ? (submission.case.title ?? stored) : stored;
    if (value === "") return [];
    const field = known.find((one) => one.name === name);
    const option = field && "options" in field && field.options.find((one) => one.value === value);
    const label = labelForClerk(field ?? { name, label: name.replaceAll("_", " ") });
    return [{ name: label, value: printable(option ? option.label : value) }];
  });
}

export function labelForClerk(field: Pick<VisibleField, "name" | "label">): string {
  return clerkLabels.get(field.name) ?? withoutNote(field);
}

/** The shared quiz answers, in the words of the questions and answers. */
function listAnswers({ submission: { answers, case: about } }: StoredSubmission): Fact[] {
  const lines = answersInWords(resolveCase(about.slug ?? "").quiz, answers);
  return lines.map(({ name, value }) => ({ name, value: printable(value) }));
}

export const noticeLabels = {
  "privacy.opted_out": "opted out: do not sell or share",
  "lead.corrected": "corrected",
  "lead.withdrawn": "withdrawn: contact nobody about it",
  "contact.revoked": "contact must stop",
  "lead.erased": "erase what you hold",
} as const satisfies Record<NoticeAbout | "lead.corrected", string>;

/** As commands name it; a notice is told apart from the delivery of the lead itself. */
function nameOf({ destination, purpose }: StoredDelivery): string {
  return purpose === "notice" ? `notice to ${destination}` : destination;
}

function nextWords(at: number | null, { timeOf }: Names): string {
  return at === null ? "waits until its firm is resumed" : `next try ${timeOf(at)}`;
}

function viewDelivery(delivery: StoredDelivery, names: Names) {
  const { id, state, nextTryAt, reason, revision, about, attemptRows } = delivery;
  const detail = [
    about === null ? "" : noticeLabels[about],
    revision > 1 ? `correction ${revision - 1}` : "",
    attemptRows.length === 1 ? "1 attempt" : `${attemptRows.length} attempts`,
    state === "pending" && nextWords(nextTryAt, names),
    oneLine(reason ?? ""),
  ];
  return {
    id,
    name: nameOf(delivery),
    label: labelIn(delivery, names),
    state,
    detail: detail.filter(Boolean).join(", "),
  };
}

export function labelIn(
  { destination, purpose }: Pick<StoredDelivery, "destination" | "purpose">,
  { labelOf }: Pick<Names, "labelOf">,
): string {
  return purpose === "notice" ? `Notice to ${labelOf(destination)}` : labelOf(destination);
}

type Event = { at: number; text: string; detail?: string };

/** Occasions on which an act of the operator may have looked for a firm. */
const ofDesk: readonly Occasion[] = ["by_operator", "asked", "again", "declined"];

/** What happened to it, oldest first; with a detail for those who look for the cause of a fault. */
function listEvents(stored: StoredSubmission, names: Names): Event[] {
  const { firmName, timeOf, dayOf } = names;
  const { row, routing, deliveries, events, authorizations, acts, notes } = stored;
  const choices = routing?.choices ?? [];
  /** Whether the operator log says this already: the act that looked for a firm is of the same moment. */
  const isOfDesk = ({ occasion, at }: Choice) =>
    ofDesk.includes(occasion) && acts.some((act) => act.at === at);
  return [
    { at: row.received_at, text: "Received" },
    // Each choice of a firm with the other candidates and why they were passed over.
    ...choices
      .filter((choice) => !isOfDesk(choice))
      .map(({ at, occasion, partner, outcome, candidates }) => {
        const among = candidatesIn({ candidates }).map(({ id, standing, taken }) => {
          const today = taken > 0 ? `, ${taken} today` : "";
          return `${firmName(id)} ${standingWords[standing]}${today}`;
        });
        const chosen = partner === null ? outcomes[outcome] : `it goes to ${firmName(partner)}`;
        const text =
          occasion === "received" && partner !== null
            ? `Chosen: ${firmName(partner)}`
            : `${occasions[occasion]}: ${chosen}`;
        return { at, text, detail: among.join("; ") };
      }),
    ...deliveries.flatMap((delivery) =>
      delivery.attemptRows.map(({ started_at, outcome, status, detail }) => ({
        at: started_at,
        text: `${labelIn(delivery, names)}: ${attemptOutcomes[outcome]}`,
        detail: detail.includes(String(status ?? ""))
          ? oneLine(detail)
          : `${status} ${oneLine(detail)}`,
      })),
    ),
    ...events
      .filter((event) => !isNoted(event))
      .map(({ partner, status, note, reason, received_at, counts }) => ({
        at: received_at,
        text: `${firmName(partner)} reported ${status}${whyDeclined({ reason, note })}${counts === 1 ? "" : " (changed nothing)"}`,
      })),
    // What the person signed in Washington or Nevada.
    ...authorizations.map(({ partner, signed_at, ends_at, revoked_at }) => ({
      at: signed_at,
      text: `Signed for ${firmName(partner)}, ${revoked_at === null ? "ends" : "revoked"} ${timeOf(revoked_at ?? ends_at)}`,
    })),
    ...acts
      // Their notes say what they noted.
      .filter(({ act }) => !["about", "note", "remove-note", "sign"].includes(act))
      .map(({ at, act, place, name, outcome, details }) => ({
        at,
        text: `${actInWords(stored, names, { act, outcome, details })} (${name ? oneLine(name) : places[place]})`,
        detail: [act.replaceAll("-", " "), oneLine(outcome)].filter(Boolean).join(": "),
      })),
    // One that only says *Done* is in the log.
    ...notes.flatMap(({ at, name, text, outcome, remind_at }) => {
      const said = [
        outcome ? `called: ${outcome}` : "",
        text === "" ? "" : `note: “${oneLine(text)}”`,
        remind_at === null ? "" : `reminder for ${dayOf(remind_at)}`,
      ].filter(Boolean);
      return said.length === 0 ? [] : { at, text: byName(said.join(", "), name) };
    }),
  ].toSorted((a, b) => a.at - b.at);
}

const attemptOutcomes: Record<StoredDelivery["attemptRows"][number]["outcome"], string> = {
  delivered: "delivered",
  retry: "did not take it, we try again later",
  ambiguous: "no clear answer, it may have arrived",
  hold: "could not take it, we send there again once it works",
  refused: "refused",
};

/** Why a firm was looked for. */
const occasions: Record<Occasion, string> = {
  received: "Looked for a firm",
  released: "Not spam",
  room: "A firm had room again",
  corrected: "Corrected",
  authorized: "Signed",
  stopped: "Some contact was stopped, or the person opted out",
  asked: "Its sender was asked to sign",
  barred: "Its firm may not have it",
  declined: "Declined by its firm",
  again: "Its firm gets it again",
  paused: "Its firm is paused",
  down: "Its firm cannot be reached",
  refused: "Its firm refused it",
  expired: "Its firm could not be reached",
  by_operator: "Given to a firm at the desk",
};

const outcomes: Record<Choice["outcome"], string> = {
  chosen: "it goes to a firm",
  waiting: "it waits for one",
  none: "no firm can take it",
  exhausted: "no other firm can take it",
};

const places: Record<Logged["place"], string> = {
  desk: "at the desk",
  "command line": "by a command",
  person: "by the person",
  server: "by itself",
  firm: "by the firm",
};

type Logged = StoredSubmission["acts"][number];

/** For a clerk; what the log says is the detail. */
function actInWords(
  stored: StoredSubmission,
  { firmName, dayOf }: Names,
  { act, outcome, details }: Pick<Logged, "act" | "outcome" | "details">,
): string {
  const plain = oneLine(outcome);
  const said = textsIn(details);
  switch (act) {
    case "edit":
    case "uncorrect":
      return said.removed === undefined
        ? correctionInWords(stored, Number(said.revision))
        : "The quiz answers were taken back";
    case "stop":
      return `Stopped: ${said.channels ?? plain}`;
    case "answered":
      return said.how === undefined
        ? `Answer: ${plain}`
        : answerInWords(stored.row, said.how, midnightInNewYork(said.day ?? ""), dayOf);
    case "declined":
    case "report": {
      const { partner, status, to } = said;
      if (partner === undefined) return plain;
      const report = stored.events.find(
        (one) => isNoted(one) && one.partner === partner && one.status === status,
      );
      const why = report ? whyDeclined(report) : "";
      const then = to === undefined ? "" : `, it goes to ${firmName(to)}`;
      return `${firmName(partner)}: ${status}${why}, by telephone${then}`;
    }
    case "pass":
      if (said.to === undefined) return "Given to another firm";
      return `Given to ${firmName(said.to)}${oneLine(said.why ?? "")}`;
    case "take-back":
    case "take-back-report":
      if (said.firm !== undefined) return `Sending to ${firmName(said.firm)} taken back`;
      return said.status === undefined ? plain : `${said.status} taken back`;
    default:
      return pastWords[act] ?? plain;
  }
}

/** Where what was logged says less. */
const pastWords: Partial<Record<Logged["act"], string>> = {
  release: "Not spam, sent on",
  discard: "Marked as spam",
  retry: "Sent again",
  notified: "Told by hand",
  done: "Done",
  allow: "The opt-out was lifted",
  withdraw: "Withdrawn",
  erase: "Erased",
  resend: "Sent again",
  reopen: "Opened again",
  restore: "Spam was taken back",
  close: "Its page was closed",
  authorize: "Signed",
  revoke: "The signature was taken back",
};

/** What was replaced by which value; both are erased with the lead. */
function correctionInWords({ row, submission }: StoredSubmission, revision: number): string {
  const all = readCorrected(row);
  const before = all.find((one) => one.revision === revision)?.before ?? {};
  const later = all.filter((one) => one.revision > revision);
  const spelled = (text: string) => oneLine(spellPhone(text)) || "nothing";
  const labels = new Map(
    editableFields(submission).map((field) => [field.name, labelForClerk(field)]),
  );
  const changed = Object.entries(before).flatMap(([name, old]) => {
    const label = labels.get(name);
    const next = later.find((one) => name in one.before)?.before[name];
    const value = next ?? submission.fields[name] ?? "";
    return label ? `${label}: ${spelled(old)} → ${spelled(value)}` : [];
  });
  return ["Corrected", changed.join("; ")].filter(Boolean).join(". ");
}

function byName(text: string, name: string | null | undefined): string {
  return name ? `${text}, ${oneLine(name)}` : text;
}

type StoredReceipt = StoredSubmission["receipts"][number];

/** What the person was shown and agreed to, under the names of the receipt. */
function consentFacts({ body, personal }: StoredReceipt): Fact[] {
  const proven = { ...parseReceipt(body), ...parseReceipt(personal ?? "{}") };
  return Object.entries(proven).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(", ") : String(value ?? "");
    return text === "" ? [] : [{ name: name.replaceAll("_", " "), value: printable(text) }];
  });
}

/** A damaged receipt proves nothing, but can still be looked at. */
function parseReceipt(json: string): Record<string, unknown> {
  return unlessDamaged(() => z.record(z.string(), z.unknown()).parse(JSON.parse(json))) ?? {};
}

/** The stored bytes, so that anybody can compute the hash. */
function proofFacts({ body, sha256, personal, seq, seal }: StoredReceipt): Fact[] {
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
