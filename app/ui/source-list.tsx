import { language } from "~/data/language";
import type { Source } from "~/data/record";

type SourceListProps = {
  sources: readonly Source[];
  /** In the order of the page's notes, which link to the lines. */
  isNumbered?: boolean;
};

/** A source without an address states where it can be found. */
export function SourceList({ sources, isNumbered }: SourceListProps) {
  const List = isNumbered ? "ol" : "ul";
  // Titles are English in every edition.
  const foreign = language() === "en" ? undefined : "en";

  return (
    <List>
      {sources.map(({ publisher, title, date, url, where }, index) => (
        <li key={`${publisher}${title}`} id={isNumbered ? sourceId(index + 1) : undefined}>
          <span lang={foreign}>{publisher}</span>, {date}:{" "}
          {/* The link comes last, because paper shows its address on the next line. */}
          {url ? (
            <a href={url} rel="noopener noreferrer" lang={foreign}>
              {title}
            </a>
          ) : (
            <span lang={foreign}>{title}</span>
          )}
          {where && `. ${where}`}
        </li>
      ))}
    </List>
  );
}

function sourceId(number: number): string {
  return `source-${number}`;
}
