import { type ReactNode, useEffect, useRef } from "react";
import { type Drawn, DrawnOnce } from "~/app/ui/drawn-once";
import { QuickExit } from "~/app/ui/quick-exit";
import { caseSteps } from "~/data/case-steps";
import { CaseNav } from "./case-nav";
import type { CasePageData } from "./case-page.server";
import { OpenFolds, useOpenFolds } from "./folds";

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
  useOpenFolds(isFocused ? null : path);
  usePrintLinks();
  const help = useHelpRow(page);
  const form = useRevealedFields<HTMLDivElement>();
  const hasParts = page.contents.length > 0;
  const look = isFocused ? "case--focused" : hasParts ? "case--full" : "case--plain";

  return (
    <article className={`case ${look}`}>
      {quickExit && <QuickExit href={quickExit} />}
      {isFocused ? (
        <StepHead page={page} help={help} />
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
        page.sent && <BackLink page={page} />
      ) : (
        <DrawnOnce key={`${path}-body`} part={page.body} className="case__body" />
      )}
      {!isFocused && <OpenFolds />}
    </article>
  );
}

type StepProps = { page: CasePageData };

/** Help lines stay where they were, under the header; the thanks have a title of their own. */
function StepHead({ page, help }: StepProps & { help: Drawn | null }) {
  return (
    <>
      {page.hasHelp && <DrawnOnce part={help} />}
      {!page.sent && (
        <div className="step-head">
          <BackLink page={page} />
          <h1>{page.title}</h1>
        </div>
      )}
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

/**
 * Help lines for a step of the form. In a document drawn with the article, the row came as HTML and
 * not as data, so it is taken from there before the article is removed.
 */
function useHelpRow({ path, help }: CasePageData): Drawn | null {
  const found = useRef<Drawn | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another case brings another row.
  useEffect(() => {
    const row = document.querySelector(".case__drawn > .help");
    found.current = row && { html: row.outerHTML };
  }, [path]);

  return help ?? found.current;
}

/** Print links print only the list; any later print is of the whole page. */
function usePrintLinks(): void {
  useEffect(() => {
    document.addEventListener("click", printAlone);
    return () => document.removeEventListener("click", printAlone);
  }, []);
}

function printAlone(event: MouseEvent) {
  if (!(event.target instanceof Element) || !event.target.closest("[data-prints-list]")) return;

  event.preventDefault();
  void import("~/app/enhance/print-list").then(({ printList }) => printList());
}
