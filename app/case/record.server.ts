import type { LoaderFunctionArgs } from "@remix-run/node";
import { httpError } from "~/app/layout/answers.server";
import { type App, openApp, partnersOfCase, requestFacts } from "~/app/services.server";
import { helpLines } from "~/app/ui/helplines";
import {
  caseAddress,
  caseChecklistAddress,
  caseDatesAddress,
  caseFeedAddress,
  caseRecordAddress,
} from "~/data/addresses";
import type { Case } from "~/data/case";
import { casePage } from "~/data/case-page";
import { shownCases } from "~/data/cases";
import { dateInNewYork, spellDate } from "~/data/dates";
import { findTopicOnHome } from "~/data/declined";
import type { CaseRecord } from "~/data/record";
import { datesAhead, figuresOn, isInCalendar } from "~/data/record-dates";
import { caseDates, recordWords } from "~/data/record-words";
import { caseStatus, numberNotes, readEvent, readNext } from "./case.server";
import { readFigure } from "./options.server";

/** Everything that is recorded about a case. */
export async function loadRecordPage(args: LoaderFunctionArgs) {
  const { item, record, today, frame } = await loadCase(args);
  const { slug } = item;

  const page = {
    ...frame,
    head: {
      title: recordWords().record.tab(item.documentTitle),
      description: recordWords().record.description(item.documentTitle),
      path: caseRecordAddress(slug),
    },
    heading: recordWords().record.title(item.title),
    reviewed: item.reviewedOn,
    status: { ...record.status, next: readNext(item, record, "full", today) },
    newest: {
      date: record.newest.date,
      publisher: record.sources[record.newest.source]?.publisher ?? "",
    },
    dates: readDates(record, today),
    calendar: isInCalendar(record, today) ? caseDatesAddress(slug) : null,
    feed: caseFeedAddress(slug),
    events: record.events.map((event) => readEvent(event, record)),
    figures: figuresOn(record, today).map(readFigure),
    charts: record.charts.filter((chart) => chart.kind !== "sides"),
    sources: Object.values(record.sources).map(({ date, ...source }) => ({
      ...source,
      date: date === null ? recordWords().undated : spellDate(date),
    })),
  };
  return numberNotes(page, record);
}

export type RecordPageData = Awaited<ReturnType<typeof loadRecordPage>>;

/** What to gather and to ask. */
export async function loadChecklistPage(args: LoaderFunctionArgs) {
  const { item, record, app, frame } = await loadCase(args);
  const { origin } = requestFacts(app, args);
  const path = caseChecklistAddress(item.slug);

  return {
    ...frame,
    head: {
      title: recordWords().checklist.tab(item.documentTitle),
      description: recordWords().checklist.description(item.documentTitle),
      path,
    },
    heading: recordWords().checklist.title(item.title),
    documents: record.documents,
    questions: record.questions,
    /** Only on paper. */
    from: recordWords().checklist.from(app.config.site.name, `${origin}${path}`),
  };
}

export type ChecklistPageData = Awaited<ReturnType<typeof loadChecklistPage>>;

/** @throws 404 unless the case is written */
async function loadCase({ params }: LoaderFunctionArgs) {
  const item = shownCases().find(({ slug }) => slug === params.slug);
  if (!item?.record) httpError(404);

  const app = await openApp();
  return {
    item,
    record: item.record,
    app,
    today: dateInNewYork(app.now()),
    frame: readFrame(app, item, item.record, dateInNewYork(app.now())),
  };
}

function readFrame(app: App, item: Case, record: CaseRecord, today: string) {
  const { slug, title, sensitive, helplines } = item;
  const isTaken = !findTopicOnHome(slug) && partnersOfCase(app.config, slug).length > 0;

  return {
    back: { label: title, href: caseAddress(slug) },
    quickExit: sensitive ? app.config.QUICK_EXIT_URL : null,
    helplines: helplines?.place === "start" ? helpLines(helplines.lines) : [],
    /** Beside the text of a wide screen. */
    side: {
      now: caseStatus(item, record, today).now,
      start: isTaken ? caseAddress(slug, "form") : null,
      links: [
        { label: casePage().record, href: caseRecordAddress(slug) },
        { label: casePage().checklist, href: caseChecklistAddress(slug) },
        { label: recordWords().record.follow, href: caseFeedAddress(slug) },
        ...(isInCalendar(record, today)
          ? [{ label: caseDates().calendar, href: caseDatesAddress(slug) }]
          : []),
      ],
    },
  };
}

function readDates(record: CaseRecord, today: string) {
  return datesAhead(record, today).map(({ date, text, whom, certainty, source }) => ({
    date,
    text: `${text} ${caseDates().whom(whom)}`,
    certainty,
    publisher: record.sources[source]?.publisher ?? "",
    note: `.[^${source}]`,
  }));
}
