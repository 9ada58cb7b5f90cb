import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { searchCatalog } from "~/app/catalog/catalog.server";
import { answer, carry, isSwitch } from "~/app/forms/answer.server";
import { SentForm } from "~/app/forms/sent-form";
import {
  afterLead,
  drawnForm,
  pageSourceValue,
  readLead,
  servedForms,
} from "~/app/lead/lead.server";
import { NextSteps } from "~/app/lead/next-steps";
import { PrivateCode } from "~/app/lead/private-code";
import {
  findConfirmation,
  type RequestFacts,
  readPost,
  receive,
  requestFacts,
  type Services,
  services,
} from "~/app/services.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { Success } from "~/app/ui/sent";
import { addresses } from "~/data/addresses";
import { cases, shownCases } from "~/data/cases";
import { homeForm } from "~/data/forms/home";
import { wireNames } from "~/data/forms/wire-names";
import { groups } from "~/data/groups";
import { type Home, home, tagline } from "~/data/home";
import { language } from "~/data/language";
import { interpolate } from "~/data/placeholders";
import { thanks } from "~/data/thanks";
import { AfterCatalog, BeforeCatalog } from "./home-sections";

const page = {
  get path() {
    return addresses.home;
  },
  anchor: "form",
};

export async function loadHome({ request, context }: LoaderFunctionArgs) {
  const opened = await services();
  const { config, placeholders } = opened;
  const facts = requestFacts(opened, { request, context });
  const lead = readLead(opened, facts);
  const copy = interpolate<Home>(home(), placeholders);
  const form = drawnForm(opened, formsFor(opened, facts)[0]);
  const sent = await findConfirmation(opened, request, { kind: "home" });

  return {
    head: {
      title: tagline(config.site),
      description: home().hero.lead,
      path: page.path,
    },
    hero: copy.hero,
    activeLawsuits: copy.activeLawsuits,
    before: drawPart(<BeforeCatalog copy={copy} />, page.path),
    after: drawPart(<AfterCatalog copy={copy} />, page.path),
    lead,
    form,
    sent: sent && {
      panel: drawPart(
        <SentForm id={page.anchor} form={form}>
          <Success
            message={thanks().home}
            reference={sent.reference}
            privateCode={
              sent.access && (
                <PrivateCode
                  reference={sent.reference}
                  access={sent.access}
                  origin={facts.origin}
                />
              )
            }
          >
            <NextSteps copy={afterLead(opened, sent).lead} />
          </Success>
        </SentForm>,
        page.path,
      ),
    },
    values: pageSourceValue(facts, page, request),
    catalog: searchCatalog(request),
  };
}

/** Receives a lead posted to the home page. */
export async function answerHome({ request, context }: ActionFunctionArgs) {
  const opened = await services();
  const facts = requestFacts(opened, { request, context });
  const served = formsFor(opened, facts);
  const [{ shown }] = served;
  const entries = await readPost(request);
  if (isSwitch(entries)) {
    return data({ typed: carry({ ...page, fields: shown.fields, entries, context }) });
  }
  const chosen = cases.find(({ slug }) => slug === entries.get(wireNames.caseSlug)?.[0]?.trim());
  const received = await receive(opened, {
    form: shown,
    served,
    entries,
    facts,
    page,
    case: chosen,
  });

  return answer(received, { page, context });
}

function formsFor(opened: Services, facts: RequestFacts) {
  const asksState = opened.config.EXCLUDED_STATES.length > 0 || opened.sendsToFirms;
  return servedForms(opened, facts, ({ consent }) => {
    const name = `${language()} ${asksState} ${consent}`;
    const form = forms.get(name) ?? homeForm({ caseTypes: caseTypes(), consent, asksState });
    forms.set(name, form);
    return form;
  });
}

const caseTypes = () =>
  groups().flatMap(({ id, title: group }) =>
    shownCases()
      .filter((item) => item.group === id)
      .map(({ slug, title }) => ({ value: slug, label: title, group })),
  );

/**
 * One for each combination of two facts: the certification sentence is shown, the state is asked.
 */
const forms = new Map<string, ReturnType<typeof homeForm>>();
