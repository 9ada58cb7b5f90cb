import type { ReactNode } from "react";
import { Catalog } from "~/app/catalog/catalog";
import { Finder } from "~/app/catalog/finder";
import { GroupLinks } from "~/app/catalog/group-links";
import { DrawnOnce } from "~/app/ui/drawn-once";
import type { Home } from "~/data/home";
import type { loadHome } from "./home.server";
import { Section } from "./section";

type HomeData = Awaited<ReturnType<typeof loadHome>>;

type HomePageProps = {
  page: Pick<HomeData, "hero" | "activeLawsuits" | "catalog" | "before" | "after">;
  /** The form, in the hero. */
  children: ReactNode;
};

export function HomePage({ page, children }: HomePageProps) {
  const { hero, activeLawsuits, catalog } = page;

  return (
    <>
      <Hero copy={hero} query={catalog.query.q}>
        {children}
      </Hero>
      <DrawnOnce part={page.before} />
      <Section id="active-lawsuits" title={activeLawsuits.title} lead={activeLawsuits.paragraphs}>
        <Catalog catalog={catalog} />
      </Section>
      <DrawnOnce part={page.after} />
    </>
  );
}

type HeroProps = { copy: Home["hero"]; query: string; children: ReactNode };

/** Search or form; on wide screens the form stands beside the text. */
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
          <a href="#form" className="button button--primary">
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
