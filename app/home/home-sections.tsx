import type { ReactNode } from "react";
import { TextLink, TextLinks } from "~/app/ui/links";
import type { Home, Topic } from "~/data/home";

type SectionProps = {
  id: string;
  title: string;
  lead: readonly string[];
  isTinted?: boolean;
  /** Reveals its own lines; for a section without a row of cards. */
  isRevealed?: true;
  children: ReactNode;
};

export function Section({ id, title, lead, isTinted, isRevealed, children }: SectionProps) {
  return (
    <section
      id={id}
      className={isTinted ? "section section--tint" : "section"}
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

export function BeforeCatalog({ copy: { features, whyUs } }: { copy: Home }) {
  return (
    <div>
      <ul className="section points" data-reveal>
        {features.map(({ id, title, text }) => (
          <li key={id} id={id} className="point">
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Section id="why-us" title={whyUs.title} lead={[whyUs.lead]} isTinted>
        <ul className="points" data-reveal>
          {whyUs.points.map(({ title, text }) => (
            <li key={title} className="point">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <TextLinks links={whyUs.links} />
      </Section>
    </div>
  );
}

export function AfterCatalog({ copy }: { copy: Home }) {
  const { whyMassTorts, howItWorks, testimonials, closing } = copy;

  return (
    <div>
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
      <Section id="deadlines" title={closing.title} lead={closing.paragraphs} isRevealed>
        <TextLinks links={closing.links} />
      </Section>
    </div>
  );
}

type TopicListProps = { topics: readonly Topic[]; isOpen?: true };

export function TopicList({ topics, isOpen }: TopicListProps) {
  return (
    <div className="topics" data-reveal>
      {topics.map(({ id, title, paragraphs, links }) => (
        <details key={id} id={id} className="topic faq" open={isOpen}>
          <summary className="faq__question">
            <h3>{title}</h3>
          </summary>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <TextLinks links={links} />
        </details>
      ))}
    </div>
  );
}

/** Made-up situations, labeled as such: invented testimonials are unlawful (16 CFR 465). */
function Testimonials({ items }: { items: Home["testimonials"]["items"] }) {
  return (
    <ul className="testimonials" data-reveal>
      {items.map(({ quote, name, location, avatar, link }) => (
        <li key={name} className="testimonial">
          <blockquote>{quote}</blockquote>
          <p>
            <img src={avatar} alt="" width={32} height={32} loading="lazy" />
            {name}, {location} · <TextLink label={link.label} href={link.href} />
          </p>
        </li>
      ))}
    </ul>
  );
}
