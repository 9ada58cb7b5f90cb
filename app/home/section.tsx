import type { ReactNode } from "react";

type SectionProps = {
  id: string;
  title: string;
  lead: readonly string[];
  isTinted?: boolean;
  children: ReactNode;
};

export function Section({ id, title, lead, isTinted, children }: SectionProps) {
  return (
    <section
      id={id}
      className={isTinted ? "section section--tint" : "section"}
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
