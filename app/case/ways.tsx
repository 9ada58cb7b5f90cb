import { LinkedText } from "~/app/ui/linked-text";
import { caseDates } from "~/data/case-dates";
import { casePage } from "~/data/case-page";
import type { CaseRecord, Way } from "~/data/record";
import { figuresOn, isPast, isThisWeek } from "~/data/record-dates";
import { spellDate } from "~/data/spell-date";
import { Amounts } from "./amounts";

const { columns } = casePage.parts.ways;

type WaysProps = { record: CaseRecord; today: string };

/** A table; on a narrow screen each row is a card and each cell has its column's title. */
export function Ways({ record, today }: WaysProps) {
  const figures = figuresOn(record, today);

  return (
    <table className="ways">
      <thead>
        <tr>
          {Object.entries(columns).map(([key, title]) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {record.ways.map((way) => (
          <tr key={way.way}>
            <th scope="row">
              <LinkedText text={way.way} />
            </th>
            <td data-label={columns.who}>
              <LinkedText text={way.who} />
            </td>
            <td data-label={columns.clock}>
              <Ends way={way} record={record} today={today} />
              <LinkedText text={way.clock} />
              <ThisWeek way={way} today={today} />
              <Amounts
                figures={figures.filter(({ where }) => isBeside(where, way))}
                sources={record.sources}
              />
            </td>
            <td data-label={columns.check}>
              <Check check={way.check} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isBeside(where: CaseRecord["figures"][number]["where"], { way }: Way): boolean {
  return where.part === "ways" && where.way === way;
}

/** For whom the day ends the way, or that it is over. */
function Ends({ way, record: { soonest }, today }: WaysProps & { way: Way }) {
  if (!way.ends) return null;
  if (isPast(way.ends, today)) return `${caseDates.passed(spellDate(way.ends))} `;

  return soonest?.way === way.way
    ? `${caseDates.endsFor(spellDate(soonest.date), soonest.whom)} `
    : null;
}

function ThisWeek({ way, today }: { way: Way; today: string }) {
  if (!isThisWeek(way.ends, today)) return null;

  return (
    <>
      {" "}
      <strong>{caseDates.thisWeek}</strong>
    </>
  );
}

function Check({ check }: Pick<Way, "check">) {
  if (!check.href) return <LinkedText text={check.text} />;

  return (
    <a href={check.href} rel="noopener noreferrer">
      {check.text}
    </a>
  );
}
