import type { ReactNode } from "react";

type OnThisPageProps = {
  sections: readonly { id: string; title: string }[];
  /** After the list. */
  children?: ReactNode;
};

export function OnThisPage({ sections, children }: OnThisPageProps) {
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <h2 className="toc__title" id="toc-title">
        On this page
      </h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
}
