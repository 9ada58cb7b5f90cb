import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
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
import { addresses } from "~/data/addresses";
import { resolveCase } from "~/data/cases";
import { spellTimeInNewYork as spell } from "~/data/dates";
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
  const reference = referenceIn(request);
  const { channel, messages, reports, months } = await readFirmPage(app, firm, reference);
  const { condition } = channel;
  const isPaused = condition.kind === "paused";
  return data({
    head: { title: words.title(firm.name), description, path, isListed: false },
    link: {
      until: spell(until),
      settings: settingsOf(app, firm, origin),
      standing: standingOf(channel),
      reference: reference ?? null,
      now: reference === undefined ? nowOf(condition, messages) : null,
      messages: messages.map(({ plannedAt, nextAt, attempts, ...message }) => ({
        ...message,
        planned: spell(plannedAt),
        next: nextOf({ ...message, nextAt, isPaused }, app.now()),
        advice: adviceOf({ ...message, attempts }),
        attempts: attempts.map((one) => ({ id: one.id, text: `${gotOf(one)}, ${spell(one.at)}` })),
      })),
      reports: reports.map(({ at, ...report }) => ({ ...report, at: spell(at) })),
      months: months.map((one) => ({ ...one, month: spellMonth(one.month) })),
    },
  });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const app = await openApp();
  const link = await open(app, request, params.id);
  if (!link) return { kind: "not_possible", reason: "unknown" } as const;
  const { ip } = requestFacts(app, { request, context });
  const form = await readPost(request);
  if ((await app.limiter.waitExempt(ip)) > 0) return { kind: "busy" } as const;

  const [intent] = form.get("intent") ?? [];
  if (intent === "again") return sendAgain(app, link.firm, Number(form.get("message")?.[0]));
  return sendFirmTests(app, link.firm, intent === "lead");
}

/** Of the filter; undefined shows all. */
function referenceIn({ url }: Request): string | undefined {
  const typed = new URL(url).searchParams.get("reference") ?? "";
  return (
    typed
      .replace(/[^A-Za-z0-9]/g, "")
      .slice(0, 20)
      .toUpperCase() || undefined
  );
}

type Waiting = Pick<FirmMessage, "state" | "nextAt"> & { isPaused: boolean };

