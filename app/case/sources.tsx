import { SourceList } from "~/app/ui/source-list";
import { casePage } from "~/data/case-page";
import type { CaseRecord } from "~/data/record";
import type { CasePageData } from "./case-page.server";
import { Fold } from "./part";

export function Sources({ page, record }: { page: CasePageData; record: CaseRecord }) {
  return (
    <div className="sources">
      <Fold id="sources" contents={page.contents}>
        <SourceList sources={Object.values(record.sources)} isNumbered />
        {page.reviewed && <p>{casePage.edited(page.reviewed)}</p>}
      </Fold>
    </div>
  );
}
