import { type ReactNode, useEffect, useRef } from "react";

type SuccessProps = { message: string; reference: string; children: ReactNode };

/** In place of a form that was stored: says so, takes the focus, and gives the reference. */
export function Success({ message, reference, children }: SuccessProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);

  return (
    <div ref={ref} className="success" role="status" tabIndex={-1}>
      <p className="success__message">{message}</p>
      <p>
        Your reference is <strong className="reference">{reference}</strong>. Please keep it.
      </p>
      {children}
    </div>
  );
}
