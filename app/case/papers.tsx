import { LinkedText } from "~/app/ui/linked-text";
import { casePage } from "~/data/case-page";
import type { CaseRecord } from "~/data/record";
import type { CaseArticleData } from "./case-article.server";
import { Fold } from "./part";

const list = "list";

/** Records to gather and questions to ask: a printable sheet, with a link that prints it alone. */
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

export function Documents({ documents }: Pick<CaseRecord, "documents">) {
  return (
    <ul className="documents">
      {documents.map(({ name, holder, how }) => (
        <li key={name}>
          <strong>
            <LinkedText text={name} />
          </strong>
          <span className="documents__holder">
            <LinkedText text={casePage.heldBy(holder)} />
          </span>
          <span className="documents__how">
            <LinkedText text={how} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Without script it is a link to the list, and print styles then leave out the rest of the page.
 */
function PrintLink() {
  return (
    <p className="papers__print">
      <a href={`#${list}`} className="button button--small" data-prints-list="">
        {casePage.print}
      </a>
    </p>
  );
}
