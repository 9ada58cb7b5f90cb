import { Day, LinkedText } from "~/app/ui/linked-text";
import { caseDatesAddress } from "~/data/addresses";
import { caseDates } from "~/data/case-dates";
import type { CaseRecord, Soonest } from "~/data/record";
import { hasDay } from "~/data/record-dates";

type SoonestLineProps = {
  slug: string;
  record: CaseRecord;
  soonest: Soonest;
};

/** The next date, what it means, how sure it is, and who says so. */
export function SoonestLine({ slug, record, soonest }: SoonestLineProps) {
  const { date, text, certainty } = soonest;
  const source = record.sources[soonest.source];

  return (
    <>
      <strong>
        <Day date={date} />:
      </strong>{" "}
      <LinkedText text={text} />{" "}
      {source && (
        <a className="soonest__source" href={source.url} rel="noopener noreferrer">
          {caseDates.certainty[certainty](source.publisher)}
        </a>
      )}
      {hasDay(date) && (
        <>
          {" · "}
          <a href={caseDatesAddress(slug)}>{caseDates.calendar}</a>
        </>
      )}
    </>
  );
}
