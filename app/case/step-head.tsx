import { type Drawn, DrawnOnce } from "~/app/site/drawn-once";
import { caseSteps } from "~/data/case-steps";
import type { CasePageData } from "./case-page.server";

type StepProps = { page: CasePageData };

export function StepHead({ page }: StepProps) {
  return (
    <div className="step-head">
      <BackLink page={page} />
      <h1>{page.title}</h1>
    </div>
  );
}

/** Help lines, and the link back where `StepHead` is not drawn. */
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
