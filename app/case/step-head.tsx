import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { LinkedText } from "~/app/ui/linked-text";
import { casePage } from "~/data/case-page";
import type { CasePageData } from "./case-page.server";
import { HelpRow } from "./helplines";

type StepProps = { page: CasePageData; children?: ReactNode };

/** Above a step of the form: the way back, what it is about, and what is wrong with it. */
export function StepHead({ page, children }: StepProps) {
  return (
    <div className="step-head">
      <BackLink page={page} />
      <h1>
        <LinkedText text={page.item.title} />
      </h1>
      {children}
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

function BackLink({ page: { item } }: StepProps) {
  return (
    <p className="back">
      <Link to={`/lawsuits/${item.slug}`}>
        {casePage.back} {item.title}
      </Link>
    </p>
  );
}
