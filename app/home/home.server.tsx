import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/app/forms/answer";
import { disclosureText, pageSourceValue, readLead, sentenceFor } from "~/app/lead/lead.server";
import { NextSteps } from "~/app/lead/next-steps";
import {
  findConfirmation,
  readPost,
  receive,
  requestFacts,
  resolveForm,
  type Services,
  services,
} from "~/app/services.server";
import { searchCatalogue } from "~/app/site/catalogue.server";
import { drawPart } from "~/app/site/draw-part.server";
import { makeHead } from "~/app/site/head.server";
import { addresses } from "~/data/addresses";
import { type AfterSending, afterSending } from "~/data/after-sending";
import { cases } from "~/data/cases";
import { homeForm } from "~/data/forms/home";
import { type Home, home } from "~/data/home";
import { interpolate } from "~/data/interpolate";
import { thanks } from "~/data/thanks";
import { AfterCatalogue, BeforeCatalogue } from "./home-sections";

const page = { path: addresses.home, anchor: "form" };

export async function loadHome({ request, context }: LoaderFunctionArgs) {
  const opened = await services();
  const { config, placeholders } = opened;
  const facts = requestFacts(opened, { request, context });
  const lead = readLead(opened, facts);
  const copy = interpolate<Home>(home, placeholders);
  const sent = await findConfirmation(opened, request, { kind: "home" });

  return {
    meta: makeHead(opened, facts, {
      title: config.site.tagline,
      description: home.hero.lead,
      path: page.path,
    }).meta,
    hero: copy.hero,
    activeLawsuits: copy.activeLawsuits,
    before: drawPart(<BeforeCatalogue copy={copy} />, page.path),
    after: drawPart(<AfterCatalogue copy={copy} />, page.path),
    lead,
    form: resolveForm(formFor(lead.sentence, config), opened.now()),
    sent: sent && {
      ...sent,
      thanks: thanks.home,
      next: drawPart(
        <NextSteps copy={interpolate<AfterSending>(afterSending, placeholders).lead} />,
        page.path,
      ),
    },
    values: pageSourceValue(facts, page, request),
    catalogue: searchCatalogue(request),
  };
}

/** Receives a lead posted to the home page. */
export async function answerHome({ request, context }: ActionFunctionArgs) {
  const opened = await services();
  const facts = requestFacts(opened, { request, context });
  const consent = sentenceFor(opened, facts);
  const entries = await readPost({ request, context });
  const chosen = cases.find(({ slug }) => slug === entries.get("caseTypeSlug")?.[0]?.trim());
  const received = await receive(opened, {
    form: formFor(consent, opened.config),
    entries,
    facts,
    page,
    case: chosen,
    consent,
    disclosure: disclosureText(opened),
  });

  return answer(received, page, context);
}

function formFor(consent: string, { EXCLUDED_STATES }: Services["config"]) {
  const asksState = EXCLUDED_STATES.length > 0;
  const name = `${asksState} ${consent}`;
  const form = forms.get(name) ?? homeForm({ caseTypes, consent, asksState });
  forms.set(name, form);
  return form;
}

const caseTypes = cases.map(({ slug, title }) => ({ value: slug, label: title }));

/** By whether the certification sentence is shown and the state is asked. */
const forms = new Map<string, ReturnType<typeof homeForm>>();
