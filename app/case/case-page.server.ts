import type { LoaderFunctionArgs } from "@remix-run/node";
import { leadOf } from "~/app/lead/lead.server";
import {
  findConfirmation,
  longDate,
  requestFacts,
  resolveForm,
  type Services,
} from "~/app/services.server";
import { type AfterSending, afterSending } from "~/data/after-sending";
import type { Case } from "~/data/case";
import { findCase } from "~/data/cases";
import { fillIn } from "~/data/fill-in";
import { caseForm, contactNote, quizForm } from "~/data/forms/case";
import { helplines } from "~/data/helplines";
import { groups } from "~/data/menus";
import { caseMeta } from "./case-meta.server";

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
  const glance = glanceOf(item);
  const isKnown = findCase(item.slug) !== undefined;

  return {
    item: shown,
    meta: caseMeta({ item, isKnown, origin: visit.origin, name: config.site.name }),
    groupTitle: isKnown ? groups.find(({ id }) => id === item.group)?.title : undefined,
    reviewed: item.reviewedOn ? longDate(item.reviewedOn) : "",
    glance,
    contents: contentsOf(item, glance),
    helplines: (item.helplines?.lines ?? []).map((id) => ({ id, ...helplines[id] })),
    quickExit: item.sensitive ? config.QUICK_EXIT_URL : null,
    contactNote,
    banner: { title: quiz.bannerTitle, subtitle: quiz.bannerSubtitle },
    lead,
    forms: formsOf(opened, item, { consent: lead.sentence, optedOut: visit.optedOut }),
    after: afterOf(opened, item),
    sent: await findConfirmation(opened, request, "case"),
  };
}

function afterOf({ words }: Services, { sensitive }: Case) {
  const { lead, sensitiveLead } = fillIn<AfterSending>(afterSending, words);
  return sensitive ? sensitiveLead : lead;
}

export type CasePageData = Awaited<ReturnType<typeof casePageOf>>;

function glanceOf({ eligibility, overview }: Case): readonly string[] {
  const items =
    eligibility.length > 0
      ? eligibility.map(({ short, text }) => short ?? text)
      : overview.flatMap((part) => part.paragraphs);

  return items.slice(0, 6);
}

/** The parts of the page there is something to say in, by their anchors and in their order. */
function contentsOf(item: Case, glance: readonly string[]) {
  const parts = [
    { id: "glance", title: "At a glance", items: glance },
    { id: "qualify", title: "Who may qualify", items: item.eligibility },
    { id: "know", title: "What to know", items: item.overview },
    { id: "not-qualify", title: "May not qualify if", items: item.disqualifiers },
    { id: "questions", title: "Common questions", items: item.faqs },
    { id: "sources", title: "Sources", items: Object.keys(item.record?.sources ?? {}) },
  ] as const;

  return parts.filter(({ items }) => items.length > 0).map(({ id, title }) => ({ id, title }));
}

export type Contents = ReturnType<typeof contentsOf>;

type Asked = { consent: string; optedOut: boolean };

function formsOf(opened: Services, item: Case, asked: Asked) {
  const contact = caseForm({ ...asked, quiz: item.quiz, sensitive: item.sensitive === true });

  return {
    quiz: resolveForm(quizForm(item.quiz, { keeps: false }), opened.now()),
    contact: resolveForm(contact, opened.now()),
  };
}
