import type { ReactNode } from "react";
import { GroupLinks } from "~/app/site/group-links";
import type { Home } from "~/data/home";
import { Finder } from "./finder";

type HeroProps = { copy: Home["hero"]; query: string; children: ReactNode };

/** Search or form; on wide screens the form stands beside the text. */
export function Hero({ copy, query, children }: HeroProps) {
  return (
    <div className="hero" id="home">
      <div className="hero__text">
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
