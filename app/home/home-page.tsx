import type { ReactNode } from "react";
import { Catalogue } from "~/app/site/catalogue";
import { DrawnOnce } from "~/app/site/drawn-once";
import { Hero } from "./hero";
import type { loadHome } from "./home.server";
import { Section } from "./section";

type HomeData = Awaited<ReturnType<typeof loadHome>>;

type HomePageProps = {
  page: Pick<HomeData, "hero" | "activeLawsuits" | "catalogue" | "before" | "after">;
  /** The form, in the hero. */
  children: ReactNode;
};

export function HomePage({ page, children }: HomePageProps) {
  const { hero, activeLawsuits, catalogue } = page;

  return (
    <>
      <Hero copy={hero} query={catalogue.query.q}>
        {children}
      </Hero>
      <DrawnOnce part={page.before} />
      <Section id="active-lawsuits" title={activeLawsuits.title} lead={activeLawsuits.paragraphs}>
        <Catalogue catalogue={catalogue} />
      </Section>
      <DrawnOnce part={page.after} />
    </>
  );
}
