import type { ReactNode } from "react";
import type { Contents, PartId } from "./case-article.server";

type PartProps = { id: PartId; contents: Contents; children: ReactNode };

export function Part({ id, contents, children }: PartProps) {
  const title = contents.find((part) => part.id === id)?.title;
  if (!title) return null;

  return (
    <section className="case__part" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

/** Folded on a narrow screen, open on a wide one; see `openFolds`. */
export function Fold({ id, contents, children }: PartProps) {
  const part = contents.find((entry) => entry.id === id);
  if (!part) return null;

  return (
    <section className="case__part" id={id} aria-labelledby={`${id}-title`}>
      <details className="fold">
        <summary className="fold__summary">
          <h2 id={`${id}-title`}>{part.title}</h2>
          {part.hint && <span className="fold__hint">{part.hint}</span>}
        </summary>
        <div className="fold__body">{children}</div>
      </details>
    </section>
  );
}
