import type { ReactNode } from "react";
import type { ConfirmationCopy } from "~/data/after-sending";
import { Success } from "./success";
import { TextLinks } from "./text-links";

type SuccessNoteProps = {
  message: string;
  reference: string;
  copy: ConfirmationCopy;
  /** Between the reference and what happens next. */
  children?: ReactNode;
};

/** For all forms but the lead forms. */
export function SuccessNote({ message, reference, copy, children }: SuccessNoteProps) {
  return (
    <Success message={message} reference={reference}>
      {children}
      <h3>{copy.title}</h3>
      {copy.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <TextLinks links={copy.links} />
      </p>
    </Success>
  );
}
