import type { ReactNode } from "react";
import { Catalogue } from "~/app/site/catalogue";
import type { CatalogueData } from "~/app/site/catalogue.server";
import { TextLinks } from "~/app/ui/text-links";
import { TopicList } from "~/app/ui/topic-list";
import type { Home } from "~/data/home";
import { Hero } from "./hero";
import { Testimonials } from "./testimonials";

type HomeSectionsProps = {
  copy: Home;
  catalogue: CatalogueData;
  /** The form, in the hero. */
  children: ReactNode;
};

export function HomeSections({ copy, catalogue, children }: HomeSectionsProps) {
  const { whyUs, activeLawsuits, whyMassTorts, howItWorks, testimonials, closing } = copy;

  return (
    <>
      <Hero copy={copy.hero} query={catalogue.query.q}>
        {children}
      </Hero>
      <ul className="section features" data-reveal>
        {copy.features.map(({ id, title, text }) => (
          <li key={id} id={id} className="feature">
            <h2 className="feature__title">{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Section id="why-us" title={whyUs.title} lead={[whyUs.lead]} isTinted>
        <Points points={whyUs.points} />
        <TextLinks links={whyUs.links} />
      </Section>
      <Section id="active-lawsuits" title={activeLawsuits.title} lead={activeLawsuits.paragraphs}>
        <Catalogue catalogue={catalogue} />
      </Section>
      <Section id="mass-torts" title={whyMassTorts.title} lead={whyMassTorts.paragraphs} isTinted>
        <TopicList topics={whyMassTorts.topics} />
      </Section>
      <Section id="how-it-works" title={howItWorks.title} lead={[]}>
        <ol className="steps" data-reveal>
          {howItWorks.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="testimonials" title={testimonials.title} lead={[testimonials.label]} isTinted>
        <Testimonials items={testimonials.items} />
      </Section>
      <Section id="deadlines" title={closing.title} lead={closing.paragraphs}>
        <TextLinks links={closing.links} />
      </Section>
    </>
  );
}

function Points({ points }: { points: Home["whyUs"]["points"] }) {
  return (
    <ul className="points" data-reveal>
      {points.map(({ title, text }) => (
        <li key={title} className="point">
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

type SectionProps = {
  id: string;
  title: string;
  lead: readonly string[];
  isTinted?: boolean;
  children: ReactNode;
};

function Section({ id, title, lead, isTinted, children }: SectionProps) {
  return (
    <section
      id={id}
      className={isTinted ? "section section--tint" : "section"}
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
