import type { LoaderFunctionArgs } from "@remix-run/node";
import { httpError } from "~/app/layout/answers.server";
import { afterLead, pageSourceValue, readCode } from "~/app/lead/lead.server";
import { findState } from "~/app/limits/limits.server";
import {
  findConfirmation,
  namedReference,
  openApp,
  partnersOfCase,
  placeholdersNaming,
  requestFacts,
  resolveForm,
} from "~/app/services.server";
import { readHelp } from "~/app/ui/free-help";
import { helpLines } from "~/app/ui/helplines";
import { addresses, caseAddress, caseChecklistAddress, caseDatesAddress } from "~/data/addresses";
import type { Case } from "~/data/case";
import { caseNotes } from "~/data/case-page";
import { caseSteps } from "~/data/case-steps";
import {
  findCase,
  isWellFormed,
  resolveCase,
  shownCase,
  shownCases,
  withoutForm,
} from "~/data/cases";
import { answerLanguage } from "~/data/consent";
import { dateInNewYork, spellDate } from "~/data/dates";
import { caseNotTaken, findTopicOnHome } from "~/data/declined";
import { quizForm } from "~/data/forms/case";
import { groups } from "~/data/groups";
import { wordLastDay } from "~/data/last-day";
import type { CaseRecord } from "~/data/record";
import { isInCalendar, isOldStage, lastDaysAhead, namesPassedDay } from "~/data/record-dates";
import { caseDates } from "~/data/record-words";
import { readLimit, readOptions } from "./options.server";
import { packOptions } from "./packed-options";

export async function loadCasePage({ request, params, context }: LoaderFunctionArgs) {
  const asked = caseOr404(params.slug);
  const { slug, sensitive, record, quiz } = asked;
  const path = caseAddress(slug);
  const { start, answers, quizNext, fees, ask } = caseNotes();
  const app = await openApp();
  const firms = partnersOfCase(app.config, slug);
  const { "lead.goes": goes = "" } = placeholdersNaming(app.config, firms);
  const facts = requestFacts(app, { request, context });
  const isWritten = findCase(slug) !== undefined;
  const sent = await findConfirmation(app, request, { kind: "case", caseSlug: slug });
  const today = dateInNewYork(app.now());
  /** Once leads go to firms, a case that no firm takes has no form. */
  const notTaken = findTopicOnHome(slug) ?? (firms.length > 0 ? null : caseNotTaken());
  const item = notTaken ? withoutForm(asked) : asked;
  const form = resolveForm(quizForm(quiz, { keeps: false }), app.now());
  const { step2, sent: sentPrefix } = caseSteps().progress.title;
  const prefix = sent ? sentPrefix : context.step === 2 ? step2 : "";

  return {
    head: {
      title: `${prefix}${item.documentTitle}`,
      description: item.description,
      path,
      ...(isWritten ? { card: slug } : { isListed: false }),
    },
    path,
    title: item.title,
    isWritten,
    isSensitive: sensitive === true,
    quickExit: sensitive ? app.config.QUICK_EXIT_URL : null,
    helplines: item.helplines && {
      place: item.helplines.place,
      lines: helpLines(item.helplines.lines),
    },
    questionCount: quiz.questions.length,
    answers: answerLanguage()?.(firms) ?? null,
    quiz: {
      banner: { title: quiz.bannerTitle, subtitle: quiz.bannerSubtitle },
      submit: form.submit,
      fields: packOptions(form.fields),
    },
    values: pageSourceValue(facts, { path, anchor: "form" }, request),
    notTaken,
    start: start(goes),
    /** Above the questions. */
    note: answers,
    /** Above the button: what comes after the questions, and what it costs. */
    next: quizNext(fees[item.hasCappedFee ? "agency" : "share"]),
    /** Named by the address, without a valid ticket. */
    sentBefore: sent ? null : namedReference(request),
    article: numberNotes(
      readArticle(item, {
        today,
        state: new URL(request.url).searchParams.get("state"),
        todo: notTaken ? null : ask,
      }),
      record,
    ),
    sent: sent && {
      reference: sent.reference,
      code: readCode(sent, facts),
      next: afterLead(app, sent, firms)[sensitive ? "sensitiveLead" : "lead"],
      calendar:
        record && !sensitive && isInCalendar(record, today)
          ? { href: caseDatesAddress(slug), label: caseDates().calendarOf(item.title) }
          : null,
      /** A last day of the case that is within 45 days. */
      near: record && !sensitive ? nearDay(record, today) : null,
      checklist: record && caseChecklistAddress(slug),
      /** Only on paper, which others may see: it does not name the case. */
      printed: {
        site: app.config.site.name,
        address: `${facts.origin}${addresses.yourRequest}`,
        day: spellDate(sent.receivedOn),
      },
    },
  };
}

