import type { Source } from "~/data/case";

export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul>
      {sources.map(({ publisher, title, year, url }) => (
        <li key={`${publisher}${title}`}>
          {publisher}: {url ? <a href={url}>{title}</a> : title}, {year}
        </li>
      ))}
    </ul>
  );
}
