import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import {
  type App,
  type FirmAct,
  type FirmMessage,
  openApp,
  openFirmLink,
  readFirmPage,
  readPost,
  requestFacts,
  sendAgain,
  sendFirmTests,
} from "~/app/services.server";
import { FoldedSection } from "~/app/ui/folded-section";
import { addresses } from "~/data/addresses";
import { resolveCase } from "~/data/cases";
import { spellTimeInNewYork } from "~/data/dates";
import { firmPage as words } from "~/data/partner-mail";
import { stateName } from "~/data/states";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const app = await openApp();
  const link = await open(app, request, params.id);
  const { pathname: path, origin } = new URL(request.url);
  const { description } = words;
  if (!link) {
    const head = { title: words.title("Firm"), description, path, isListed: false };
    return data({ head, link: null }, 404);
  }
  const { firm, until } = link;
  const wanted = wantedIn(request);
  const { channel, messages, requests, signers, months } = await readFirmPage(app, firm, wanted);
  const isMail = !firm.webhook;
  const spell = isMail ? spellTimeInNewYork : spellUtc;
  const { condition } = channel;
  const isPaused = condition.kind === "paused";
  return data({
    head: { title: words.title(firm.name), description, path, isListed: false },
    link: {
      until: spell(until),
      times: isMail ? words.times.newYork : words.times.utc(spell(app.now())),
      isMail,
      settings: [
        ...settingsOf(app, firm, origin),
        ...signers.map(({ mark, usedAt }, place): [string, string] => [
          words.settings.secret(place, signers.length),
          words.settings.used(mark, usedAt === null ? null : spell(usedAt)),
        ]),
      ],
      standing: standingOf(channel, isMail, spell),
      reference: wanted.reference ?? null,
      filter: wanted.filter ?? null,
      now:
        wanted.reference === undefined && wanted.filter === undefined
          ? nowOf(condition, messages)
          : null,
      messages: messages.map(({ plannedAt, nextAt, attempts, ...message }) => ({
        ...message,
        type: isMail ? typeOf(message.type) : message.type,
        planned: spell(plannedAt),
        next: nextOf({ ...message, nextAt, isPaused }, app.now(), spell),
        ...lastOf(message.state === "cancelled" ? undefined : attempts.at(-1), isMail, message),
        /** The newest first. */
        attempts: attempts.toReversed().map((one) => ({
          id: one.id,
          text: `${gotOf(one, isMail)} ${words.messages.took(one.took)}, ${spell(one.at)}`,
        })),
      })),
      requests: requests.map(({ at, ...one }) => ({ ...one, at: spell(at) })),
      months: months.map((one) => ({ ...one, month: spellMonth(one.month) })),
    },
  });
}

/** As programs write it: `2026-11-21 17:05:12`. */
function spellUtc(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace("T", " ");
}

type Spell = typeof spellUtc;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const app = await openApp();
  const link = await open(app, request, params.id);
  if (!link) return { kind: "not_possible", reason: "unknown" } as const;
  const { ip } = requestFacts(app, { request, context });
  const form = await readPost(request);
  if ((await app.limiter.waitExempt(ip)) > 0) return { kind: "busy" } as const;

  const [intent] = form.get("intent") ?? [];
  if (intent === "again") return sendAgain(app, link.firm, form.get("message")?.[0]);
  return sendFirmTests(app, link.firm, intent === "lead");
}

/** Of the filter; undefined shows all. */
function wantedIn({ url }: Request) {
  const { searchParams: query } = new URL(url);
  const typed = (query.get("reference") ?? "").replace(/[^A-Za-z0-9]/g, "");
  return {
    reference: typed.slice(0, 20).toUpperCase() || undefined,
    filter: filters.find((one) => one === query.get("state")),
  };
}

const filters = ["failed", "waiting", "delivered"] as const;

type Waiting = Pick<FirmMessage, "state" | "nextAt"> & { isPaused: boolean };

function nextOf({ state, nextAt, isPaused }: Waiting, now: number, spell: Spell): string | null {
  const { now: dueNow, resumed } = words.messages;
  if (nextAt === null) return state === "pending" && isPaused ? resumed : null;
  return nextAt <= now ? dueNow : spell(nextAt);
}

function open(app: App, request: Request, id = "") {
  // Also set for a HEAD.
  const isLook = request.headers.has("Sec-Purpose");
  return openFirmLink(app, { id, query: new URL(request.url).searchParams, isUse: !isLook });
}

type Opened = NonNullable<Awaited<ReturnType<typeof openFirmLink>>>;

