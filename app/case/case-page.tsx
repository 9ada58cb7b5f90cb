import type { ReactNode } from "react";
import { SentBefore } from "~/app/forms/sent-before";
import { HelpRow } from "~/app/ui/helplines";
import { curly, SourcesAddress } from "~/app/ui/linked-text";
import { caseRecordAddress } from "~/data/addresses";
import { caseSteps } from "~/data/case-steps";
import { thanks } from "~/data/thanks";
import type { CasePageData } from "./case.server";
import { CaseFirst, CaseIntro } from "./case-intro";
import { CaseSections, ClosingBand } from "./case-sections";

type CasePageProps = {
  page: CasePageData;
  /** A step of the form alone, without the article around it. */
  isFocused: boolean;
  /** The form, or its confirmation. */
  children: ReactNode;
};

/**
 * A case in the order a visitor needs it: help first if help is needed, then the time limit. The
 * form follows the title, so that the focus is soon in it on a wide screen, where it is beside the
 * text. A narrow screen shows nothing of it until a start button leads there.
 */
export function CasePage({ page, isFocused, children }: CasePageProps) {
  const { path, article, helplines } = page;
  const isHelpFirst = isFocused || helplines?.place === "start";

  return (
    <SourcesAddress.Provider value={`${caseRecordAddress(article.slug)}#sources`}>
      <article className={`case ${isFocused ? "case--focused" : "case--full"}`}>
        {helplines && isHelpFirst && <HelpRow lines={helplines.lines} />}
        {page.sentBefore && !isFocused && (
          <SentBefore reference={page.sentBefore} message={thanks().case} isLead />
        )}
        {isFocused ? (
          !page.sent && <StepHead page={page} />
        ) : (
          <CaseIntro key={`${path}-start`} page={page} />
        )}
        <aside className="case__aside">
          {page.notTaken ? (
            children
          ) : (
            <details className="case__form" open={isFocused || !page.isWritten ? true : undefined}>
              <summary className="faq__question">{caseSteps().start}</summary>
              <div className="case__panel">{children}</div>
            </details>
          )}
        </aside>
        {isFocused ? (
          page.sent && <BackLink page={page} />
        ) : (
          <div key={`${path}-body`} className="case__body">
            <CaseFirst page={page} />
            <CaseSections page={page} />
          </div>
        )}
      </article>
      {!isFocused && article.status && <ClosingBand page={page} />}
    </SourcesAddress.Provider>
  );
}

type StepProps = { page: CasePageData };

/** The confirmation has its own title. */
function StepHead({ page }: StepProps) {
  const { src, width, height } = page.article.hero;

  return (
    <div className="step-head">
      <img className="drawing" src={src} alt="" width={width} height={height} />
      <BackLink page={page} />
      <h1>{curly(page.title)}</h1>
    </div>
  );
}

function BackLink({ page: { path } }: StepProps) {
  return (
    <p className="back">
      <a href={path}>{caseSteps().back}</a>
    </p>
  );
}
