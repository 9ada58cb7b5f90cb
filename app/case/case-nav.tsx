import { OnThisPage } from "~/app/ui/on-this-page";
import { caseSteps } from "~/data/case-steps";
import type { CasePageData } from "./case-page.server";
import { useCurrentPart } from "./use-current-part";

/** Beside the text once the form is passed: the way in, and where the reader is. */
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
