import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Catalog, SearchResults } from "~/app/catalog/catalog";
import { searchCatalog } from "~/app/catalog/catalog.server";
import { type Counted, Finder, GroupLinks } from "~/app/catalog/search";
import { answer, openPost } from "~/app/forms/answer.server";
import { SentBefore, useKeptConfirmation } from "~/app/forms/sent-before";
import { SentForm } from "~/app/forms/sent-form";
import { useLayout } from "~/app/layout/use-layout";
import {
  afterLead,
  ownFirst,
  pageSourceValue,
  readCode,
  readLeadExtras,
  servedForms,
  type Variant,
  withCurrentVersion,
} from "~/app/lead/lead.server";
import { LeadPanel } from "~/app/lead/lead-panel";
import { MoreAboutSent, NextSteps, PrivateCode } from "~/app/lead/lead-sent";
import {
  findConfirmation,
  hasReachablePartner,
  namedReference,
  openApp,
  perSettings,
  placeholdersOf,
  receive,
  requestFacts,
} from "~/app/services.server";
import { curly } from "~/app/ui/linked-text";
import { TextLink, TextLinks } from "~/app/ui/links";
import { Items, Paragraphs } from "~/app/ui/section";
import { Success } from "~/app/ui/sent";
import { addresses } from "~/data/addresses";
import { cases, shownCases } from "~/data/cases";
import { homeForm } from "~/data/forms/home";
import { wireNames } from "~/data/forms/wire-names";
import { groups } from "~/data/groups";
import { type Home as HomeCopy, home, type Topic, tagline } from "~/data/home";
import { here } from "~/data/language";
import { interpolate } from "~/data/placeholders";
import { thanks } from "~/data/thanks";

const anchor = "form";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = await openApp();
  const { config } = app;
  const facts = requestFacts(app, { request, context });
  const sent = await findConfirmation(app, request, { kind: "home" });
  const catalog = searchCatalog(request);
  const { q } = catalog.query;

  return {
    head: {
      title: q ? catalog.title : tagline(config.site),
      description: home().hero.lead,
      path: addresses.home,
      isListed: q === "",
    },
    copy: interpolate<HomeCopy>(home(), placeholdersOf(config)),
    lead: readLeadExtras(app, facts, config.partners),
    form: withCurrentVersion(app, ownFirst(facts, forms(config))[0], config.partners),
    values: pageSourceValue(facts, { path: addresses.home, anchor }, request),
    sent: sent && {
      message: thanks().home,
      reference: sent.reference,
      code: readCode(sent, facts),
      next: afterLead(app, sent, config.partners).lead,
    },
    /** Named by the address, without a valid ticket. */
    sentBefore: sent ? null : namedReference(request),
    catalog,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { app, entries, facts, context } = await openPost(args);
  const served = ownFirst(facts, forms(app.config));
  const [{ shown }] = served;
  const page = { path: addresses.home, anchor };
  const chosen = cases.find(({ slug }) => slug === entries.get(wireNames.caseSlug)?.[0]?.trim());
  const received = await receive(app, {
    form: shown,
    served,
    entries,
    facts,
    page,
    case: chosen,
    firms: app.config.partners,
  });

  return answer(received, { page, context, about: chosen });
}

/** Marked pure, so that the script of the page leaves it out. */
const forms = /* @__PURE__ */ perSettings((config) => {
  const asksState = config.EXCLUDED_STATES.length > 0 || hasReachablePartner(config);
  const formFor = ({ consent }: Variant) =>
    homeForm({ caseTypes: caseTypes(), consent, asksState });
  return servedForms(config, formFor, config.partners);
});

function caseTypes() {
  return groups().flatMap(({ id, title: group }) =>
    shownCases()
      .filter((item) => item.group === id)
      .map(({ slug, title }) => ({ value: slug, label: title, group })),
  );
}

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary, meta } from "~/app/layout/head";