function nearDay({ ways }: CaseRecord, today: string) {
  const worded = lastDaysAhead(ways, today).map((way) => wordLastDay(way, today));
  return worded.find((day) => day?.act) ?? null;
}

export type CasePageData = Awaited<ReturnType<typeof loadCasePage>>;
export type Article = CasePageData["article"];

/** @throws 404 if no case can have this address */
export function caseOr404(slug = ""): Case {
  if (!isWellFormed(slug)) httpError(404);

  return shownCase(slug);
}

type Asked = { today: string; state: string | null; todo: string | null };

/** What the article shows, and nothing more: the document contains it twice. */
function readArticle(item: Case, { today, state, todo }: Asked) {
  const { slug, title, summary, highlights, hero, urgent, record } = item;
  const chosen = findState(state);

  return {
    slug,
    title,
    summary,
    highlights,
    hero,
    urgent,
    group: findCase(slug) && groups().find(({ id }) => id === item.group),
    limit: record && readLimit(item, record, { chosen, today, todo }),
    glance: shortForms(item),
    eligibility: item.eligibility.map(({ text }) => text),
    disqualifiers: item.disqualifiers,
    status: record && caseStatus(item, record, today),
    options: record && readOptions(item, record, { chosen, today }),
    overview: item.overview,
    gallery: item.gallery.slice(0, 2),
    timeline: record?.charts.find((chart) => chart.kind === "timeline"),
    sides: record?.charts.find((chart) => chart.kind === "sides"),
    dots: record?.charts.find((chart) => chart.kind === "dots"),
    changed: record?.events.slice(0, 2).map((event) => readEvent(event, record)) ?? [],
    faqs: item.faqs,
    help: readHelp(item),
    related: relatedCases(item),
  };
}

/** Now, next and money in a sentence each, and how recent that is. */
export function caseStatus(item: Case, record: CaseRecord, today: string) {
  const { stage, settlement, checkedOn } = record.status;
  const { brief } = item;

  return {
    now: brief?.now ?? stage,
    next: readNext(item, record, "short", today),
    money: brief?.money ?? settlement,
    searched: checkedOn,
    newest: record.newest.date,
    isOld: isOldStage(record, today),
  };
}

/** What is expected next, in short or in full. A date that has passed leaves the page by itself. */
export function readNext(
  item: Case,
  { status }: CaseRecord,
  length: "short" | "full",
  today: string,
): string {
  const nextOf = ({ brief, record }: Case) =>
    (length === "short" ? brief?.next : undefined) ?? record?.status.next ?? "";
  const english = nextOf(resolveCase(item.slug));

  return namesPassedDay(english, status.checkedOn, today) ? caseDates().nextPassed : nextOf(item);
}

/** With its source as a note. What only the press or a party reports is attributed. */
export function readEvent(event: CaseRecord["events"][number], { sources }: CaseRecord) {
  const { date, text, source, isReported } = event;
  const publisher = isReported ? sources[source]?.publisher : undefined;
  return { date, text, ...(publisher && { publisher }), note: `[^${source}]` };
}

/** At most six: the short forms of the eligibility items, else the first overview paragraphs. */
function shortForms({ eligibility, overview }: Case): readonly string[] {
  const items =
    eligibility.length > 0
      ? eligibility.map(({ short, text }) => short ?? text)
      : overview.flatMap((part) => part.paragraphs);

  return items.slice(0, 6);
}

/** The cases it names, else the next ones of its group. */
function relatedCases({ slug, group, related }: Case) {
  const named = related.flatMap((other) => shownCases().find((item) => item.slug === other) ?? []);
  const near = shownCases()
    .filter((other) => other.group === group && other.slug !== slug)
    .slice(0, 3);

  return (named.length > 0 ? named : near).map(({ slug, title }) => ({ slug, title }));
}

/** The same with every note numbered as in the list on the record's page. */
export function numberNotes<Value>(value: Value, record: CaseRecord | null): Value;
export function numberNotes(value: unknown, record: CaseRecord | null): unknown {
  const keys = Object.keys(record?.sources ?? {});
  const number = (part: unknown): unknown => {
    if (typeof part === "string") {
      return part.replaceAll(/\[\^([\w-]+)\]/g, (_, key) => `[^${keys.indexOf(key) + 1}]`);
    }
    if (Array.isArray(part)) return part.map(number);
    if (typeof part !== "object" || part === null) return part;

    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, number(one)]));
  };
  return number(value);
}
