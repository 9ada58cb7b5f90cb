import type { PrintedSource } from "~/data/record";
import { Foreign, Outside } from "./linked-text";

type SourceListProps = {
  sources: readonly PrintedSource[];
  /** In the order of the page's notes, which link to the lines. */
  isNumbered?: boolean;
};

/** A source without an address states where it can be found. */
export function SourceList({ sources, isNumbered }: SourceListProps) {
  const List = isNumbered ? "ol" : "ul";

  return (
    <List>
      {sources.map(({ publisher, title, date, url, where }, index) => (
        <li key={`${publisher}${title}`} id={isNumbered ? sourceId(index + 1) : undefined}>
          <Foreign name={publisher} />, {date}:{" "}
          {/* The link comes last, because paper shows its address on the next line. */}
          <Outside href={url}>
            <Foreign name={title} />
          </Outside>
          {where && `. ${where}`}
        </li>
      ))}
    </List>
  );
}

function sourceId(number: number): string {
  return `source-${number}`;
}
