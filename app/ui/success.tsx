import type { ReactNode } from "react";
import { useArrivalFocus } from "~/app/forms/use-arrival-focus";
import { formWords } from "~/data/form-words";

const { before, after } = formWords.reference;

type SuccessProps = { message: string; reference: string; children: ReactNode };

/** Takes the place of a stored form, and the focus. */
export function Success({ message, reference, children }: SuccessProps) {
  // No scroll: the address names the anchor, so the browser scrolls there.
  const ref = useArrivalFocus<HTMLDivElement>(true, true);

  return (
    <div ref={ref} className="success" role="status" tabIndex={-1}>
      <p className="success__message">{message}</p>
      <p>
        {before}
        <strong className="reference">{reference}</strong>
        {after}
      </p>
      {children}
    </div>
  );
}
