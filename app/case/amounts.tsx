import { LinkedText } from "~/app/ui/linked-text";
import { caseDates } from "~/data/case-dates";
import type { CaseRecord, Figure, Source } from "~/data/record";
import { spellDate } from "~/data/spell-date";

type AmountsProps = { figures: readonly Figure[]; sources: CaseRecord["sources"] };

/** Beside the way or the event they belong to, each with its source and date. */
export function Amounts({ figures, sources }: AmountsProps) {
  if (figures.length === 0) return null;

  return (
    <ul className="amounts" aria-label={caseDates.figures}>
      {figures.map((figure) => (
        <li key={figure.value}>
          <strong>{figure.value}</strong>: <LinkedText text={figure.what} />{" "}
          <AmountSource figure={figure} source={sources[figure.source]} />
        </li>
      ))}
    </ul>
  );
}

function AmountSource({ figure, source }: { figure: Figure; source?: Source }) {
  if (!source) return null;

  const { publisher, url } = source;
  const words = figure.isReported ? caseDates.certainty.reported(publisher) : publisher;
  return (
    <span className="amounts__source">
      <a href={url} rel="noopener noreferrer">
        {words}
      </a>
      , {caseDates.asOf(spellDate(figure.date))}
    </span>
  );
}
