import { type Drawn, DrawnOnce } from "~/app/site/drawn-once";
import { caseSteps } from "~/data/case-steps";
import type { CasePageData } from "./case-page.server";

type StepProps = { page: CasePageData };

/** Above a step of the form: the way back, and what it is about. */
export function StepHead({ page }: StepProps) {
  return (
    <div className="step-head">
      <BackLink page={page} />
      <h1>{page.title}</h1>
    </div>
  );
}

/** Below it: help lines, and the way back where none stands above. */
export function StepFoot({ page, help }: StepProps & { help: Drawn | null }) {
  return (
    <>
      {page.sent && <BackLink page={page} />}
      {page.hasHelp && <DrawnOnce part={help} />}
    </>
  );
}

function BackLink({ page: { path, title } }: StepProps) {
  return (
    <p className="back">
      <a href={path}>
        {caseSteps.back} {title}
      </a>
    </p>
  );
}
