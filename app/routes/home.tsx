import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Catalog, Finder } from "~/app/catalog/catalog";
import { GroupLinks } from "~/app/catalog/search";
import { SentForm } from "~/app/forms/sent-form";
import { loadHome, receiveHome } from "~/app/home/home.server";
import { AfterCatalog, BeforeCatalog, Section } from "~/app/home/home-sections";
import { pageMeta } from "~/app/layout/head";
import { LeadPanel } from "~/app/lead/lead-panel";
import { NextSteps, PrivateCode } from "~/app/lead/lead-sent";
import { Success } from "~/app/ui/sent";
import { addresses } from "~/data/addresses";
import type { Home as HomeCopy } from "~/data/home";

export const loader = loadHome;

export const action = receiveHome;

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

const formId = "form";

export default function Home() {
  const { copy, catalog, form, lead, values, sent } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { activeLawsuits } = copy;

  return (
    <>
      <Hero copy={copy.hero} query={catalog.query.q}>
        <LeadPanel
          id={formId}
          title={copy.hero.formTitle}
          note={copy.hero.formNote}
          form={form}
          lead={lead}
          reply={result && "reply" in result ? result.reply : null}
          values={values}
          declined={result && "declined" in result ? result.declined : null}
          sent={
            sent && (
              <SentForm id={formId} form={form}>
                <Success
                  message={sent.message}
                  reference={sent.reference}
                  privateCode={sent.code && <PrivateCode shown={sent.code} />}
                >
                  <NextSteps copy={sent.next} />
                </Success>
              </SentForm>
            )
          }
          action={addresses.home}
        />
      </Hero>
      <BeforeCatalog copy={copy} />
      <Section id="active-lawsuits" title={activeLawsuits.title} lead={activeLawsuits.paragraphs}>
        <Catalog catalog={catalog} />
      </Section>
      <AfterCatalog copy={copy} />
    </>
  );
}

type HeroProps = { copy: HomeCopy["hero"]; query: string; children: ReactNode };

/** Search or form; on wide screens the form is beside the text. */
function Hero({ copy, query, children }: HeroProps) {
  return (
    <div className="hero" id="home">
      <div className="hero__text">
        <img className="hero__figure" src={copy.figure} alt="" width={320} height={264} />
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <Finder copy={copy.finder} query={query} />
        <GroupLinks />
        <p className="hero__start">
          <a href={`#${formId}`} className="button button--primary">
            {copy.start}
          </a>
        </p>
        <ul className="checklist hero__points">
          {copy.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div className="hero__form">{children}</div>
    </div>
  );
}
