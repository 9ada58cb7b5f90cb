import { resolveCase, shownCase, shownCases } from "~/data/cases";
import { isAllContact } from "~/data/contact-channels";
import { spellDate } from "~/data/dates";
import { withoutNote } from "~/data/question";
import { yourRequest as words } from "~/data/your-request";
import type { App } from "../app";
import { definitionsFor, destinationNames, sentOnce } from "../destinations/index";
import { partnerDestination, partnerOf } from "../destinations/partner";
import { isDead } from "../state/delivery";
import { firmsOf, holds, mayGetMore, recipientsOf, searchOf } from "../state/holders";
import { isDone } from "../state/needs";
import type { DeliveryState, NoticeAbout, SubmissionTable } from "../store/schema";
import { answersInWords, readConsent, type Submission } from "../submission/submission";
import { askedFor, listSigned } from "./authorize";
import { editableFields, isCorrectable } from "./correct";
import {
  asSenderSees,
  copyJson,
  type DeliveryRow,
  readAll,
  type SendersSubmission,
  type StoredSubmission,
} from "./stored-submission";

type NamedValue = { name: string; value: string };

/** What a page shows the person who sent a request. */
export type VisitorRequest = ReturnType<typeof describeRequest>;

/** A request as its sender sees it: the page, the acts on it, and the copy are made of this one value. */
export async function readRequest(app: App, row: SubmissionTable): Promise<SendersSubmission> {
  const third = app.destinations.filter(
    ({ role, partner }) => role === "third_party" && partner === null,
  );
  const names = [...sentOnce, ...third.map(({ name }) => name)];
  return asSenderSees(await readAll(app, row), names);
}

/** @param isWhole for a copy, which leaves nothing out on any case */
export function describeRequest(app: App, stored: SendersSubmission, isWhole = false) {
  const { submission } = stored;
  const { kind, reference, revision, receivedAt, answers } = submission;
  const about = resolveCase(submission.case.slug ?? "");
  const isSensitive = about.sensitive === true;
  const receipt = stored.receipts.at(-1);

  return {
    reference,
    revision,
    sentAt: receivedAt,
    /** For abuse cases, where nothing may name the case, its page or an answer. */
    isSensitive,
    quickExit: isSensitive ? app.config.QUICK_EXIT_URL : null,
    caseTitle: isSensitive && !isWhole ? null : nameCase(submission),
    sent: listSent(submission),
    /** Only the shared ones. */
    answers: isSensitive && !isWhole ? [] : listAnswers(submission),
    hasQuestions: kind === "case",
    hasAnswers: answers !== null,
    /** They were sent along at first. */
    hadAnswers: stored.receipts.some((one) => readConsent(one).sharedAnswers),
    isOptedOut: submission.optedOut.length > 0,
    /** All contact was stopped since: nothing more is sent, not even a correction. */
    isStopped: isAllContact(stored.person.stopped),
    recipients: listRecipients(app, stored),
    search: stored.routing ? searchOf(stored.routing) : null,
    /** What its sender must sign before a firm may get it, and what was signed. */
    asked: askedFor(app, stored),
    signed: listSigned(stored, app.now()),
    consent: receipt ? consentOf(receipt) : null,
  };
}

/**
 * Everything stored about one request, as text to read and as JSON; nothing is left out on sensitive
 * cases.
 */
export function copyRequest(app: App, stored: SendersSubmission) {
  return {
    whole: describeRequest(app, stored, true),
    json: JSON.stringify(copyJson(stored), null, 2),
  };
}

function consentOf(receipt: StoredSubmission["receipts"][number]) {
  const { consentText, disclosureText, sha256: hash } = readConsent(receipt);
  const text = [disclosureText, consentText].filter(Boolean).join("\n");
  return { text, hash, place: receipt.seq };
}

function nameCase({ case: { slug, title } }: Submission): string | null {
  return shownCases().find((item) => item.slug === slug)?.title ?? title;
}

