import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Catalog, Finder, SearchResults } from "~/app/catalog/catalog";
import { GroupLinks } from "~/app/catalog/search";
import { SentForm } from "~/app/forms/sent-form";
import { loadHome, receiveHome } from "~/app/home/home.server";
import { AfterCatalog, BeforeCatalog, Section, TopicList } from "~/app/home/home-sections";
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
  const { hero, activeLawsuits, whyMassTorts } = copy;
  if (catalog.query.q !== "" && !result) {
    return (
      <SearchResults catalog={catalog} copy={hero.finder} title={activeLawsuits.title}>
        <TopicList
          topics={whyMassTorts.topics.filter(({ id }) => catalog.topics.includes(id))}
          isOpen
        />
      </SearchResults>
    );
  }

  return (
    <>
      <Hero copy={hero} isFormOpen={result !== undefined || sent !== null}>
        <LeadPanel
          id={formId}
          title={hero.formTitle}
          note={hero.formNote}
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

type HeroProps = {
  copy: HomeCopy["hero"];
  /** On a narrow screen, a start button opens the form. Wide screens always show it. */
  isFormOpen: boolean;
  children: ReactNode;
};

/** Search or form; on wide screens the form is beside the text. */
function Hero({ copy, isFormOpen, children }: HeroProps) {
  return (
    <div className="hero" id="home">
      <div className="hero__text">
        <img className="hero__figure" src={copy.figure} alt="" width={160} height={132} />
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <Finder copy={copy.finder} />
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
      <details className="case__form hero__form" open={isFormOpen || undefined}>
        <summary className="faq__question">{copy.formTitle}</summary>
        {children}
      </details>
    </div>
  );
}
