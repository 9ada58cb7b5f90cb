import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { catalogueOf } from "~/app/catalogue.server";
import { HomeSections } from "~/app/components/home-sections";
import { LeadPanel } from "~/app/components/lead-panel";
import { markErrors } from "~/app/components/mark-errors";
import { answer } from "~/app/forms/answer";
import { ErrorSummary } from "~/app/forms/error-summary";
import { type Lead, leadOf } from "~/app/lead.server";
import { headOf } from "~/app/pages/head.server";
import {
  drawn,
  findSent,
  readPost,
  receive,
  type Services,
  services,
  visitOf,
} from "~/app/services.server";
import { type AfterSending, afterSending } from "~/data/after-sending";
import { cases } from "~/data/cases";
import { fillIn } from "~/data/fill-in";
import { homeForm } from "~/data/forms/home";
import { type Home as HomeCopy, home } from "~/data/home";

const page = { path: "/", anchor: "form" };

export async function loader({ request }: LoaderFunctionArgs) {
  const opened = await services();
  const { config, words } = opened;
  const visit = visitOf(opened, request);
  const lead = leadOf(opened, visit);

  return {
    meta: headOf(opened, visit, {
      title: config.site.tagline,
      description: home.hero.lead,
      path: page.path,
    }).meta,
    copy: fillIn<HomeCopy>(home, words),
    after: fillIn<AfterSending>(afterSending, words).lead,
    lead,
    form: drawn(formFor(lead, config), opened.now()),
    sent: await findSent(opened, request, "home"),
    catalogue: catalogueOf(request),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const opened = await services();
  const visit = visitOf(opened, request);
  const lead = leadOf(opened, visit);
  const entries = await readPost(request);
  const chosen = cases.find(({ slug }) => slug === entries.get("caseTypeSlug")?.[0]);
  const received = await receive(opened, {
    form: formFor(lead, opened.config),
    entries,
    visit,
    page,
    case: chosen,
    consent: lead.sentence,
  });

  return answer(received, page, context);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? markErrors(data.meta, matches) : [];

export default function Home() {
  const data = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const reply = result && "reply" in result ? result.reply : null;

  return (
    <>
      <ErrorSummary reply={reply} formId={page.anchor} />
      <HomeSections copy={data.copy} catalogue={data.catalogue}>
        <LeadPanel
          id={page.anchor}
          title={data.copy.hero.formTitle}
          note={data.copy.hero.formNote}
          form={data.form}
          lead={data.lead}
          reply={reply}
          declined={result && "declined" in result ? result.declined : null}
          sent={data.sent}
          thanks="Thanks for Submitting!"
          after={data.after}
          action="/"
        />
      </HomeSections>
    </>
  );
}

function formFor({ sentence }: Lead, { EXCLUDED_STATES }: Services["config"]) {
  return homeForm({
    caseTypes: cases.map(({ slug, title }) => ({ value: slug, label: title })),
    consent: sentence,
    asksState: EXCLUDED_STATES.length > 0,
  });
}
