import { Day, LinkedText } from "~/app/ui/linked-text";
import { caseFeedAddress } from "~/data/addresses";
import { caseDates } from "~/data/case-dates";
import { casePage } from "~/data/case-page";
import type { CaseRecord, Source } from "~/data/record";
import { figuresOn } from "~/data/record-dates";
import { Amounts } from "./amounts";

type ChangesProps = { slug: string; record: CaseRecord; today: string };

/** What happened, newest first, with the sums of each event. */
export function Changes({ slug, record, today }: ChangesProps) {
  const { events, sources } = record;
  const figures = figuresOn(record, today).filter(({ where }) => where.part === "changed");

  return (
    <>
      <ol className="changes">
        {events.map(({ date, text, source, isReported }, index) => (
          <li key={`${date}${text}`}>
            <strong className="changes__day">
              <Day date={date} />
            </strong>
            <p>
              <LinkedText text={text} /> <Origin source={sources[source]} isReported={isReported} />
            </p>
            <Amounts
              figures={figures.filter((figure) => findEvent(events, figure) === index)}
              sources={sources}
            />
          </li>
        ))}
      </ol>
      <p className="text-links">
        <a href={caseFeedAddress(slug)}>{caseDates.follow}</a>
      </p>
    </>
  );
}

type Dated = { date: string; source: string };

/** Of two events of one day, the one with the source of the figure. */
function findEvent(events: readonly Dated[], { date, source }: Dated): number {
  const own = events.findIndex((event) => event.date === date && event.source === source);
  return own >= 0 ? own : events.findIndex((event) => event.date === date);
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
