import { type AfterSending, afterSending } from "~/data/after-sending";
import type { Case } from "~/data/case";
import { findCase } from "~/data/cases";
import { fillIn } from "~/data/fill-in";
import { caseForm, quizForm } from "~/data/forms/case";
import { helplines } from "~/data/helplines";
import { groups } from "~/data/menus";
import { leadOf } from "./lead.server";
import { caseMeta } from "./pages/case-meta.server";
import {
  drawn,
  findSent,
  longDate,
  type Services,
  type Visit,
  visitOf,
  wordsOf,
} from "./services.server";

/** Everything a case page shows, quiz and contact form included. */
export async function casePageOf(opened: Services, request: Request, item: Case) {
  const { config } = opened;
  const visit = visitOf(opened, request);
  const { quiz, cautions: _told, ...shown } = item;
  const isKnown = findCase(item.slug) !== undefined;

  return {
    item: shown,
    meta: caseMeta({ item, isKnown, origin: visit.origin, name: config.site.name }),
    groupTitle: groups.find(({ id }) => id === item.group)?.title ?? "",
    reviewed: item.reviewedOn ? longDate(item.reviewedOn) : "",
    glance: (item.eligibility.length > 0 ? item.eligibility : item.overview).slice(0, 6),
    helplines: (item.helplines?.lines ?? []).map((id) => ({ id, ...helplines[id] })),
    quickExit: item.sensitive ? config.QUICK_EXIT_URL : null,
    banner: { title: quiz.bannerTitle, subtitle: quiz.bannerSubtitle },
    lead: leadOf(opened, visit),
    forms: formsOf(opened, item, visit),
    after: fillIn<AfterSending>(afterSending, wordsOf(config)).lead,
    sent: await findSent(opened, request, "case"),
  };
}

export type CasePageData = Awaited<ReturnType<typeof casePageOf>>;

function formsOf(opened: Services, item: Case, visit: Visit) {
  const contact = caseForm({
    quiz: item.quiz,
    consent: leadOf(opened, visit).sentence,
    sensitive: item.sensitive === true,
    optedOut: visit.optedOut,
  });

  return {
    quiz: drawn(quizForm(item.quiz), opened.now()),
    contact: drawn(contact, opened.now()),
  };
}
