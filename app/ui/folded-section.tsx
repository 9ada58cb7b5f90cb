import type { SectionProps } from "./section";

/** A part of a page, closed. A wide screen shows it if it stands beside the page. */
export function FoldedSection({ name, title, children, ...section }: SectionProps) {
  const heading = `${name}-title`;

  return (
    <section {...section} aria-labelledby={heading}>
      <details>
        <summary className="faq__question">
          <h2 id={heading}>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  );
}
