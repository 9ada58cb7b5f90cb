import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { LinkedText } from "~/app/ui/linked-text";
import { casePage } from "~/data/case-page";
import type { CasePageData } from "./case-page.server";

/** Above a step of the form: the way back, what it is about, and what is wrong with it. */
export function StepHead({ page, children }: { page: CasePageData; children: ReactNode }) {
  const { item, sent } = page;

  return (
    <div className="step-head">
      <p>
        <Link className="step-head__back" to={`/lawsuits/${item.slug}`}>
          {casePage.back} {item.title}
        </Link>
      </p>
      {!sent && (
        <h1>
          <LinkedText text={item.title} />
        </h1>
      )}
      {children}
    </div>
  );
}
