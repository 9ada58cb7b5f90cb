import type { ContentOf } from "../services.server";
import { Time } from "./parts";

type Inbox = ContentOf<"inbox">;

export function InboxPage({ content }: { content: Inbox }) {
  const { tabs, isFiltered, needs, rows, next, csv } = content;

  return (
    <>
      <Filters content={content} />
      <nav className="tabs" aria-label="Lists">
        {tabs.map(({ name, count, href, isCurrent }) => (
          <a key={name} href={href} aria-current={isCurrent ? "page" : undefined}>
            {name} {count}
          </a>
        ))}
      </nav>
      {needs.length > 0 && (
        <ul className="needs">
          {needs.map(({ title, todo, href }) => (
            <li key={title} className="needs__urgent">
              <a href={href}>{title}</a>. {todo}
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && <List content={content} />}
      {rows.length === 0 && (
        <p className="hint">
          {isFiltered
            ? "No submission matches. A search finds parts of a name, a phone number or an email address, and the beginning of a reference."
            : "Nothing is in this list."}
        </p>
      )}
      <p className="links">
        {next && <a href={next}>Next page</a>}
        <a href={csv}>This view as CSV</a>
      </p>
    </>
  );
}

function Filters({ content: { view, choices, isFiltered } }: { content: Inbox }) {
  return (
    <search>
      <form method="get" action="/" className="filters">
        <label>
          Name, phone, email or reference
          <input name="q" type="search" defaultValue={view.q} autoComplete="off" />
        </label>
        <Choice name="case" label="Case" value={view.case} options={choices.case} />
        <Choice name="state" label="State" value={view.state} options={choices.state} />
        {choices.firm.length > 0 && (
          <Choice name="firm" label="Firm" value={view.firm} options={choices.firm} />
        )}
        <Choice name="status" label="Status" value={view.status} options={choices.status} />
        <Choice name="kind" label="Form" value={view.kind} options={choices.kind} />
        <Choice name="period" label="Received" value={view.period} options={choices.period} />
        <input type="hidden" name="sort" value={view.sort} />
        <button type="submit" className="button">
          Search
        </button>
        {isFiltered && <a href="/">Show all</a>}
      </form>
    </search>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
};

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        <option value="">Any</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The whole row is a link; a status is shown only if it is not the usual one. */
function List({ content: { columns, rows } }: { content: Inbox }) {
  return (
    <table className="list" aria-label="Submissions">
      <thead>
        <tr>
          {columns.map(({ title, href, sorted }) => (
            <th key={title} scope="col" aria-sort={sorted}>
              {href ? <a href={href}>{title}</a> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.reference}>
            <th scope="row">
              <a href={`/submissions/${row.reference}`}>{row.name}</a>
            </th>
            <td className="list__about">{row.about}</td>
            <td>{row.region}</td>
            <td>{row.language}</td>
            <td title={row.next?.why} className="list__next">
              {row.next?.date}
            </td>
            <td className="list__marks">
              {row.isUnsafeToCall && <strong className="badge badge--bad">not safe to call</strong>}
              {row.status && (
                <span className={row.status.isNeed ? "badge badge--bad" : "badge"}>
                  {row.status.text}
                </span>
              )}
            </td>
            <td>
              <Time at={row.receivedAt} age={row.age} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
