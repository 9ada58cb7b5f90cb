import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Content drawn by the server alone; see `drawPart`. */
export type Drawn = { html: string };

type DrawnOnceProps = {
  /** Null in a document that the server has drawn: then what it drew is kept as it stands. */
  part: Drawn | null;
  className?: string;
};

let isTakingOver = true;

/** To be called once script has taken over the document. */
export function endTakeover(): void {
  isTakingOver = false;
}

/**
 * A part of a page that only has to be read. It travels once: as HTML in a document, as data when
 * script navigates. Give it a `key` where the same place can show another part.
 */
export function DrawnOnce({ part, className }: DrawnOnceProps) {
  const [isKept] = useState(() => part === null && isTakingOver);
  useContentLater(part === null && !isKept);

  return (
    <div
      className={className}
      suppressHydrationWarning
      // React compares a kept part's empty text with itself ever after, and never touches it.
      dangerouslySetInnerHTML={{ __html: isKept || part === null ? "" : part.html }}
    />
  );
}

/** A part that comes back on the same page, without a navigation that would have brought its data. */
function useContentLater(isMissing: boolean) {
  const { revalidate, state } = useRevalidator();
  const isIdle = state === "idle";

  useEffect(() => {
    if (isMissing && isIdle) revalidate();
  }, [isMissing, isIdle, revalidate]);
}
