import { useEffect, useRef } from "react";
import { caseSteps } from "~/data/case-steps";

/** A plain link. Script also blanks the page immediately; see `guardExit`. */
export function QuickExit({ href }: { href: string }) {
  const ref = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const ended = new AbortController();
    void import("~/app/client/quick-exit").then(({ guardExit }) => {
      if (ref.current) guardExit(ref.current, href, ended.signal);
    });
    return () => ended.abort();
  }, [href]);

  return (
    <a ref={ref} className="quick-exit" href={href} rel="noreferrer">
      {caseSteps().exit}
    </a>
  );
}
