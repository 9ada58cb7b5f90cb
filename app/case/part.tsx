import type { ReactNode } from "react";
import type { Contents, PartId } from "./contents.server";

type PartProps = { id: PartId; contents: Contents; children: ReactNode };

/** A part of the page that is always open. */
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

/**
 * A part that is folded on a narrow screen, with half a line of what is inside, and open on a wide
 * one; see `openFolds`.
 */
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
