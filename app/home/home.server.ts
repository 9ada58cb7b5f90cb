import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { searchCatalog } from "~/app/catalog/catalog.server";
import { answer } from "~/app/forms/answer.server";
import {
  afterLead,
  pageSourceValue,
  readCode,
  readLead,
  servedForms,
  withCurrentVersion,
} from "~/app/lead/lead.server";
import {
  findConfirmation,
  type RequestFacts,
  readPost,
  receive,
  requestFacts,
  type Services,
  services,
} from "~/app/services.server";
import { addresses } from "~/data/addresses";
import { cases, shownCases } from "~/data/cases";
import { homeForm } from "~/data/forms/home";
import { wireNames } from "~/data/forms/wire-names";
import { groups } from "~/data/groups";
import { type Home, home, tagline } from "~/data/home";
import { interpolate } from "~/data/placeholders";
import { thanks } from "~/data/thanks";

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
  const sent = await findConfirmation(opened, request, { kind: "home" });
  const catalog = searchCatalog(request);
  const { q } = catalog.query;

  return {
    head: {
      title: q ? catalog.title : tagline(config.site),
      description: home().hero.lead,
      path: page.path,
      isListed: q === "",
    },
    copy: interpolate<Home>(home(), placeholders),
    lead: readLead(opened, facts),
    form: withCurrentVersion(opened, formsFor(opened, facts)[0]),
    values: pageSourceValue(facts, page, request),
    sent: sent && {
      message: thanks().home,
      reference: sent.reference,
      code: readCode(sent, facts),
      next: afterLead(opened, sent).lead,
    },
    catalog,
  };
}

/** Receives a lead posted to the home page. */
export async function receiveHome({ request, context }: ActionFunctionArgs) {
  const opened = await services();
  const facts = requestFacts(opened, { request, context });
  const served = formsFor(opened, facts);
  const [{ shown }] = served;
  const entries = await readPost(request);
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

  return servedForms(opened, facts, ({ consent }) =>
    homeForm({ caseTypes: caseTypes(), consent, asksState }),
  );
}

function caseTypes() {
  return groups().flatMap(({ id, title: group }) =>
    shownCases()
      .filter((item) => item.group === id)
      .map(({ slug, title }) => ({ value: slug, label: title, group })),
  );
}
