import { LinkedText } from "~/app/ui/linked-text";
import { casePage } from "~/data/case-page";
import type { Way } from "~/data/record";

const { columns } = casePage.parts.ways;

/** A table; on a narrow screen each row is a card and each cell has its column's title. */
export function Ways({ ways }: { ways: readonly Way[] }) {
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
        {ways.map(({ way, who, clock, check }) => (
          <tr key={way}>
            <th scope="row">
              <LinkedText text={way} />
            </th>
            <td data-label={columns.who}>
              <LinkedText text={who} />
            </td>
            <td data-label={columns.clock}>
              <LinkedText text={clock} />
            </td>
            <td data-label={columns.check}>
              {check.href ? (
                <a href={check.href} rel="noopener noreferrer">
                  {check.text}
                </a>
              ) : (
                <LinkedText text={check.text} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
