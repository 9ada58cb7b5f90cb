import { Link } from "@remix-run/react";
import { casePage } from "~/data/case-page";
import { StartButton } from "./case-intro";
import type { CasePageData } from "./case-page.server";

const words = casePage.closing;

/** At the end of the text: the way in once more, and cases a reader may also look for. */
export function ClosingBand({ page }: { page: CasePageData }) {
  return (
    <section className="closing" aria-labelledby="closing-title">
      <h2 id="closing-title">{words.title}</h2>
      <StartButton questions={page.questionCount} />
      {page.related.length > 0 && (
        <>
          <h3>{words.related}</h3>
          <ul className="closing__related">
            {page.related.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={`/lawsuits/${slug}`} state={{ title }}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