/** The firm's settings as the program understands them; secrets and queries are left out. */
function settingsOf({ config }: App, firm: Opened["firm"], origin: string) {
  const { settings } = words;
  const { webhook, email = "", secrets = [], token, cases, states, dailyCap } = firm;
  const listed = (values: readonly string[] | undefined) => values?.join(", ") ?? settings.all;
  const languageNames = new Intl.DisplayNames("en", { type: "language" });
  const proof = token ? settings.token : settings.signature(secrets.length);
  const from = config.OUTBOUND_ADDRESSES.join(", ");
  const api = `${origin}${addresses.partners}/${firm.id}`;
  return [
    webhook ? [settings.webhook, webhook.url.replace(/\?.*$/, "?…")] : [settings.email, email],
    ...(webhook ? [[settings.proof, proof]] : []),
    ...(webhook ? [[settings.from, from || settings.fromUnknown]] : []),
    [settings.id, firm.id],
    ...(secrets.length > 0 ? [[settings.reports, `${api}/events`]] : []),
    ...(secrets.length > 0 || token ? [[settings.leads, `${api}/leads`]] : []),
    [settings.cases, listed(cases?.map((slug) => resolveCase(slug).title))],
    [settings.states, listed(states?.map((state) => stateName(state, "en")))],
    [settings.languages, (firm.languages ?? ["en"]).map((one) => languageNames.of(one)).join(", ")],
    ...(dailyCap === undefined ? [] : [[settings.cap, String(dailyCap)]]),
  ];
}

/** Whether anything is wrong now, in one sentence. */
function nowOf({ kind }: Channel["condition"], messages: readonly FirmMessage[]): string {
  const failed = messages.filter(
    ({ state, obstacle }) => (state === "refused" || state === "expired") && obstacle === null,
  );
  const waiting = messages.filter(({ state }) => state === "pending");
  return words.now({ failed: failed.length, waiting: waiting.length, condition: kind });
}

function standingOf({ condition, ...channel }: Channel, isMail: boolean, spell: Spell): string {
  const { works, nextProbe, ...names } = words.settings;
  switch (condition.kind) {
    case "off":
    case "works":
      return testOf(channel, isMail, spell) ?? works;
    case "paused":
      return `${names.paused} ${spell(condition.since)}`;
    case "failing":
    case "down": {
      const { kind, since, error, nextAt } = condition;
      const next = nextAt === null ? null : `${nextProbe} ${spell(nextAt)}`;
      return [`${names[kind]} ${spell(since)}`, !isMail && error, next].filter(Boolean).join("; ");
    }
  }
}

/** What the newest test says about a firm whose messages arrive, as far as we know. */
function testOf(
  { passedAt, testedAt, failed }: Omit<Channel, "condition">,
  isMail: boolean,
  spell: Spell,
): string | null {
  const { untried, failedTest } = words.settings;
  if (failed && Number(failed.sent_at) > (passedAt ?? 0)) {
    return `${failedTest} ${gotOf(failed, isMail)}, ${spell(Number(failed.sent_at))}`;
  }
  return testedAt === null && passedAt === null ? untried : null;
}

type Channel = Awaited<ReturnType<typeof readFirmPage>>["channel"];

type Attempt = Pick<FirmMessage["attempts"][number], "outcome" | "status" | "detail">;

function gotOf({ outcome, status, detail }: Attempt, isMail: boolean) {
  const { answered, noAnswer, states, mail } = words.messages;
  if (isMail && outcome === "delivered") return mail.taken;
  if (isMail && outcome === "refused") return mail.refused;
  if (isMail) return status === null || outcome === "hold" ? mail.ours : mail.later;
  if (status !== null) return answered(status);
  return outcome === "delivered" ? states.delivered : noAnswer(outcome, detail);
}

/** A type of message as a person calls it. */
function typeOf(type: string): string {
  const { types } = words.messages.mail;
  return Object.entries(types).find(([name]) => name === type)?.[1] ?? type;
}

/** The newest attempt of a message. */
function lastOf(
  attempt: FirmMessage["attempts"][number] | undefined,
  isMail: boolean,
  { obstacle }: Pick<FirmMessage, "obstacle">,
) {
  if (!attempt) return { got: null, todo: null, said: "" };
  const of = obstacle === null ? "lead" : obstacle === "test" ? obstacle : "gone";
  return { got: gotOf(attempt, isMail), todo: todoOf(attempt, isMail, of), said: attempt.said };
}

