import { OnThisPage } from "~/app/ui/on-this-page";
import { caseSteps } from "~/data/case-steps";
import type { CasePageData } from "./case-page.server";
import { useCurrentPart } from "./use-current-part";

/** Shown beside the text once the form has scrolled away. */
export function CaseNav({ page }: { page: CasePageData }) {
  const current = useCurrentPart(page.contents);

  return (
    <div className="case__nav">
      <div className="case__nav-card">
        <a href="#form" className="button button--primary">
          {caseSteps.start}
        </a>
        <OnThisPage sections={page.contents} current={current} />
      </div>
    </div>
  );
}
