import { layoutWords } from "~/data/layout";

type OnThisPageProps = {
  sections: readonly { id: string; title: string }[];
  /** Id of the part in view. */
  current?: string;
};

export function OnThisPage({ sections, current }: OnThisPageProps) {
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <h2 className="toc__title" id="toc-title">
        {layoutWords.contents}
      </h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
