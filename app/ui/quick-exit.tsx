import { useEffect, useRef } from "react";
import { caseSteps } from "~/data/case-steps";

/** A plain link; script also blanks the page at once, see `guardExit`. */
export function QuickExit({ href }: { href: string }) {
  const ref = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another link.
  useEffect(() => {
    const ended = new AbortController();
    void import("~/app/client/quick-exit").then(({ guardExit }) => {
      if (ref.current && !ended.signal.aborted) ended.signal.onabort = guardExit(ref.current);
    });
    return () => ended.abort();
  }, [href]);

  return (
    <a ref={ref} className="quick-exit" href={href} rel="noreferrer">
      {caseSteps().exit}
    </a>
  );
}
