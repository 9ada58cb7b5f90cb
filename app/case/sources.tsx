import { SourceList } from "~/app/ui/source-list";
import { casePage } from "~/data/case-page";
import type { CaseRecord } from "~/data/record";
import type { CaseArticleData } from "./case-article.server";
import { Fold } from "./part";

export function Sources({ article, record }: { article: CaseArticleData; record: CaseRecord }) {
  return (
    <div className="sources">
      <Fold id="sources" contents={article.contents}>
        <SourceList sources={Object.values(record.sources)} isNumbered />
        {article.reviewed && <p>{casePage.edited(article.reviewed)}</p>}
      </Fold>
    </div>
  );
}
