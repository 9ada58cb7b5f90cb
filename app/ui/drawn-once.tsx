import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { isHydrating } from "~/app/client/document-state";

/** HTML rendered by the server alone; see `drawPart`. */
export type Drawn = { html: string };

type DrawnOnceProps = {
  /** Null in a document: the HTML that is there is kept. */
  part: Drawn | null;
  className?: string;
};

/**
 * A part of a page that needs no script. It is sent once: as HTML in a document, as data for a
 * navigation by script. Needs a `key` where another part can take its place.
 */
export function DrawnOnce({ part, className }: DrawnOnceProps) {
  const [isKept] = useState(() => part === null && isHydrating);
  useContentLater(part === null && !isKept);

  return (
    <div
      className={className}
      suppressHydrationWarning
      // For a kept part React sees the same empty text at each render, so it never changes the
      // HTML.
      dangerouslySetInnerHTML={{ __html: isKept || part === null ? "" : part.html }}
    />
  );
}

/** Loads the data of a part that appears again on the same page without a navigation. */
function useContentLater(isMissing: boolean) {
  const { revalidate, state } = useRevalidator();
  const isIdle = state === "idle";

  useEffect(() => {
    if (isMissing && isIdle) revalidate();
  }, [isMissing, isIdle, revalidate]);
}