/** What the firm can do about an attempt that failed. */
function todoOf(
  { outcome, status, detail }: Attempt,
  isMail: boolean,
  of: Parameters<typeof words.messages.todo>[3],
): string | null {
  const { todo, mailTodo } = words.messages;
  if (outcome === "delivered") return null;
  if (isMail) return outcome === "refused" ? mailTodo : null;
  return todo(outcome, status, detail, of);
}

const monthNames = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  month: "long",
  year: "numeric",
});

/** `2026-11` as `November 2026`. */
function spellMonth(month: string): string {
  return monthNames.format(new Date(`${month}-15T00:00:00Z`));
}

export { ErrorBoundary, meta } from "~/app/layout/head";

export default function FirmPage() {
  const { head, link } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { search } = useLocation();

  if (!link) {
    return (
      <div className="page">
        <h1>{head.title}</h1>
        <p className="caution">{words.noLink}</p>
      </div>
    );
  }
  const { standing, messages, requests, reference, filter, months, settings, isMail } = link;
  const about = words.messages;
  const none = reference ? about.noneOf(reference) : filter ? about.noneOfState : about.none;
  return (
    <div className="page">
      <h1>{head.title}</h1>
      {result && <Result result={result} isMail={isMail} />}
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

type Link = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["link"]>;

function Result({ result, isMail }: { result: FirmAct | { kind: "busy" }; isMail: boolean }) {
  const { results: texts } = words;
  return (
    <section className="panel" aria-label={texts.title} role="status">
      {result.kind === "sent" ? (
        <Sent results={result.results} isMail={isMail} />
      ) : (
        <p>
          {result.kind === "not_possible"
            ? `${texts.nothing}: ${words.messages.obstacles[result.reason]}.`
            : texts[result.kind]}
        </p>
      )}
    </section>
  );
}

type SentResults = Extract<FirmAct, { kind: "sent" }>["results"];

function Sent({ results, isMail }: { results: SentResults; isMail: boolean }) {
  const { again, accepted, failed } = words.results;
  const todos = new Set(
    results.flatMap((one) => todoOf(one, isMail, one.type ? "test" : "lead") ?? []),
  );
  return (
    <>
      <ul>
        {results.map((one) => (
          <li key={one.type}>
            {(isMail ? typeOf(one.type) : one.type) || again}:{" "}
            {one.outcome === "delivered" ? accepted : failed} ({gotOf(one, isMail)}{" "}
            {words.messages.took(one.took)})
          </li>
        ))}
      </ul>
      {[...todos].map((todo) => (
        <p key={todo}>{todo}</p>
      ))}
      <Said text={results.find(({ outcome }) => outcome !== "delivered")?.said ?? ""} />
    </>
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
          {(["", ...filters] as const).map((one) => (
            <option key={one} value={one}>
              {names[one]}
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

/** A table with a head of these columns. */
function Columns({ names, children }: { names: readonly string[]; children: ReactNode }) {
  return (
    <div className="legal__text listing">
      <table>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
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
    <Columns names={[type, reference, at, got, act]}>
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
    </Columns>
  );
}

function Requests({ requests }: Pick<Link, "requests">) {
  const { request, id, reference, at, answer, meanings } = words.requests;
  return (
    <Columns names={[request, reference, at, answer]}>
      {requests.map((one) => (
        <tr key={one.id}>
          <th scope="row">{one.request}</th>
          <td data-label={reference}>{one.reference ?? "–"}</td>
          <td data-label={at}>{one.at}</td>
          <td>
            {meanings[one.meaning]}{" "}
            {wayOf(one.messageId ?? "") ?? <code className="unbroken">{one.answer}</code>}
            {one.messageId && !wayOf(one.messageId) && (
              <details>
                <summary>{id}</summary>
                <span className="unbroken">{one.messageId}</span>
              </details>
            )}
          </td>
        </tr>
      ))}
    </Columns>
  );
}

/** How a report came that no program sent. */
function wayOf(messageId: string): string | null {
  const { byLink, byOperator } = words.requests;
  if (messageId.startsWith("link_")) return byLink;
  return messageId.startsWith("desk_") ? byOperator : null;
}

function Months({ months }: Pick<Link, "months">) {
  const { month, received, contacted, declined, signed } = words.months;
  return (
    <Columns names={[month, received, contacted, declined, signed]}>
      {months.map((one) => (
        <tr key={one.month}>
          <th scope="row">{one.month}</th>
          <td data-label={received}>{one.received}</td>
          <td data-label={contacted}>{one.contacted}</td>
          <td data-label={declined}>{one.declined}</td>
          <td data-label={signed}>{one.signed}</td>
        </tr>
      ))}
    </Columns>
  );
}
