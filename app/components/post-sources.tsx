import type { Source } from "~/data/case";

export function PostSources({ sources, id }: { sources: readonly Source[]; id: string }) {
  return (
    <section className="sources" aria-labelledby={id}>
      <h3 id={id}>Sources</h3>
      <ul>
        {sources.map(({ publisher, title, year, url }) => (
          <li key={`${publisher}${title}`}>
            {publisher}: {url ? <a href={url}>{title}</a> : title}, {year}
          </li>
        ))}
      </ul>
    </section>
  );
}
