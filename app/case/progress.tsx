import { forwardRef, type ReactNode } from "react";

type ProgressProps = { step: 1 | 2; autoFocus: boolean; children: ReactNode };

/** The words say the same as the bar. */
export const Progress = forwardRef<HTMLParagraphElement, ProgressProps>(function Progress(
  { step, autoFocus, children },
  ref,
) {
  return (
    <p className={`progress progress--${step}`} ref={ref} tabIndex={-1} autoFocus={autoFocus}>
      {children}
    </p>
  );
});
