import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { InlineScripts } from "~/app/layout/document-context";
import { type Drawn, DrawnOnce } from "~/app/ui/drawn-once";
import { OnThisPage } from "~/app/ui/page-head";
import { QuickExit } from "~/app/ui/quick-exit";
import { caseSteps } from "~/data/case-steps";
import type { Contents } from "./case-article.server";
import type { CasePageData } from "./case-page.server";

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
        {caseSteps().back} {title}
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
  void import("~/app/client/print-list").then(({ printList }) => printList());
}

/** Shown beside the text once the form has scrolled away. */
function CaseNav({ page }: { page: CasePageData }) {
  const current = useCurrentPart(page.contents);

  return (
    <div className="case__nav">
      <div className="case__nav-card">
        {!page.closed && (
          <a href="#form" className="button button--primary">
            {caseSteps().start}
          </a>
        )}
        <OnThisPage sections={page.contents} current={current} />
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

/** Comes after the folds in the document, so that a wide screen never paints them closed. */
function OpenFolds() {
  const { mark, openFolds = "" } = useContext(InlineScripts);

  // The browser has run it and keeps it as it is.
  return (
    <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: openFolds }} />
  );
}

/**
 * For pages drawn by script; a document opens its folds with an inline script. `page` is null while
 * the page is not shown, so that coming back opens them again.
 */
function useOpenFolds(page: string | null): void {
  useBrowserLayoutEffect(() => {
    if (!page || !matchMedia("(min-width: 68rem)").matches) return;
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(".fold")) fold.open = true;
  }, [page]);
}

/** React warns about layout effects on the server, where they do nothing. */
const useBrowserLayoutEffect = typeof document === "undefined" ? () => {} : useLayoutEffect;

/** Height of the header and some space, in CSS pixels. */
const offset = 88;

/**
 * A sticky panel held by its end moves with the small scroll that browsers make for a focused
 * field, and never shows its upper fields. So the page scrolls to where the field stands unstuck.
 */
function useRevealedFields<Region extends HTMLElement>() {
  const ref = useRef<Region>(null);

  useEffect(() => {
    const region = ref.current;
    const reveal = ({ target }: Event) => {
      if (region && target instanceof HTMLElement) goHome(region, target);
    };
    region?.addEventListener("focusin", reveal);
    return () => region?.removeEventListener("focusin", reveal);
  }, []);

  return ref;
}

function goHome(region: HTMLElement, field: HTMLElement) {
  const panel = region.firstElementChild;
  const { top } = field.getBoundingClientRect();
  if (!panel || top >= offset || getComputedStyle(panel).position !== "sticky") return;

  const within = top - panel.getBoundingClientRect().top;
  const home = region.getBoundingClientRect().top + scrollY + within;
  scrollTo({ top: home - offset, behavior: "instant" });
}
