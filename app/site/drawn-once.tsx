import { useRevalidator } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";

type DrawnOnceProps<T> = {
  /** Null in a document that the server has drawn: then what it drew is kept as it stands. */
  content: T | null;
  className?: string;
  children: (content: T) => ReactNode;
};

let isTakingOver = true;

/** To be called once script has taken over the document. */
export function endTakeover(): void {
  isTakingOver = false;
}

/**
 * Content that has to be read only, so that script needs no data for it. Give it a `key` where the
 * same place can show other content. Links inside are followed by `useDrawnLinks`.
 */
export function DrawnOnce<T>({ content, className, children }: DrawnOnceProps<T>) {
  const [isKept] = useState(() => content === null && isTakingOver);
  useContentLater(content === null && !isKept);

  if (isKept) {
    return (
      <div
        className={className}
        data-drawn=""
        suppressHydrationWarning
        // React compares this with itself ever after, so it never touches what stands there.
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    );
  }
  return (
    <div className={className} data-drawn="">
      {content === null ? null : children(content)}
    </div>
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
