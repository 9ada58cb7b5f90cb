import type { Source } from "~/data/record";

export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul>
      {sources.map(({ publisher, title, date, url }) => (
        <li key={`${publisher}${title}`}>
          {publisher}: {url ? <a href={url}>{title}</a> : title}, {date}
        </li>
      ))}
    </ul>
  );
}