/** `field`: its name in the form that corrects it; null if only the operator can. */
function listSent(submission: Submission): (NamedValue & { field: string | null })[] {
  return editableFields(submission).flatMap((field) => {
    const stored = submission.fields[field.name] ?? "";
    if (stored === "") return [];
    const option = "options" in field && field.options.find(({ value }) => value === stored);
    const spelled = field.type === "date" ? spellDate(stored) : stored;
    const value = option ? option.label : spelled;
    return [{ name: withoutNote(field), value, field: isCorrectable(field) ? field.name : null }];
  });
}

function listAnswers({ answers, case: { slug } }: Submission): NamedValue[] {
  return answersInWords(shownCase(slug ?? "").quiz, answers);
}

/** Each recipient that has a request or will get it. */
function listRecipients({ config, now }: App, stored: SendersSubmission) {
  const { deliveries, events, notes, routing, unlessOptedOut } = stored;
  const definitions = definitionsFor(config);
  const byHand = destinationNames(({ keepsLead }) => keepsLead, definitions);
  const rows = deliveries.filter(
    // A firm that was removed from the file may still have the request.
    ({ destination }) => byHand.includes(destination) || partnerOf(destination) !== null,
  );

  const silent = unlessOptedOut.filter((destination) => byHand.includes(destination));
  const names = new Set([...rows.map(({ destination }) => destination), ...silent]);
  return [...names].flatMap((destination) => {
    const definition = definitions.find(({ name }) => name === destination);
    const firm = partnerOf(destination);
    const known = firm === null ? definition?.recipient(config) : definition?.label;
    const name = known?.replace(/\.$/, "") ?? words().leftBehind(firm ?? destination);
    const own = rows.filter((row) => row.destination === destination);
    const answer = events.findLast(
      ({ partner, counts }) => counts === 1 && partnerDestination(partner) === destination,
    );
    const given = firmsOf({ deliveries, routing }).find(({ id }) => id === firm);
    const hasIt = given?.has ?? holds(own);
    const recipient = silent.includes(destination) ? withoutState : readRecipient(own, notes);
    if (!recipient) return [];
    return [
      {
        name,
        isFirm: firm !== null,
        ...recipient,
        /** Whether it has the request; a firm that declined it has not. */
        has: given?.isDeclined ? ("declined" as const) : hasIt,
        /** Whether a correction is sent there. */
        mayGetMore: mayGetMore(routing, firm, now()),
        /** What the firm reports about it. */
        answer: answer ? { status: answer.status, at: answer.received_at } : null,
      },
    ];
  });
}

/** It has the request unless the person opted out, which this request does not tell. */
const withoutState: RecipientState = { state: "unlessOptedOut", at: 0, told: [], mustBeTold: true };

type RecipientState = {
  /** `uncertain`: an attempt failed, but may have arrived. */
  state: DeliveryState | "uncertain" | "unlessOptedOut";
  at: number;
  /** Notices, oldest first; `at` is null while a notice waits. */
  told: { about: NoticeAbout; at: number | null }[];
  /** It has the request, or may have it. */
  mustBeTold: boolean;
};

function readRecipient(
  own: readonly DeliveryRow[],
  notes: SendersSubmission["notes"],
): RecipientState | null {
  const sent = own.filter(({ purpose }) => purpose === "submission");
  // A correction that is still waiting does not undo what was delivered.
  const shown = sent.findLast(({ state }) => state === "delivered") ?? sent.at(-1);
  if (!shown) return null;

  const isNotSent = isDead(shown) && isDone({ notes }, "failed", shown.updated_at);
  const told = own.flatMap(({ about, state, updated_at }) =>
    about === null || state === "cancelled"
      ? []
      : { about, at: state === "delivered" ? updated_at : null },
  );
  return {
    state: holds(sent) === "maybe" ? "uncertain" : isNotSent ? "cancelled" : shown.state,
    at: shown.updated_at,
    told,
    mustBeTold: recipientsOf(own).length > 0 || told.length > 0,
  };
}
