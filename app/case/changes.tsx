import { Day } from "~/app/ui/day";
import { LinkedText } from "~/app/ui/linked-text";
import { casePage } from "~/data/case-page";
import type { CaseRecord, Source } from "~/data/record";

export function Changes({ record }: { record: CaseRecord }) {
  return (
    <ol className="changes">
      {record.events.map(({ date, text, source, isReported }) => (
        <li key={`${date}${text}`}>
          <strong className="changes__day">
            <Day date={date} />
          </strong>
          <p>
            <LinkedText text={text} />{" "}
            <Origin source={record.sources[source]} isReported={isReported} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Origin({ source, isReported }: { source?: Source; isReported?: boolean }) {
  if (!source) return null;

  const words = isReported ? casePage.reportedBy(source.publisher) : source.publisher;
  return (
    <span className="changes__source">
      {source.url ? (
        <a href={source.url} rel="noopener noreferrer">
          {words}
        </a>
      ) : (
        words
      )}
    </span>
  );
}