export default function Home() {
  const { copy, catalog, form, lead, values, sent, sentBefore } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const counted = useLayout()?.lawsuits;
  useKeptConfirmation(sent?.reference ?? null);
  const { hero, activeLawsuits, whyMassTorts, whyUs, howItWorks, testimonials, closing } = copy;
  if (catalog.query.q !== "" && !result) {
    return (
      <SearchResults catalog={catalog} title={activeLawsuits.title} counted={counted}>
        <TopicList
          topics={whyMassTorts.topics.filter(({ id }) => catalog.topics.includes(id))}
          isOpen
        />
      </SearchResults>
    );
  }

  return (
    <>
      {sentBefore && !result && (
        <div className="section">
          <SentBefore reference={sentBefore} message={thanks().home} isLead />
        </div>
      )}
      <Hero copy={hero} counted={counted} isFormOpen={result !== undefined || sent !== null}>
        <LeadPanel
          id={anchor}
          title={hero.formTitle}
          form={form}
          lead={lead}
          reply={result && "reply" in result ? result.reply : null}
          values={values}
          declined={result && "declined" in result ? result.declined : null}
          sent={
            sent && (
              <SentForm id={anchor} form={form}>
                <Success
                  message={sent.message}
                  reference={sent.reference}
                  privateCode={sent.code && <PrivateCode shown={sent.code} />}
                  next={<NextSteps copy={sent.next} />}
                >
                  <MoreAboutSent copy={sent.next} />
                </Success>
              </SentForm>
            )
          }
          action={addresses.home}
        />
      </Hero>
      <ul className="section points" data-reveal>
        {copy.features.map(({ id, title, text }) => (
          <li key={id} id={id} className="point">
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Section id="why-us" title={whyUs.title} lead={[whyUs.lead]} look="tint">
        <ul className="points points--cards" data-reveal>
          {whyUs.points.map(({ title, text }, index) => (
            <li key={title} className="point">
              <Drawing name={drawings[index] ?? "faqs"} />
              <h3>{curly(title)}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <TextLinks links={whyUs.links} />
      </Section>
      <Section id="active-lawsuits" title={activeLawsuits.title} lead={[]}>
        <Catalog catalog={catalog} lead={activeLawsuits.lead} />
      </Section>
      <Section
        id="mass-torts"
        title={whyMassTorts.title}
        lead={whyMassTorts.paragraphs}
        look="tint"
      >
        <TopicList topics={whyMassTorts.topics} />
      </Section>
      <Section id="how-it-works" title={howItWorks.title} lead={[]} look="dark">
        <ol className="steps" data-reveal>
          {howItWorks.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="testimonials" title={testimonials.title} lead={[testimonials.label]}>
        <Testimonials items={testimonials.items} />
      </Section>
      <Section
        id="deadlines"
        title={closing.title}
        lead={closing.paragraphs}
        look="closing"
        isRevealed
      >
        <Drawing name="deadlines" />
        <Closing links={closing.links} />
      </Section>
    </>
  );
}

type HeroProps = Counted & {
  copy: HomeCopy["hero"];
  /** On a narrow screen, a start button opens the form. Wide screens always show it. */
  isFormOpen: boolean;
  children: ReactNode;
};

/** A scene, and the search in it. On wide screens the form stands beside, and reaches beyond it. */
function Hero({ copy, counted, isFormOpen, children }: HeroProps) {
  return (
    <div className="hero" id="home">
      <div className="hero__text">
        <img
          className="hero__scene"
          src={copy.figure}
          alt=""
          width={320}
          height={148}
          fetchPriority="high"
        />
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <Finder />
        <GroupLinks counted={counted} />
        <p className="hero__start">
          <a href={`#${anchor}`} className="button button--primary">
            {copy.start}
          </a>
        </p>
      </div>
      <details className="case__form hero__form" open={isFormOpen || undefined}>
        <summary className="faq__question">{copy.formTitle}</summary>
        {children}
      </details>
      <Items texts={copy.points} className="checklist hero__points" />
    </div>
  );
}

type SectionProps = {
  id: string;
  title: string;
  lead: readonly string[];
  look?: "tint" | "dark" | "closing";
  /** Reveals its own lines; for a section without a row of cards. */
  isRevealed?: true;
  children: ReactNode;
};

function Section({ id, title, lead, look, isRevealed, children }: SectionProps) {
  return (
    <section
      id={id}
      className={look ? `section section--${look}` : "section"}
      data-reveal={isRevealed}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {lead.map((text) => (
        <p key={text} className="section__lead">
          {text}
        </p>
      ))}
      {children}
    </section>
  );
}

/** Beside the reasons, in their order. */
const drawings = ["partners", "legal", "record", "contact"];

function Drawing({ name }: { name: string }) {
  return (
    <img
      className="section__drawing"
      src={`/images/pages/${name}.svg`}
      alt=""
      width={96}
      height={72}
      loading="lazy"
    />
  );
}

/** The next step as the one filled button, then where to read on. */
function Closing({ links }: { links: HomeCopy["closing"]["links"] }) {
  const [start, ...others] = links;

  return (
    <>
      {start && (
        <p>
          <a className="button button--primary" href={here(start.href)}>
            {start.label}
          </a>
        </p>
      )}
      <TextLinks links={others} />
    </>
  );
}

function TopicList({ topics, isOpen }: { topics: readonly Topic[]; isOpen?: true }) {
  return (
    <div className="topics" data-reveal>
      {topics.map(({ id, title, paragraphs, links }) => (
        <details key={id} id={id} className="topic faq" open={isOpen}>
          <summary className="faq__question">
            <h3>{title}</h3>
          </summary>
          <Paragraphs texts={paragraphs} />
          <TextLinks links={links} />
        </details>
      ))}
    </div>
  );
}

/** Made-up situations, labeled as such: invented testimonials are unlawful (16 CFR 465). */
function Testimonials({ items }: { items: HomeCopy["testimonials"]["items"] }) {
  return (
    <ul className="testimonials" data-reveal>
      {items.map(({ quote, name, location, avatar, link }) => (
        <li key={name} className="testimonial">
          <img src={avatar} alt="" width={72} height={72} loading="lazy" />
          <blockquote>{quote}</blockquote>
          <p>
            {name}, {location}
            {"\u00a0· "}
            <TextLink label={link.label} href={link.href} />
          </p>
        </li>
      ))}
    </ul>
  );
}
