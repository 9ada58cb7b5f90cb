import type { Source } from "~/data/case";

export function Sources({ sources, reviewed }: { sources: readonly Source[]; reviewed: string }) {
  if (sources.length === 0) return null;

  return (
    <section className="sources" aria-labelledby="sources-title">
      <h2 id="sources-title">Sources</h2>
      <ul>
        {sources.map(({ publisher, title, year, url }) => (
          <li key={`${publisher}${title}`}>
            {publisher}: {url ? <a href={url}>{title}</a> : title}, {year}
          </li>
        ))}
      </ul>
      {reviewed && <p>Last reviewed {reviewed}.</p>}
    </section>
  );
}
