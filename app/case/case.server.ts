import type { LoaderFunctionArgs } from "@remix-run/node";
import { httpError } from "~/app/layout/answers.server";
import { afterLead, pageSourceValue, readCode } from "~/app/lead/lead.server";
import {
  dateInNewYork,
  findConfirmation,
  forCase,
  isOutdated,
  isWatchable,
  requestFacts,
  resolveForm,
  services,
} from "~/app/services.server";
import { helpLines } from "~/app/ui/helplines";
import { caseAddress, caseDatesAddress } from "~/data/addresses";
import type { Case } from "~/data/case";
import { casePage } from "~/data/case-page";
import { caseSteps } from "~/data/case-steps";
import { findCase, isWellFormed, shownCase, shownCases } from "~/data/cases";
import { spellDate } from "~/data/dates";
import { caseNotTaken } from "~/data/declined";
import { outdated } from "~/data/es/approval";
import { quizForm } from "~/data/forms/case";
import { groups } from "~/data/groups";
import { language } from "~/data/language";
import { figuresOn, isInCalendar } from "~/data/record-dates";
import { watchPage } from "~/data/watch-page";

export async function loadCasePage({ request, params, context }: LoaderFunctionArgs) {
  const item = caseOr404(params.slug);
  const { slug, sensitive } = item;
  const path = caseAddress(slug);
  const opened = forCase(await services(), slug);
  const { config } = opened;
  const facts = requestFacts(opened, { request, context });
  const isWritten = findCase(slug) !== undefined;
  const sent = await findConfirmation(opened, request, { kind: "case", caseSlug: slug });
  const today = dateInNewYork(opened.now());
  const { step2, sent: sentPrefix } = caseSteps().progress.title;
  const prefix = sent ? sentPrefix : context.step === 2 ? step2 : "";
  const { quiz, cautions: _cautions, card: _card, record, ...shown } = item;
  const glance = shortForms(item);
  const hasForm = opened.named.length > 0;
  const reviewed = item.reviewedOn ? spellDate(item.reviewedOn) : "";
  const { submit, fields } = watchPage().form;
  const [email] = fields;

  return {
    head: {
      title: `${prefix}${item.documentTitle}`,
      description: item.description,
      path,
      ...(isWritten ? { card: slug } : { isListed: false }),
    },
    path,
    origin: facts.origin,
    quickExit: sensitive ? config.QUICK_EXIT_URL : null,
    banner: quiz.bannerTitle,
    asked: quiz.bannerSubtitle,
    note: casePage().quizNote,
    next: casePage().quizNext,
    quiz: resolveForm(quizForm(quiz, { keeps: false }), opened.now()),
    values: pageSourceValue(facts, { path, anchor: "form" }, request),
    article: {
      item: { ...shown, record: record && { ...record, figures: figuresOn(record, today) } },
      helplines: helpLines(item.helplines?.lines ?? []),
      questionCount: quiz.questions.length,
      /** Once leads go to firms, a case that no firm takes has no form. */
      hasForm,
      isWritten,
      outdated:
        isWritten && language() === "es" && isOutdated(item)
          ? { text: outdated.text(reviewed), link: outdated.link }
          : null,
      watch: isWatchable(config, slug) ? { email, submit: submit.idle } : null,
      today,
      glance,
      groupTitle: isWritten && groups().find(({ id }) => id === item.group)?.title,
      reviewed,
      contents: listContents(item, glance),
      related: relatedCases(item),
      /** Only on paper. */
      printed: {
        site: config.site.name,
        address: `${facts.origin}${path}`,
        day: spellDate(sent?.receivedOn ?? today),
      },
    },
    /** In place of the form. */
    notTaken: hasForm ? null : caseNotTaken(),
    sent: sent && {
      reference: sent.reference,
      code: readCode(sent, facts),
      next: afterLead(opened, sent)[sensitive ? "sensitiveLead" : "lead"],
      calendar: record && !sensitive && isInCalendar(record, today) ? caseDatesAddress(slug) : null,
    },
  };
}

export type CasePageData = Awaited<ReturnType<typeof loadCasePage>>;
export type Article = CasePageData["article"];

/** @throws 404 if no case can have this address */
export function caseOr404(slug = ""): Case {
  if (!isWellFormed(slug)) httpError(404);

  return shownCase(slug);
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

const parts = () => casePage().parts;

/** Parts that have content, in page order, each with a hint of half a line. */
function listContents(item: Case, glance: readonly string[]): Contents {
  const { record } = item;
  const sources = Object.keys(record?.sources ?? {});
  const [latest] = record?.events ?? [];
  const all: readonly Entry[] = [
    entry("glance", glance),
    entry("qualify", item.eligibility),
    entry("changed", record?.events, latest && parts().changed.hint(spellDate(latest.date))),
    entry("know", item.overview, parts().know.hint(item.overview.length)),
    entry("ways", record?.ways, parts().ways.hint(record?.ways.length ?? 0)),
    entry("notQualify", item.disqualifiers, parts().notQualify.hint(item.disqualifiers.length)),
    entry("records", record?.documents, parts().records.hint(record?.documents.length ?? 0)),
    entry("ask", record?.questions, parts().ask.hint(record?.questions.length ?? 0)),
    entry("questions", item.faqs, parts().questions.hint(item.faqs.length)),
    entry("sources", sources, parts().sources.hint(sources.length)),
  ];

  return all.flatMap(({ key, isEmpty, hint }) =>
    isEmpty ? [] : [{ id: anchors[key], title: parts()[key].title, hint }],
  );
}

export type Contents = readonly { id: PartId; title: string; hint?: string }[];
export type PartId = (typeof anchors)[keyof typeof anchors];

const anchors = {
  glance: "glance",
  qualify: "qualify",
  changed: "changed",
  know: "know",
  ways: "ways",
  notQualify: "not-qualify",
  records: "records",
  ask: "ask",
  questions: "questions",
  sources: "sources",
} as const;

type Entry = { key: keyof typeof anchors; isEmpty: boolean; hint?: string };

function entry(key: Entry["key"], items: readonly unknown[] = [], hint?: string): Entry {
  return { key, isEmpty: items.length === 0, hint };
}
