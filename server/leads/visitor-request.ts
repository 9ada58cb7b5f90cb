import { resolveCase, shownCase, shownCases } from "~/data/cases";
import { yourRequest as words } from "~/data/your-request";
import { definitionsFor, destinationNames } from "../destinations/index";
import { partnerDestination, partnerOf } from "../destinations/partner";
import { type LeadSearch, searchOf } from "../routing/routing-row";
import type { NoticeAbout, PartnerStatus, SubmissionTable } from "../store/schema";
import { readConsent, readSubmission, type Submission } from "../submission/submission";
import {
  type AuthorizationAsked,
  type AuthorizationSigned,
  readAsked,
  readSigned,
} from "./authorize";
import { editableFields } from "./editable-fields";
import type { IntakeServices } from "./intake-services";
import { describeSubmission } from "./person";
import { findRouting, readPartnerEvents } from "./read-routing";
import { type DeliveryRow, readReceipt } from "./submission-rows";

type Line = { name: string; value: string };

/** A recipient that has a request or will get it. Times are milliseconds since 1970. */
export type Holder = {
  name: string;
  /** `uncertain`: an attempt failed, but may have arrived. */
  state: DeliveryRow["state"] | "uncertain";
  /** Time of its last change. */
  at: number;
  /** What the firm reports about it. */
  answer: { status: PartnerStatus; at: number } | null;
  /** Notices that it got or will get, oldest first; `at` is null while a notice waits. */
  told: { about: NoticeAbout; at: number | null }[];
  /** It has the request, or may have it. */
  mustBeTold: boolean;
};

/** What a page shows the person who sent a request. */
export type VisitorRequest = {
  reference: string;
  revision: number;
  sentAt: number;
  /** For abuse cases, where nothing may name the case, its page or an answer. */
  isSensitive: boolean;
  /** Where the quick exit of an abuse case leads. */
  quickExit: string | null;
  caseTitle: string | null;
  sent: Line[];
  answers: Line[];
  hasAnswers: boolean;
  isOptedOut: boolean;
  holders: Holder[];
  /** `waiting`: no firm can take it yet; `unauthorized`: `asked` waits; `exhausted`: none is left. */
  search: LeadSearch | null;
  /** What its sender must sign before a firm may get it, and what was signed. */
  asked: AuthorizationAsked | null;
  signed: AuthorizationSigned[];
  consent: { text: string; hash: string; place: number | null } | null;
};

/**
 * @param options.isWhole for a copy, which leaves nothing out on any case
 */
export async function readRequest(
  services: IntakeServices,
  row: SubmissionTable,
  { isWhole = false } = {},
): Promise<VisitorRequest> {
  const { db, config } = services;
  const submission = readSubmission(row);
  const { reference, revision, receivedAt, answers } = submission;
  const about = resolveCase(submission.case.slug ?? "");
  const isSensitive = about.sensitive === true;
  const receipt = await readReceipt(db, reference);

  return {
    reference,
    revision,
    sentAt: receivedAt,
    isSensitive,
    quickExit: isSensitive ? config.QUICK_EXIT_URL : null,
    caseTitle: isSensitive && !isWhole ? null : nameCase(submission),
    sent: listSent(submission),
    answers: isSensitive && !isWhole ? [] : listAnswers(submission),
    hasAnswers: answers !== null,
    isOptedOut: submission.optedOut.length > 0,
    holders: await readHolders({ db, config }, reference),
    search: await readSearch(db, reference),
    asked: await readAsked(services, row),
    signed: await readSigned(services, reference),
    consent: receipt ? { ...readConsent(receipt), place: receipt.seq } : null,
  };
}

/**
 * Everything held about one request, as text to read and as JSON; nothing is left out on sensitive
 * cases.
 */
export async function copyRequest(
  services: IntakeServices,
  row: SubmissionTable,
): Promise<{ whole: VisitorRequest; json: string }> {
  const { db } = services;
  const answers = await readPartnerEvents(db, row.reference);
  // A firm's note is for the operator only.
  const firmAnswers = answers.map(({ partner, status, received_at }) => ({
    ...{ partner, status },
    at: new Date(received_at).toISOString(),
  }));
  const held = { ...(await describeSubmission(db, row.reference)), firmAnswers };
  return {
    whole: await readRequest(services, row, { isWhole: true }),
    json: JSON.stringify(held, null, 2),
  };
}

