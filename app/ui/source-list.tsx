import type { Source } from "~/data/record";

type SourceListProps = {
  sources: readonly Source[];
  /** In the order of the page's notes, which link to the lines. */
  isNumbered?: boolean;
};

/** A source without an address says where it can be found. */
export function SourceList({ sources, isNumbered }: SourceListProps) {
  const List = isNumbered ? "ol" : "ul";

  return (
    <List>
      {sources.map(({ publisher, title, date, url, where }, index) => (
        <li key={`${publisher}${title}`} id={isNumbered ? sourceId(index + 1) : undefined}>
          {publisher}:{" "}
          {url ? (
            <a href={url} rel="noopener noreferrer">
              {title}
            </a>
          ) : (
            title
          )}
          , {date}
          {where && `. ${where}`}
        </li>
      ))}
    </List>
  );
}

export function sourceId(number: number): string {
  return `source-${number}`;
}
