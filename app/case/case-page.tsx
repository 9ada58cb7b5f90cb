import type { ReactNode } from "react";
import { DrawnOnce } from "~/app/site/drawn-once";
import { CaseNav } from "./case-nav";
import type { CasePageData } from "./case-page.server";
import { OpenFolds } from "./open-folds";
import { QuickExit } from "./quick-exit";
import { StepFoot, StepHead } from "./step-head";
import { useHelpRow } from "./use-help-row";
import { useOpenFolds } from "./use-open-folds";
import { usePrintLinks } from "./use-print-links";
import { useRevealedFields } from "./use-revealed-fields";

type CasePageProps = {
  page: CasePageData;
  /** A step of the form alone, without the article around it. */
  isFocused: boolean;
  /** The form, or its confirmation. */
  children: ReactNode;
};

/** A case, in the order a visitor needs it: help first where help is needed, then the facts. */
export function CasePage({ page, isFocused, children }: CasePageProps) {
  const { path, quickExit } = page;
  useOpenFolds(path);
  usePrintLinks();
  const help = useHelpRow(page);
  const form = useRevealedFields<HTMLDivElement>();
  const hasParts = page.contents.length > 0;
  const look = isFocused ? "case--focused" : hasParts ? "case--full" : "case--plain";

  return (
    <article className={`case ${look}`}>
      {quickExit && <QuickExit href={quickExit} />}
      {isFocused ? (
        !page.sent && <StepHead page={page} />
      ) : (
        <DrawnOnce key={`${path}-intro`} part={page.intro} className="case__drawn" />
      )}
      <aside className="case__aside">
        <div className="case__form" ref={form}>
          <div className="case__panel">{children}</div>
        </div>
        {hasParts && !isFocused && <CaseNav page={page} />}
      </aside>
      {isFocused ? (
        <StepFoot page={page} help={help} />
      ) : (
        <DrawnOnce key={`${path}-body`} part={page.body} className="case__body" />
      )}
      {!isFocused && <OpenFolds />}
    </article>
  );
}
