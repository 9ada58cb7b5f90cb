import type { Source } from "~/data/case";

/** No landmark: three of one name on a page would tell nobody apart. */
export function PostSources({ sources }: { sources: readonly Source[] }) {
  return (
    <div className="sources">
      <h3>Sources</h3>
      <ul>
        {sources.map(({ publisher, title, year, url }) => (
          <li key={`${publisher}${title}`}>
            {publisher}: {url ? <a href={url}>{title}</a> : title}, {year}
          </li>
        ))}
      </ul>
    </div>
  );
}
