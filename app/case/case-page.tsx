import { type ReactNode, useMemo } from "react";
import { SourceNumbers } from "~/app/ui/linked-text";
import { CaseBody, CaseQualify } from "./case-body";
import { CaseIntro } from "./case-intro";
import { CaseNav } from "./case-nav";
import type { CasePageData } from "./case-page.server";
import { FactCard } from "./fact-card";
import { HelpRow } from "./helplines";
import { OpenFolds } from "./open-folds";
import { QuickExit } from "./quick-exit";
import { StepFoot, StepHead } from "./step-head";
import { useRevealedFields } from "./use-revealed-fields";

type CasePageProps = {
  page: CasePageData;
  /** A step of the form alone, without the article around it. */
  isFocused: boolean;
  /** The form, or what came of it. */
  children: ReactNode;
};

/** A case, in the order a visitor needs it: help first where help is needed, then the facts. */
export function CasePage({ page, isFocused, children }: CasePageProps) {
  const { item, quickExit } = page;
  const numbers = useMemo(() => numbersOf(item.record?.sources), [item.record]);
  const form = useRevealedFields<HTMLDivElement>();
  const hasParts = page.contents.length > 0;
  const look = isFocused ? "case--focused" : hasParts ? "case--full" : "case--plain";

  return (
    <SourceNumbers.Provider value={numbers}>
      <article className={`case ${look}`}>
        {quickExit && <QuickExit href={quickExit} />}
        {isFocused ? !page.sent && <StepHead page={page} /> : <Article page={page} />}
        <aside className="case__aside">
          <div className="case__form" ref={form}>
            <div className="case__panel">{children}</div>
          </div>
          {hasParts && !isFocused && <CaseNav page={page} />}
        </aside>
        {isFocused ? <StepFoot page={page} /> : <CaseBody page={page} />}
        {!isFocused && <OpenFolds />}
      </article>
    </SourceNumbers.Provider>
  );
}

/** What stands before the form. */
function Article({ page }: { page: CasePageData }) {
  return (
    <>
      {page.item.helplines?.place === "start" && <HelpRow lines={page.helplines} />}
      <CaseIntro page={page} />
      <FactCard page={page} />
      <CaseQualify page={page} />
    </>
  );
}

function numbersOf(sources: object | undefined): Record<string, number> {
  return Object.fromEntries(Object.keys(sources ?? {}).map((key, index) => [key, index + 1]));
}
