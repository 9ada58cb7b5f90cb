import { useEffect, useRef } from "react";
import type { AfterSending } from "~/data/after-sending";
import { TextLinks } from "./text-links";

type LeadSentProps = { message: string; reference: string; copy: AfterSending["lead"] };

/** In place of the form once it is sent: the reference, and what happens next. */
export function LeadSent({ message, reference, copy }: LeadSentProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);

  return (
    <div ref={ref} className="success" role="status" tabIndex={-1}>
      <p className="success__message">{message}</p>
      <p>
        Your reference is <strong className="reference">{reference}</strong>. Please keep it.
      </p>
      <h3>{copy.title}</h3>
      <ol className="next-steps">
        {copy.steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
      <p>{copy.note}</p>
      <TextLinks links={copy.links} />
    </div>
  );
}
