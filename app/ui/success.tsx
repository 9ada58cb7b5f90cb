import type { ReactNode } from "react";
import { useArrivalFocus } from "~/app/forms/use-arrival-focus";
import { formWords } from "~/data/form-words";

const { before, after } = formWords.reference;

type SuccessProps = { message: string; reference: string; children: ReactNode };

/** In place of a form that was stored: says so, takes the focus, and gives the reference. */
export function Success({ message, reference, children }: SuccessProps) {
  // The address has its anchor, so the page goes there by itself.
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