function nextOf({ state, nextAt, isPaused }: Waiting, now: number): string | null {
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

function standingOf({ condition, ...channel }: Channel): string {
  const { works, nextProbe, ...names } = words.settings;
  switch (condition.kind) {
    case "off":
    case "works":
      return testOf(channel) ?? works;
    case "paused":
      return `${names.stopped} ${spell(condition.since)}`;
    case "failing":
    case "down": {
      const { kind, since, error, nextAt } = condition;
      const next = nextAt === null ? null : `${nextProbe} ${spell(nextAt)}`;
      return [`${names[kind]} ${spell(since)}`, error, next].filter(Boolean).join("; ");
    }
  }
}

/** What the newest test says about a firm whose messages arrive, as far as we know. */
function testOf({ passedAt, testedAt, failed }: Omit<Channel, "condition">): string | null {
  const { untried, failedTest } = words.settings;
  if (failed && Number(failed.sent_at) > (passedAt ?? 0)) {
    return `${failedTest} ${gotOf(failed)}, ${spell(Number(failed.sent_at))}`;
  }
  return testedAt === null && passedAt === null ? untried : null;
}

type Channel = Awaited<ReturnType<typeof readFirmPage>>["channel"];

type Attempt = Pick<FirmMessage["attempts"][number], "outcome" | "status"> & {
  detail?: string | null;
};

function gotOf({ outcome, status, detail = null }: Attempt) {
  const { answered, noAnswer, states } = words.messages;
  if (status !== null) return answered(status);
  return outcome === "delivered" ? states.delivered : noAnswer(outcome, detail ?? "");
}

/** What the firm can do about a message whose last attempt failed. */
function adviceOf({ state, type, attempts }: Pick<FirmMessage, "state" | "type" | "attempts">) {
  const { access, refused } = words.messages.advice;
  const last = attempts.at(-1);
  if (!last || last.outcome === "delivered" || state === "cancelled") return null;
  if (last.status === 401 || last.status === 403) return access;
  return last.outcome === "refused" && type !== "test.ping" ? refused : null;
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
  const { standing, messages, reports, reference, months, settings, until } = link;
  return (
    <div className="page">
      <h1>{head.title}</h1>
      <p>
        {words.until} {until}. {words.untilHint}
      </p>
      {result && <Result result={result} />}
      {link.now && <p>{link.now}</p>}
      <section>
        <h2>{words.settings.title}</h2>
        <div className="table-scroll legal__text">
          <table>
            <tbody>
              <tr>
                <th scope="row">{words.settings.state}</th>
                <td>{standing}</td>
              </tr>
              {settings.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p>{words.settings.wrong}</p>
      </section>
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
      <section>
        <h2>{reference ? words.messages.titleOf(reference) : words.messages.title}</h2>
        <Filter reference={reference} search={search} />
        {messages.length === 0 ? (
          <p>{reference ? words.messages.noneOf(reference) : words.messages.none}</p>
        ) : (
          <Messages messages={messages} search={search} />
        )}
      </section>
      <section>
        <h2>{reference ? words.reports.titleOf(reference) : words.reports.title}</h2>
        {reports.length === 0 ? <p>{words.reports.none}</p> : <Reports reports={reports} />}
        <p>{words.reports.ended}</p>
      </section>
      <section>
        <h2>{words.months.title}</h2>
        <Months months={months} />
        <p>{words.months.hint}</p>
      </section>
    </div>
  );
}

type Link = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["link"]>;

function Result({ result }: { result: FirmAct | { kind: "busy" } }) {
  const { results: texts } = words;
  return (
    <section className="panel" aria-label={texts.title} role="status">
      {result.kind === "sent" ? (
        <ul>
          {result.results.map(({ type, isAccepted, detail }) => (
            <li key={type}>
              {type || texts.again}: {isAccepted ? texts.accepted : texts.failed} ({detail})
            </li>
          ))}
        </ul>
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

/** Keeps the link, which is in the query. */
function Filter({ reference, search }: Pick<Link, "reference"> & { search: string }) {
  const { filter, show } = words.messages;
  const link = new URLSearchParams(search);
  return (
    <Form method="get" className="form" reloadDocument>
      {["until", "token"].map((name) => (
        <input key={name} type="hidden" name={name} value={link.get(name) ?? ""} />
      ))}
      <div className="field">
        <label className="field__label" htmlFor="reference">
          {filter}
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
    <div className="table-scroll legal__text">
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

function Messages({ messages, search }: Pick<Link, "messages"> & { search: string }) {
  const { type, id, reference, at, got, next, act, again, states, ends, obstacles } =
    words.messages;
  return (
    <Columns names={[type, reference, at, got, next, act]}>
      {messages.map((message) => (
        <tr key={message.key}>
          <th scope="row">
            {message.type}
            <br />
            <small>
              {id}: {message.key}
            </small>
          </th>
          <td data-label={reference}>
            {message.reference}
            {message.revision > 1 && ` (${message.revision})`}
          </td>
          <td data-label={at}>{message.planned}</td>
          <td data-label={got}>
            {message.ended === null ? states[message.state] : ends[message.ended]}
            {message.attempts.length > 0 && ":"}
            {message.attempts.map(({ id: attempt, text }) => (
              <Fragment key={attempt}>
                <br />
                {text}
              </Fragment>
            ))}
            {message.advice && (
              <>
                <br />
                <small>{message.advice}</small>
              </>
            )}
          </td>
          <td data-label={next}>{message.next ?? "–"}</td>
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

function Reports({ reports }: Pick<Link, "reports">) {
  const { status, id, reference, at, counted, isCounted } = words.reports;
  return (
    <Columns names={[status, reference, at, counted]}>
      {reports.map((report) => (
        <tr key={report.key}>
          <th scope="row">
            {report.status}
            {report.reason && ` (${report.reason})`}
            <br />
            <small>
              {id}: {report.key}
            </small>
          </th>
          <td data-label={reference}>{report.reference}</td>
          <td data-label={at}>{report.at}</td>
          <td data-label={counted}>{isCounted[report.counted]}</td>
        </tr>
      ))}
    </Columns>
  );
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
