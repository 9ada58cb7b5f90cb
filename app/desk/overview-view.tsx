import type { DestinationRow, Option, Overview, Search } from "~/data/desk/view";
import { deskWords, pagesByAgeTitle } from "~/data/desk/words";
import { Badge, Needs, TableHead, Time } from "./desk-parts";

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
      {overview.pages && <PagesByAge pages={overview.pages} />}
      {overview.receipts && <p id="receipts">{overview.receipts}</p>}
    </>
  );
}

function PagesByAge({ pages }: { pages: readonly string[] }) {
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">{pagesByAgeTitle}</h2>
      <ol>
        {pages.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
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
        <Choice
          name="language"
          label={deskWords.languageLabel}
          value={search.language}
          options={search.languages}
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

type ChoiceProps = { name: string; label: string; value: string; options: readonly Option[] };

/** The first option stands for any value. */
function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={value}>
        <option value="">{deskWords.any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}

const columns = deskWords.listColumns;

function List({ overview }: { overview: Overview }) {
  const hasDeliveries = overview.rows.some(({ deliveries }) => deliveries.length > 0);
  const hasLanguages = overview.rows.some(({ language }) => language !== null);
  const shown = [
    ...columns,
    ...(hasLanguages ? [deskWords.languageColumn] : []),
    ...(hasDeliveries ? [deskWords.deliveriesColumn] : []),
  ];

  return (
    <section className="scroll" aria-label={deskWords.table(deskWords.list)} tabIndex={0}>
      <table>
        <TableHead columns={shown} />
        <tbody>
          {overview.rows.map(({ reference, href, deliveries, ...row }) => (
            <tr key={reference}>
              <th scope="row">
                {row.from || deskWords.nobody}
                <a href={href}>{reference}</a>
                {row.contact && <small>{row.contact}</small>}
                {row.caution && <strong className="badge badge--bad">{row.caution}</strong>}
              </th>
              <td>
                <Time at={row.received} />
              </td>
              <td>{row.kind}</td>
              <td>{row.about}</td>
              <td>
                <Badge state={row.state} />
              </td>
              {hasLanguages && <td>{row.language ?? deskWords.spoken.en}</td>}
              {hasDeliveries && (
                <td className="badges">
                  {deliveries.map(({ id, label, state }) => (
                    <Badge key={id} label={label} state={state} />
                  ))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export const [, , waiting, oldest, bucket] = deskWords.destinationColumns;

function Destinations({ destinations }: { destinations: readonly DestinationRow[] }) {
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
