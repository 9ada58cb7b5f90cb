import { LinkedText } from "~/app/ui/linked-text";
import { caseAddress } from "~/data/addresses";
import { casePage } from "~/data/case-page";
import type { CasePageData } from "./case-page.server";
import { HelpRow } from "./helplines";

type StepProps = { page: CasePageData };

/** Above a step of the form: the way back, and what it is about. */
export function StepHead({ page }: StepProps) {
  return (
    <div className="step-head">
      <BackLink page={page} />
      <h1>
        <LinkedText text={page.title} />
      </h1>
    </div>
  );
}

/** Below it: help lines, and the way back where none stands above. */
export function StepFoot({ page }: StepProps) {
  return (
    <>
      {page.sent && <BackLink page={page} />}
      {page.helplines.length > 0 && <HelpRow lines={page.helplines} />}
    </>
  );
}

function BackLink({ page: { slug, title } }: StepProps) {
  return (
    <p className="back">
      <a href={caseAddress(slug)}>
        {casePage.back} {title}
      </a>
    </p>
  );
}
