import { caseAddress } from "~/data/addresses";
import { casePage } from "~/data/case-page";
import type { CaseArticleData } from "./case-article.server";
import { StartButton } from "./case-intro";

const words = casePage.closing;

export function ClosingBand({ article }: { article: CaseArticleData }) {
  return (
    <section className="closing" aria-labelledby="closing-title">
      <h2 id="closing-title">{words.title}</h2>
      <StartButton questions={article.questionCount} />
      {article.related.length > 0 && (
        <>
          <h3>{words.related}</h3>
          <ul className="closing__related">
            {article.related.map(({ slug, title }) => (
              <li key={slug}>
                <a href={caseAddress(slug)} data-title={title}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
