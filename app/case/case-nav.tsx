import { useEffect, useState } from "react";
import { OnThisPage } from "~/app/ui/page-head";
import { caseSteps } from "~/data/case-steps";
import type { Contents } from "./case-article.server";
import type { CasePageData } from "./case-page.server";

/** Shown beside the text once the form has scrolled away. */
export function CaseNav({ page }: { page: CasePageData }) {
  const current = useCurrentPart(page.contents);

  return (
    <div className="case__nav">
      <div className="case__nav-card">
        {!page.closed && (
          <a href="#form" className="button button--primary">
            {caseSteps.start}
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
