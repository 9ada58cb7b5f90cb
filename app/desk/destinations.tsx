import type { DestinationRow } from "~/data/desk/view";
import { deskWords } from "~/data/desk/words";
import { Badge } from "./badge";
import { TableHead } from "./table-head";

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
                <td>{row.pending}</td>
                <td>{row.oldest}</td>
                <td>{row.bucket}</td>
                <td>{row.detail}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
