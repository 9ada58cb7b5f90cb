import { LinkedText } from "~/app/ui/linked-text";
import { casePage } from "~/data/case-page";
import type { CaseRecord } from "~/data/record";
import type { CaseArticleData } from "./case-article.server";
import { Fold } from "./part";

const list = "list";

/** What to gather and what to ask: a sheet of its own on paper, with a link that prints it. */
export function Papers({ article, record }: { article: CaseArticleData; record: CaseRecord }) {
  const { contents, printed } = article;

  return (
    <div className="papers" id={list}>
      <p className="papers__head">
        <strong>{article.item.title}</strong>
        <br />
        {casePage.printedFrom(printed.site, printed.address)}
      </p>
      <Fold id="records" contents={contents}>
        <Documents documents={record.documents} />
        <PrintLink />
      </Fold>
      <Fold id="ask" contents={contents}>
        <ul className="asklist">
          {record.questions.map((text) => (
            <li key={text}>
              <LinkedText text={text} />
            </li>
          ))}
        </ul>
        <PrintLink />
      </Fold>
    </div>
  );
}

/** Also on the page after sending. */
export function Documents({ documents }: Pick<CaseRecord, "documents">) {
  return (
    <ul className="documents">
      {documents.map(({ name, holder, how }) => (
        <li key={name}>
          <strong>
            <LinkedText text={name} />
          </strong>
          {[holder, how].filter(Boolean).map((text) => (
            <span key={text} className="documents__how">
              <LinkedText text={text} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Without script it leads to the list, which is then all that the page prints. */
function PrintLink() {
  return (
    <p className="papers__print">
      <a href={`#${list}`} className="button button--small" data-prints-list="">
        {casePage.print}
      </a>
    </p>
  );
}
