import { type ReactNode, useEffect, useRef } from "react";
import type { Afterword } from "~/data/after-sending";
import { TextLinks } from "./text-links";

type SuccessNoteProps = {
  message: string;
  reference: string;
  copy: Afterword;
  /** What there is to say between the reference and what happens next. */
  children?: ReactNode;
};

/** In place of a form that was stored: says so, gives the reference, and leads on. */
export function SuccessNote({ message, reference, copy, children }: SuccessNoteProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);

  return (
    <div ref={ref} className="success" role="status" tabIndex={-1}>
      <p className="success__message">{message}</p>
      <p>
        Your reference is <strong className="reference">{reference}</strong>. Please keep it.
      </p>
      {children}
      <h3>{copy.title}</h3>
      {copy.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <TextLinks links={copy.links} />
      </p>
    </div>
  );
}
