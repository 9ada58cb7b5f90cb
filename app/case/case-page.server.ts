import type { LoaderFunctionArgs } from "@remix-run/node";
import { leadOf, pageSourceValue } from "~/app/lead/lead.server";
import {
  dateInNewYork,
  findConfirmation,
  longDate,
  requestFacts,
  resolveForm,
  type Services,
} from "~/app/services.server";
import { type AfterSending, afterSending } from "~/data/after-sending";
import type { Case } from "~/data/case";
import { casePage } from "~/data/case-page";
import { findCase } from "~/data/cases";
import { fillIn } from "~/data/fill-in";
import { caseForm, contactNote, quizForm } from "~/data/forms/case";
import { helplines } from "~/data/helplines";
import { groups } from "~/data/menus";
import { minutesToReadCase, relatedCases, shortForms } from "./case-facts.server";
import { caseMeta } from "./case-meta.server";
import { contentsOf } from "./contents.server";

/** Everything a case page shows, quiz and contact form included. */
export async function casePageOf(
  opened: Services,
  { request, context }: LoaderFunctionArgs,
  item: Case,
) {
  const { config } = opened;
  const visit = requestFacts(opened, { request, context });
  const { quiz, cautions: _told, ...shown } = item;
  const lead = leadOf(opened, visit);
  const glance = shortForms(item);
  const isKnown = findCase(item.slug) !== undefined;
  const sent = await findConfirmation(opened, request, "case");
  const address = `${visit.origin}/lawsuits/${item.slug}`;
  const day = dateInNewYork(sent?.receivedAt ?? opened.now());

  return {
    item: shown,
    meta: caseMeta({
      item,
      isKnown,
      origin: visit.origin,
      name: config.site.name,
      prefix: titlePrefix(context.step === 2, sent !== null),
    }),
    groupTitle: isKnown ? groups.find(({ id }) => id === item.group)?.title : undefined,
    reviewed: item.reviewedOn ? longDate(item.reviewedOn) : "",
    glance,
    contents: contentsOf(item, glance),
    minutes: minutesToReadCase(item),
    related: relatedCases(item),
    helplines: (item.helplines?.lines ?? []).map((id) => ({ id, ...helplines[id] })),
    quickExit: item.sensitive ? config.QUICK_EXIT_URL : null,
    contactNote,
    questionCount: quiz.questions.length,
    banner: quiz.bannerTitle,
    printed: { site: config.site.name, address, day: longDate(day) },
    lead,
    forms: formsOf(opened, item, { consent: lead.sentence, optedOut: visit.optedOut }),
    after: afterOf(opened, item),
    sent,
    values: pageSourceValue(visit, { path: `/lawsuits/${item.slug}`, anchor: "form" }, request),
  };
}

export type CasePageData = Awaited<ReturnType<typeof casePageOf>>;

function titlePrefix(isContact: boolean, isSent: boolean): string {
  const { step2, sent } = casePage.progress.title;
  if (isSent) return sent;
  return isContact ? step2 : "";
}

function afterOf({ words }: Services, { sensitive }: Case) {
  const { lead, sensitiveLead } = fillIn<AfterSending>(afterSending, words);
  return sensitive ? sensitiveLead : lead;
}

type Lead = { consent: string; optedOut: boolean };

function formsOf(opened: Services, item: Case, lead: Lead) {
  const contact = caseForm({ ...lead, quiz: item.quiz, sensitive: item.sensitive === true });
  const quiz = quizForm(item.quiz, { keeps: false });

  return {
    quiz: resolveForm({ ...quiz, fields: introduced(quiz.fields, item.quiz) }, opened.now()),
    contact: resolveForm(contact, opened.now()),
  };
}

type Fields = ReturnType<typeof quizForm>["fields"];

/** The subtitle of the banner stands under the first question, as a hint to it. */
function introduced(fields: Fields, { questions, bannerSubtitle }: Case["quiz"]): Fields {
  const first = questions[0]?.name;

  return fields.map((field) =>
    field.name === first && field.type !== "hidden"
      ? { ...field, hint: [bannerSubtitle, field.hint].filter(Boolean).join(" ") }
      : field,
  );
}