function nameCase({ case: { slug, title } }: Submission): string | null {
  return shownCases().find((item) => item.slug === slug)?.title ?? title;
}

/** What was sent, word for word, labeled with the words of the form. */
function listSent(submission: Submission): Line[] {
  return editableFields(submission).flatMap((field) => {
    const stored = submission.fields[field.name] ?? "";
    const option = "options" in field && field.options.find(({ value }) => value === stored);
    return stored === "" ? [] : [{ name: field.label, value: option ? option.label : stored }];
  });
}

function listAnswers({ answers, case: { slug } }: Submission): Line[] {
  const { questions } = shownCase(slug ?? "").quiz;
  return Object.entries(answers ?? {}).map(([name, value]) => {
    const question = questions.find((one) => one.name === name);
    const options = question && "options" in question ? question.options : [];
    const option = options.find((one) => one.value === value);
    return { name: question?.label ?? name, value: option?.label ?? value };
  });
}

async function readSearch(db: IntakeServices["db"], reference: string): Promise<LeadSearch | null> {
  const routing = await findRouting(db, reference);
  return routing ? searchOf(routing) : null;
}

type Delivery = Awaited<ReturnType<typeof readDeliveries>>[number];

/** Each recipient with its newest state, what it reported, and what it has been told since. */
export async function readHolders(
  { db, config }: Pick<IntakeServices, "db" | "config">,
  reference: string,
): Promise<Holder[]> {
  const definitions = definitionsFor(config);
  const byHand = destinationNames(({ isDoableByHand }) => isDoableByHand, definitions);
  const rows = await readDeliveries(db, reference, byHand);
  const events = await readPartnerEvents(db, reference);

  return [...new Set(rows.map(({ destination }) => destination))].flatMap((destination) => {
    const definition = definitions.find(({ name }) => name === destination);
    const firm = partnerOf(destination);
    const known = firm === null ? definition?.recipient(config) : definition?.label;
    const name = known?.replace(/\.$/, "") ?? words().leftBehind(firm ?? destination);
    const own = rows.filter((row) => row.destination === destination);
    const answer = events.findLast(
      ({ partner, counts }) => counts === 1 && partnerDestination(partner) === destination,
    );
    const holder = readHolder(own);
    if (!holder) return [];
    return [{ name, ...holder, answer: answer ? { ...answer, at: answer.received_at } : null }];
  });
}

function readDeliveries(
  db: IntakeServices["db"],
  reference: string,
  destinations: readonly string[],
) {
  return db
    .selectFrom("deliveries")
    .select(["destination", "purpose", "state", "updated_at", "about", "ambiguous"])
    .where(({ or, eb }) => or([eb("reference", "=", reference), eb("regarding", "=", reference)]))
    .where(({ or, eb }) =>
      // A firm that was removed from the file may still have the request.
      or([eb("destination", "in", destinations), eb("destination", "like", "firm:%")]),
    )
    .orderBy("id")
    .execute();
}

function readHolder(
  own: readonly Delivery[],
): Pick<Holder, "state" | "at" | "told" | "mustBeTold"> | null {
  const sent = own.filter(({ purpose }) => purpose === "submission");
  // A correction that is still waiting does not undo what was delivered.
  const shown = sent.findLast(({ state }) => state === "delivered") ?? sent.at(-1);
  if (!shown) return null;

  const isUncertain = shown.state !== "delivered" && sent.some(({ ambiguous }) => ambiguous > 0);
  const notices = own.filter(({ purpose, state }) => purpose === "notice" && state !== "cancelled");
  return {
    state: isUncertain ? "uncertain" : shown.state,
    at: shown.updated_at,
    told: notices.map(({ about, state, updated_at }) => ({
      about: about ?? "privacy.opted_out",
      at: state === "delivered" ? updated_at : null,
    })),
    mustBeTold: shown.state === "delivered" || isUncertain || notices.length > 0,
  };
}
