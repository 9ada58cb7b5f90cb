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
          {needs.map(({ title, todo, href, isWatched }) => (
            <li key={title} className={isWatched ? undefined : "needs__urgent"}>
              <a href={href}>{title}</a>. {todo}
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && <List rows={rows} />}
      {rows.length === 0 && (
        <p className="hint">
          {isFiltered
            ? "No submission matches. A search finds words of what was sent, a phone number, an email address, or the beginning of a reference."
            : "No submission is in this list."}
        </p>
      )}
      <p className="links">
        {next && <a href={next}>Older submissions</a>}
        <a href={csv}>This view as CSV</a>
      </p>
    </>
  );
}

function Filters({ content: { filter, choices, isFiltered } }: { content: Inbox }) {
  return (
    <search>
      <form method="get" action="/" className="filters">
        <label>
          Name, phone, email address or reference
          <input name="q" type="search" defaultValue={filter.text} autoComplete="off" />
        </label>
        <Choice name="case" label="Case" value={filter.about} options={choices.about} />
        <Choice name="state" label="State" value={filter.region} options={choices.region} />
        {choices.firm.length > 0 && (
          <Choice name="firm" label="Firm" value={filter.firm} options={choices.firm} />
        )}
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

/** The whole row is a link; a status stands only where it is not the usual one. */
function List({ rows }: Pick<Inbox, "rows">) {
  return (
    <ul className="list" aria-label="Submissions, newest first">
      {rows.map(({ reference, name, about, region, isUnsafeToCall, receivedAt, age, status }) => (
        <li key={reference}>
          <a href={`/submissions/${reference}`}>{name}</a>
          <span className="list__about">{about}</span>
          <span>{region}</span>
          <span className="list__marks">
            {isUnsafeToCall && <strong className="badge badge--bad">not safe to call</strong>}
            {status && <span className="badge badge--bad">{status}</span>}
          </span>
          <Time at={receivedAt} age={age} />
        </li>
      ))}
    </ul>
  );
}
