import type { ReactNode } from "react";
import { curly } from "./linked-text";

export type SectionProps = {
  /** Makes the id of its heading. */
  name: string;
  title: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page, named by its heading. */
export function Section({ name, title, children, ...section }: SectionProps) {
  const heading = `${name}-title`;

  return (
    <section {...section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

type PanelProps = { name?: string; title: string; id?: string | undefined; children: ReactNode };

/** The box of a form, or of what takes its place. */
export function Panel({ name = "form", title, id, children }: PanelProps) {
  const heading = `${name}-title`;

  return (
    <section className="panel" aria-labelledby={heading} id={id}>
      <h2 className="panel__title" id={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

type TextsProps = { texts: readonly string[] };

export function Paragraphs({ texts }: TextsProps) {
  return texts.map((text) => <p key={text}>{curly(text)}</p>);
}

export function Items({ texts, className }: TextsProps & { className?: string }) {
  return (
    <ul className={className}>
      {texts.map((text) => (
        <li key={text}>{curly(text)}</li>
      ))}
    </ul>
  );
}

/**
 * A small drawing at the end of the line beside which it stands.
 *
 * @param name of a file in `app/drawings/pages`
 */
export function Drawing({ name }: { name: string }) {
  const src = `/images/pages/${name}.svg`;

  return <img className="drawing" src={src} alt="" width={120} height={90} />;
}
