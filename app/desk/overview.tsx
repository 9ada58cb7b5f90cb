import { spellAge, timeInNewYork } from "~/data/dates";
import type { ContentOf, Queue } from "../services.server";
import { ActForm, Badge, Needs, Reason, Table, Time } from "./parts";

type Overview = ContentOf<"overview">;

export function OverviewPage({ content }: { content: Overview }) {
  const { state, rows, next } = content;

  return (
    <>
      {state && <Needs needs={state.needs} />}
      <SearchForm content={content} />
      <section aria-labelledby="list">
        <h2 id="list">Submissions, newest first</h2>
        {rows.length === 0 ? (
          <p>
            No submission matches. A search finds words of what was sent, a phone number, an email
            address, or the beginning of a reference.
          </p>
        ) : (
          <List rows={rows} />
        )}
        {next && (
          <p>
            <a href={next}>Older submissions</a>
          </p>
        )}
      </section>
      {state && (
        <>
          <Destinations queues={state.queues} />
          <Alerts alerts={state.alerts} />
          <section aria-labelledby="pages">
            <h2 id="pages">Case pages by age of their newest source</h2>
            <ol>
              {state.pages.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </section>
          <p id="receipts">
            Receipts: {state.chain.stored} stored, {state.chain.sealed} sealed.
          </p>
        </>
      )}
    </>
  );
}

function SearchForm({ content: { search, kinds, states, state } }: { content: Overview }) {
  const stateOptions = states.map((value) => ({ value, label: value }));
  return (
    <section aria-labelledby="find">
      <h2 id="find">Find submissions</h2>
      <form method="get" action="/" className="search">
        <p>
          <label htmlFor="q">Name, phone, email address or reference</label>
          <input id="q" name="q" type="search" defaultValue={search.text} autoComplete="off" />
        </p>
        <Choice name="kind" label="Form" value={search.kind} options={kinds} />
        <Choice name="state" label="Status" value={search.state} options={stateOptions} />
        <Choice
          name="language"
          label="Language"
          value={search.language}
          options={[
            { value: "en", label: "English" },
            { value: "es", label: "Spanish, asked in it or preferred" },
          ]}
        />
        <p>
          <label htmlFor="day">Day</label>
          <input id="day" name="day" type="date" defaultValue={search.day} />
        </p>
        <p>
          <button type="submit" className="button">
            Search
          </button>
        </p>
        {state === null && (
          <p>
            <a href="/">Show all</a>
          </p>
        )}
      </form>
    </section>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
};

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={value}>
        <option value="">Any</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}

/** The last two columns appear only if they say something. */
function List({ rows }: { rows: Overview["rows"] }) {
  const hasDeliveries = rows.some(({ deliveries }) => deliveries.length > 0);
  const hasLanguages = rows.some(({ language }) => language !== null);
  const columns = [
    ...["From", "Received", "Form", "Case", "Status"],
    ...(hasLanguages ? ["Language"] : []),
    ...(hasDeliveries ? ["Deliveries"] : []),
  ];

  return (
    <Table name="Submissions, newest first" columns={columns}>
      {rows.map(({ reference, deliveries, ...row }) => (
        <tr key={reference}>
          <th scope="row">
            {row.from || "Name not known"}
            <a href={`/submissions/${reference}`}>{reference}</a>
            {row.contact && <small>{row.contact}</small>}
            {row.isUnsafeToCall && <strong className="badge badge--bad">Not safe to call</strong>}
          </th>
          <td>
            <Time at={row.receivedAt} />
          </td>
          <td>{row.kind}</td>
          <td>{row.about}</td>
          <td>
            <Badge state={row.state} />
          </td>
          {hasLanguages && <td>{row.language ?? "English"}</td>}
          {hasDeliveries && (
            <td className="badges">
              {deliveries.map(({ id, label, state }) => (
                <Badge key={id} label={label} state={state} />
              ))}
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

function Alerts({ alerts }: Pick<NonNullable<Overview["state"]>, "alerts">) {
  if (alerts.length === 0) return null;

  return (
    <section aria-labelledby="alerts">
      <h2 id="alerts">Open alerts</h2>
      <Table name="Open alerts" columns={["Alert", "Since", "About", "Lead", "Dismiss"]}>
        {alerts.map(({ id, event, at, about, reference }) => (
          <tr key={id}>
            <th scope="row">{event}</th>
            <td>
              <Time at={at} />
            </td>
            <td>{about}</td>
            <td>{reference && <a href={`/submissions/${reference}`}>{reference}</a>}</td>
            <td>
              <ActForm
                action="/alerts"
                className="done"
                label={
                  <>
                    Dismiss
                    <span className="skip">
                      {" "}
                      ({event} {reference ?? about})
                    </span>
                  </>
                }
              >
                <input type="hidden" name="id" value={id} />
                <Reason id={`alert-${id}`} />
              </ActForm>
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function Destinations({ queues }: { queues: readonly Queue[] }) {
  const columns = ["Destination", "Status", "Waiting", "Oldest", "Rate", "Detail"];
  return (
    <section aria-labelledby="destinations">
      <h2 id="destinations">Destinations</h2>
      <Table name="Destinations" columns={columns}>
        {queues.map(({ name, label, state, pending, oldestSeconds, tokens, ...queue }) => (
          <tr key={name}>
            <th scope="row">
              {label} <small>{name}</small>
            </th>
            <td>
              <Badge state={state} />
            </td>
            <td data-label="Waiting">{pending}</td>
            <td data-label="Oldest">{oldestSeconds === null ? "-" : spellAge(oldestSeconds)}</td>
            <td data-label="Rate">{tokens === null ? "-" : `${tokens} left`}</td>
            <td>
              {[
                pending > 0 ? queue.lastError : null,
                pending > 0 && queue.passedAt !== null
                  ? `Delivered last: ${timeInNewYork(queue.passedAt)}`
                  : null,
                queue.probeAt !== null && (state === "held" || state === "open")
                  ? `Next try: ${timeInNewYork(queue.probeAt)}.`
                  : null,
              ]
                .filter(Boolean)
                .join(". ")}
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
