import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { LinkedText } from "~/app/ui/linked-text";
import { CaseBody } from "./case-body";
import type { CasePageData } from "./case-page.server";
import { Helplines } from "./helplines";
import { OnThisPage } from "./on-this-page";
import { QuickExit } from "./quick-exit";

/** A case, in the order a visitor needs it: help first where help is needed, then the facts. */
export function CasePage({ page, children }: { page: CasePageData; children: ReactNode }) {
  const { item, helplines, quickExit } = page;

  return (
    <article className="case">
      {quickExit && <QuickExit href={quickExit} />}
      <nav aria-label="Breadcrumb" className="breadcrumb">
        <ol>
          <li>
            <Link to="/">Home</Link>
          </li>
          <li>
            <Link to="/#cases">Lawsuits</Link>
          </li>
          <li aria-current="page">{item.title}</li>
        </ol>
      </nav>
      {item.helplines?.place === "start" && <Helplines lines={helplines} />}
      <header className="case__hero">
        <div className="case__intro">
          {page.groupTitle && <p className="eyebrow">{page.groupTitle}</p>}
          <h1>
            <LinkedText text={item.title} />
          </h1>
          <p className="lead">
            <LinkedText text={item.summary} />
          </p>
          {item.highlights.length > 0 && (
            <ul className="chips" aria-label="In short">
              {item.highlights.map((text) => (
                <li key={text} className="chip">
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
        <img
          className="case__picture"
          src={item.hero.src}
          alt={item.hero.alt}
          width={item.hero.width}
          height={item.hero.height}
        />
      </header>
      {item.urgent && (
        <p className="urgent">
          <strong>{item.urgent.title}.</strong> <LinkedText text={item.urgent.text} />
        </p>
      )}
      <div className={page.contents.length > 0 ? "case__columns" : "case__columns--plain"}>
        <div className="case__aside">
          {children}
          {page.contents.length > 0 && (
            <OnThisPage sections={page.contents}>
              <a href="#form" className="button">
                Go to the form
              </a>
            </OnThisPage>
          )}
        </div>
        <CaseBody page={page} />
      </div>
    </article>
  );
}
