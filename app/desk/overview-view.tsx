import type { Overview, Search } from "~/data/desk/view";
import { deskWords } from "~/data/desk/words";
import { Badge } from "./badge";
import { Choice } from "./choice";
import { Destinations } from "./destinations";
import { Needs } from "./needs";
import { TableHead } from "./table-head";
import { Time } from "./time";

export function OverviewView({ overview }: { overview: Overview }) {
  const { destinations, rows, next } = overview;

  return (
    <>
      {destinations && <Needs needs={overview.needs} />}
      <SearchForm search={overview.search} isOpen={destinations === null} />
      <section aria-labelledby="list">
        <h2 id="list">{deskWords.list}</h2>
        {rows.length === 0 ? <p>{deskWords.emptyList}</p> : <List overview={overview} />}
        {next && (
          <p>
            <a href={next}>{deskWords.older}</a>
          </p>
        )}
      </section>
      {destinations && <Destinations destinations={destinations} />}
    </>
  );
}

function SearchForm({ search, isOpen }: { search: Search; isOpen: boolean }) {
  return (
    <section aria-labelledby="find">
      <h2 id="find">{deskWords.find}</h2>
      <form method="get" action="/" className="search">
        <p>
          <label htmlFor="q">{deskWords.searchLabel}</label>
          <input id="q" name="q" type="search" defaultValue={search.text} autoComplete="off" />
        </p>
        <Choice
          name="kind"
          label={deskWords.kindLabel}
          value={search.kind}
          options={search.kinds}
        />
        <Choice
          name="state"
          label={deskWords.stateLabel}
          value={search.state}
          options={search.states}
        />
        <p>
          <label htmlFor="day">{deskWords.dayLabel}</label>
          <input id="day" name="day" type="date" defaultValue={search.day} />
        </p>
        <p>
          <button type="submit" className="button">
            {deskWords.search}
          </button>
        </p>
        {isOpen && (
          <p>
            <a href="/">{deskWords.clear}</a>
          </p>
        )}
      </form>
    </section>
  );
}

function List({ overview }: { overview: Overview }) {
  return (
    <section className="scroll" aria-label={deskWords.table(deskWords.list)} tabIndex={0}>
      <table>
        <TableHead columns={deskWords.listColumns} />
        <tbody>
          {overview.rows.map(({ reference, href, deliveries, ...row }) => (
            <tr key={reference}>
              <th scope="row">
                {row.from || deskWords.nobody}
                <a href={href}>{reference}</a>
              </th>
              <td>
                <Time at={row.received} />
              </td>
              <td>{row.kind}</td>
              <td>{row.about}</td>
              <td>
                <Badge state={row.state} />
              </td>
              <td className="badges">
                {deliveries.map(({ id, label, state }) => (
                  <Badge key={id} label={label} state={state} />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
