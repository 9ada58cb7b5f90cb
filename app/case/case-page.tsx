import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { InlineScripts } from "~/app/layout/document-context";
import { HelpRow } from "~/app/ui/helplines";
import { OnThisPage } from "~/app/ui/page-head";
import { QuickExit } from "~/app/ui/quick-exit";
import { caseSteps } from "~/data/case-steps";
import type { CasePageData, Contents } from "./case.server";
import { CaseArticle } from "./case-article";
import { CaseBody } from "./case-body";

type CasePageProps = {
  page: CasePageData;
  /** A step of the form alone, without the article around it. */
  isFocused: boolean;
  /** The form, or its confirmation. */
  children: ReactNode;
};

/** A case in the order a visitor needs it: help first if help is needed, then the facts. */
export function CasePage({ page, isFocused, children }: CasePageProps) {
  const { path, quickExit, article } = page;
  useOpenFolds(isFocused ? null : path);
  usePrintLinks();
  const form = useRevealedFields<HTMLDivElement>();
  const hasParts = article.contents.length > 0;
  const look = isFocused ? "case--focused" : hasParts ? "case--full" : "case--plain";

  return (
    <article className={`case ${look}`}>
      {quickExit && <QuickExit href={quickExit} />}
      {isFocused ? (
        <StepHead page={page} />
      ) : (
        <div key={`${path}-start`} className="case__start">
          <CaseArticle article={article} />
        </div>
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
        <div key={`${path}-body`} className="case__body">
          <CaseBody article={article} />
        </div>
      )}
      {!isFocused && <OpenFolds />}
    </article>
  );
}

type StepProps = { page: CasePageData };

/** Help lines stay below the header. The confirmation has its own title. */
function StepHead({ page }: StepProps) {
  const { helplines, item } = page.article;

  return (
    <>
      {helplines.length > 0 && (
        <div>
          <HelpRow lines={helplines} />
        </div>
      )}
      {!page.sent && (
        <div className="step-head">
          <BackLink page={page} />
          <h1>{item.title}</h1>
        </div>
      )}
    </>
  );
}

function BackLink({ page: { path, article } }: StepProps) {
  return (
    <p className="back">
      <a href={path}>
        {caseSteps().back} {article.item.title}
      </a>
    </p>
  );
}

/** Print links print only the list; a later print prints the whole page. */
function usePrintLinks(): void {
  useEffect(() => {
    document.addEventListener("click", printAlone);
    return () => document.removeEventListener("click", printAlone);
  }, []);
}

function printAlone(event: MouseEvent) {
  if (!(event.target instanceof Element) || !event.target.closest("[data-prints-list]")) return;

  event.preventDefault();
  const { classList } = document.documentElement;
  classList.add(onlyList);
  addEventListener("afterprint", () => classList.remove(onlyList), { once: true });
  print();
}

const onlyList = "prints-list";

/** Shown beside the text once the form has scrolled away. */
function CaseNav({ page }: { page: CasePageData }) {
  const { contents } = page.article;
  const current = useCurrentPart(contents);

  return (
    <div className="case__nav">
      <div className="case__nav-card">
        {!page.notTaken && (
          <a href="#form" className="button button--primary">
            {caseSteps().start}
          </a>
        )}
        <OnThisPage sections={contents} current={current} />
      </div>
    </div>
  );
}

/** Id of the part that crosses the upper third of the window; undefined before script runs. */
function useCurrentPart(contents: Contents): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: "-30% 0px -69% 0px" },
    );
    for (const { id } of contents) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [contents]);

  return current;
}

/** After the folds in the document, so that a wide screen never paints them closed. */
function OpenFolds() {
  const { mark, openFolds = "" } = useContext(InlineScripts);

  return (
    <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: openFolds }} />
  );
}

/**
 * For pages rendered by script; a document opens its folds with an inline script. `page` is null
 * while the article is not shown, so that returning to it opens them again.
 */
function useOpenFolds(page: string | null): void {
  useBrowserLayoutEffect(() => {
    if (!page || !matchMedia("(min-width: 68rem)").matches) return;
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(".fold")) fold.open = true;
  }, [page]);
}

/** React warns about layout effects on the server. */
const useBrowserLayoutEffect = typeof document === "undefined" ? () => {} : useLayoutEffect;

/** Height of the header and some space, in CSS pixels. */
const offset = 88;

/**
 * A sticky panel moves with the small scroll that browsers make for a focused field, so that its
 * upper fields would never show. Therefore the page scrolls to the field's place in the layout.
 */
function useRevealedFields<Region extends HTMLElement>() {
  const ref = useRef<Region>(null);

  useEffect(() => {
    const region = ref.current;
    const reveal = ({ target }: Event) => {
      if (region && target instanceof HTMLElement) scrollToPlace(region, target);
    };
    region?.addEventListener("focusin", reveal);
    return () => region?.removeEventListener("focusin", reveal);
  }, []);

  return ref;
}

function scrollToPlace(region: HTMLElement, field: HTMLElement) {
  const panel = region.firstElementChild;
  const { top } = field.getBoundingClientRect();
  if (!panel || top >= offset || getComputedStyle(panel).position !== "sticky") return;

  const within = top - panel.getBoundingClientRect().top;
  const place = region.getBoundingClientRect().top + scrollY + within;
  scrollTo({ top: place - offset, behavior: "instant" });
}
