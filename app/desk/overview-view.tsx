import type { Overview, Search } from "~/data/desk/view";
import { deskWords } from "~/data/desk/words";
import { Choice } from "./choice";
import { TableHead } from "./table-head";

/** What needs a person first; then a search, its results, and the destinations. */
export function OverviewView({ overview }: { overview: Overview }) {
  const { needs, rows, next } = overview;

  return (
    <>
      <section aria-labelledby="needs">
        <h2 id="needs">{deskWords.needs}</h2>
        {needs.length === 0 ? (
          <p className="calm">{deskWords.nothingNeeded}</p>
        ) : (
          <ul className="needs">
            {needs.map(({ text, href }) => (
              <li key={text}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        )}
      </section>
      <SearchForm search={overview.search} />
      <section aria-labelledby="list">
        <h2 id="list">{deskWords.list}</h2>
        {rows.length === 0 ? <p>{deskWords.emptyList}</p> : <List overview={overview} />}
        {next && (
          <p>
            <a href={next}>{deskWords.older}</a>
          </p>
        )}
      </section>
      <Destinations overview={overview} />
    </>
  );
}

function SearchForm({ search }: { search: Search }) {
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
          <button type="submit">{deskWords.search}</button>
        </p>
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
          {overview.rows.map(({ reference, href, ...row }) => (
            <tr key={reference}>
              <td>{row.received}</td>
              <th scope="row">
                <a href={href}>{reference}</a>
              </th>
              <td>{row.kind}</td>
              <td>{row.state}</td>
              <td>{row.about}</td>
              <td>{row.deliveries}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Destinations({ overview }: { overview: Overview }) {
  return (
    <section aria-labelledby="destinations">
      <h2 id="destinations">{deskWords.destinations}</h2>
      <section className="scroll" aria-label={deskWords.table(deskWords.destinations)} tabIndex={0}>
        <table>
          <TableHead columns={deskWords.destinationColumns} />
          <tbody>
            {overview.destinations.map(({ name, label, ...row }) => (
              <tr key={name}>
                <th scope="row">
                  {label} <small>{name}</small>
                </th>
                <td>{row.state}</td>
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
