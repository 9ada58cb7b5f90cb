import type { ReactNode } from "react";
import { Breadcrumb, PageHead } from "~/app/ui/page-head";
import { layoutWords } from "~/data/layout";
import { legalWords } from "~/data/legal-words";
import type { LegalText } from "./legal.server";

type LegalPageProps = {
  text: LegalText;
  /** See `PageHead`. */
  drawing: string;
  /** Controls, above the text. */
  children?: ReactNode;
  /** A short text, which stands beside its controls on a wide screen. */
  isShort?: true;
  /** Folds the text on a phone, under this title: the controls are what most visitors came for. */
  fold?: string;
  /** After the text. */
  end?: ReactNode;
};

export function LegalPage({ text, drawing, children, isShort, fold, end }: LegalPageProps) {
  const legal = (
    <div className="legal">
      <OnThisPage sections={text.sections} />
      {/* Our own Markdown, which contains nothing from visitors. */}
      <div className="legal__text" dangerouslySetInnerHTML={{ __html: text.html }} />
    </div>
  );

  return (
    <div className={isShort ? "page page--narrow" : "page"}>
      <Breadcrumb trail={[{ label: text.breadcrumb }, { label: text.title }]} />
      <PageHead title={text.title} drawing={drawing}>
        <LastUpdated text={text} />
      </PageHead>
      {children}
      {fold ? (
        <details className="phone-fold">
          <summary className="faq__question">{fold}</summary>
          {legal}
        </details>
      ) : (
        legal
      )}
      {end}
    </div>
  );
}

function LastUpdated({ text }: { text: LegalText }) {
  return (
    <>
      <p className="post__meta">{legalWords().lastUpdated(text.lastUpdated, text.firstDated)}</p>
      {text.approval && <p className="post__meta">{text.approval}</p>}
    </>
  );
}

export function OnThisPage({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <nav className="toc" aria-label={layoutWords().contents}>
      {/* Closed on a narrow screen; wide ones always show it. */}
      <details>
        <summary className="faq__question">{layoutWords().contents}</summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
