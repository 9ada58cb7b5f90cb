import { Breadcrumb } from "~/app/ui/breadcrumb";
import { LinkedText } from "~/app/ui/linked-text";
import { addresses } from "~/data/addresses";
import { casePage } from "~/data/case-page";
import { caseSteps } from "~/data/case-steps";
import type { CaseArticleData } from "./case-article.server";

export function CaseIntro({ article }: { article: CaseArticleData }) {
  const { item } = article;

  return (
    <header className="case__intro">
      <Breadcrumb
        trail={[{ label: casePage.lawsuits, href: addresses.catalogue }, { label: item.title }]}
      />
      {article.groupTitle && <p className="eyebrow">{article.groupTitle}</p>}
      <h1>
        <LinkedText text={item.title} />
      </h1>
      <p className="lead">
        <LinkedText text={item.summary} />
      </p>
      {item.highlights.length > 0 && (
        <ul className="chips" aria-label={casePage.chips}>
          {item.highlights.map((text) => (
            <li key={text} className="chip">
              {text}
            </li>
          ))}
        </ul>
      )}
      {item.urgent && (
        <p className="urgent">
          <strong>{item.urgent.title}.</strong> <LinkedText text={item.urgent.text} />
        </p>
      )}
      <StartButton questions={article.questionCount} />
    </header>
  );
}

/** Link to the form, with the number of questions and the time it takes. */
export function StartButton({ questions }: { questions: number }) {
  return (
    <p className="start">
      <a href="#form" className="button button--primary">
        {caseSteps.start}
      </a>{" "}
      <span className="start__note">{casePage.startNote(questions)}</span>
    </p>
  );
}
