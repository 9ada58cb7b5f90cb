import { Form, useLocation } from "@remix-run/react";
import { Listing } from "~/app/limits/listing";
import { FoldedSection } from "~/app/ui/folded-section";
import { firmPage as words } from "~/data/partner-mail";
import type { showFirm, showResult } from "./view.server";

type Link = Awaited<ReturnType<typeof showFirm>>;
type ShownResult = ReturnType<typeof showResult>;

export function FirmPage({
  title,
  link,
  result,
}: {
  title: string;
  link: Link;
  result: ShownResult | undefined;
}) {
  const { search } = useLocation();

  const { standing, messages, requests, reference, filter, months, settings, isMail } = link;
  const about = words.messages;
  const none = reference ? about.noneOf(reference) : filter ? about.noneOfState : about.none;
  return (
    <div className="page">
      <h1>{title}</h1>
      {result && <Result {...result} />}
      <p>
        {words.settings.state}: {standing}. {link.now}
      </p>
      <p>
        {link.times} {words.until} {link.until}. {words.untilHint}
      </p>
      <section>
        <h2>{words.tests.title}</h2>
        <p>{words.tests.text}</p>
        <Form method="post" action={search} reloadDocument>
          <div className="form__actions">
            <button type="submit" name="intent" value="ping" className="button button--primary">
              {words.tests.ping}
            </button>
            <button type="submit" name="intent" value="lead" className="button">
              {words.tests.lead}
            </button>
          </div>
        </Form>
      </section>
      <FoldedSection name="settings" title={words.settings.title}>
        <div className="table-scroll legal__text">
          <table>
            <tbody>
              {settings.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p>{isMail ? words.settings.wrongMail : words.settings.wrong}</p>
      </FoldedSection>
      <FoldedSection name="months" title={words.months.title}>
        <Months months={months} />
        <p>{words.months.hint}</p>
      </FoldedSection>
      <section>
        <h2>{reference ? about.titleOf(reference) : about.title}</h2>
        <Filter reference={reference} filter={filter} search={search} />
        {messages.length === 0 ? (
          <p>{none}</p>
        ) : (
          <Messages messages={messages} isMail={isMail} search={search} />
        )}
      </section>
      <section>
        <h2>{reference ? words.requests.titleOf(reference) : words.requests.title}</h2>
        {requests.length === 0 ? <p>{words.requests.none}</p> : <Requests requests={requests} />}
        <p>{words.requests.ended}</p>
      </section>
    </div>
  );
}

function Result({ text, lines, todos, said }: ShownResult) {
  return (
    <section className="panel" aria-label={words.results.title} role="status">
      {text && <p>{text}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {todos.map((todo) => (
        <p key={todo}>{todo}</p>
      ))}
      <Said text={said} />
    </section>
  );
}

/** The answer to a test. */
function Said({ text }: { text: string }) {
  return text === "" ? null : (
    <p>
      {words.messages.said}: <code className="unbroken">{text}</code>
    </p>
  );
}

/** Keeps the link, which is in the query. */
function Filter({
  reference,
  filter,
  search,
}: Pick<Link, "reference" | "filter"> & { search: string }) {
  const { filter: label, state, filters: names, show } = words.messages;
  const link = new URLSearchParams(search);
  return (
    <Form method="get" className="form" reloadDocument>
      {["until", "token"].map((name) => (
        <input key={name} type="hidden" name={name} value={link.get(name) ?? ""} />
      ))}
      <div className="field">
        <label className="field__label" htmlFor="state">
          {state}
        </label>
        <select id="state" name="state" className="field__control" defaultValue={filter ?? ""}>
          {Object.entries(names).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label className="field__label" htmlFor="reference">
          {label}
        </label>
        <input
          id="reference"
          name="reference"
          className="field__control"
          maxLength={20}
          autoComplete="off"
          defaultValue={reference ?? ""}
        />
      </div>
      <div className="form__actions">
        <button type="submit" className="button">
          {show}
        </button>
      </div>
    </Form>
  );
}

function Messages({
  messages,
  isMail,
  search,
}: Pick<Link, "messages" | "isMail"> & { search: string }) {
  const { type, id, reference, at, got, next, act, again, more, states, obstacles } =
    words.messages;
  return (
    <Listing columns={[type, reference, at, got, act]}>
      {messages.map((message, index) => (
        <tr key={message.key}>
          <th scope="row">{message.type}</th>
          <td data-label={reference}>
            {message.reference}
            {message.revision > 1 && ` (${message.revision})`}
          </td>
          <td data-label={at}>{message.planned}</td>
          <td>
            {states[message.shown]}
            {message.got && `: ${message.got}`}
            {message.next && `. ${next} ${message.next}`}
            <details open={index === 0 && message.todo !== null}>
              <summary>{more}</summary>
              {message.todo && <p>{message.todo}</p>}
              <Said text={message.said} />
              {!isMail && (
                <p>
                  {id}: <span className="unbroken">{message.key}</span>
                </p>
              )}
              <ul>
                {message.attempts.map((attempt) => (
                  <li key={attempt.id}>{attempt.text}</li>
                ))}
              </ul>
            </details>
          </td>
          <td>
            {message.obstacle !== null ? (
              obstacles[message.obstacle]
            ) : (
              <Form method="post" action={search} reloadDocument>
                <input type="hidden" name="message" value={message.id} />
                <button
                  type="submit"
                  name="intent"
                  value="again"
                  className="button button--small"
                  aria-label={`${again}: ${message.type} ${message.reference}`}
                >
                  {again}
                </button>
              </Form>
            )}
          </td>
        </tr>
      ))}
    </Listing>
  );
}

function Requests({ requests }: Pick<Link, "requests">) {
  const { request, id, reference, at, answer, meanings } = words.requests;
  return (
    <Listing columns={[request, reference, at, answer]}>
      {requests.map((one) => (
        <tr key={one.id}>
          <th scope="row">{one.request}</th>
          <td data-label={reference}>{one.reference ?? "–"}</td>
          <td data-label={at}>{one.at}</td>
          <td>
            {meanings[one.meaning]} {one.way ?? <code className="unbroken">{one.answer}</code>}
            {one.messageId && one.way === null && (
              <details>
                <summary>{id}</summary>
                <span className="unbroken">{one.messageId}</span>
              </details>
            )}
          </td>
        </tr>
      ))}
    </Listing>
  );
}

function Months({ months }: Pick<Link, "months">) {
  const { month, received, contacted, declined, signed } = words.months;
  return (
    <Listing columns={[month, received, contacted, declined, signed]}>
      {months.map((one) => (
        <tr key={one.month}>
          <th scope="row">{one.month}</th>
          <td data-label={received}>{one.received}</td>
          <td data-label={contacted}>{one.contacted}</td>
          <td data-label={declined}>{one.declined}</td>
          <td data-label={signed}>{one.signed}</td>
        </tr>
      ))}
    </Listing>
  );
}
