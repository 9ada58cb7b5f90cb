import type { ReactNode } from "react";

type SectionProps = {
  id: string;
  title: string;
  lead: readonly string[];
  isTinted?: boolean;
  /** Reveals its own lines; meant for a section without a row of cards. */
  isRevealed?: true;
  children: ReactNode;
};

export function Section({ id, title, lead, isTinted, isRevealed, children }: SectionProps) {
  return (
    <section
      id={id}
      className={isTinted ? "section section--tint" : "section"}
      data-reveal={isRevealed}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {lead.map((text) => (
        <p key={text} className="section__lead">
          {text}
        </p>
      ))}
      {children}
    </section>
  );
}
