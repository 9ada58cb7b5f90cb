import type { DestinationRow } from "~/data/desk/view";
import { deskWords } from "~/data/desk/words";
import { Badge } from "./badge";
import { TableHead } from "./table-head";

const [, , waiting, oldest, bucket] = deskWords.destinationColumns;

export function Destinations({ destinations }: { destinations: readonly DestinationRow[] }) {
  return (
    <section aria-labelledby="destinations">
      <h2 id="destinations">{deskWords.destinations}</h2>
      <section className="scroll" aria-label={deskWords.table(deskWords.destinations)} tabIndex={0}>
        <table>
          <TableHead columns={deskWords.destinationColumns} />
          <tbody>
            {destinations.map(({ name, label, ...row }) => (
              <tr key={name}>
                <th scope="row">
                  {label} <small>{name}</small>
                </th>
                <td>
                  <Badge state={row.state} />
                </td>
                <td data-label={waiting}>{row.pending}</td>
                <td data-label={oldest}>{row.oldest}</td>
                <td data-label={bucket}>{row.bucket}</td>
                <td>{row.detail}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
