import type { ReactNode } from "react";
import type { VisitorRequest } from "~/app/services.server";
import { addresses } from "~/data/addresses";
import { caseSteps } from "~/data/case-steps";
import { contactChannels } from "~/data/contact-channels";
import { yourRequest as words } from "~/data/your-request";

export type Pair = { reference: string; code: string };

type RequestViewProps = {
  request: VisitorRequest;
  pair: Pair;
  /** What was just done. */
  notice: string | null;
};

/** A request as its sender sees it; drawn by the server alone. */
export function RequestView({ request, pair, notice }: RequestViewProps) {
  const { reference, sentAt, caseTitle, holders, consent } = request;

  return (
    <>
      <Exit request={request} />
      {notice && <Notice text={notice} />}
      <p className="reference">{reference}</p>
      <p>{words.sent(spellTime(sentAt))}</p>
      <Part id="holders" title={words.parts.holders}>
        {holders.length === 0 ? <p>{words.nobody}</p> : <Holders holders={holders} />}
        {holders.length > 0 && <p>{words.expect}</p>}
      </Part>
      <Part id="actions" title={words.parts.actions}>
        <Actions request={request} pair={pair} />
      </Part>
      <Part id="sent" title={words.parts.sent}>
        <Lines
          lines={[...(caseTitle ? [{ name: words.about, value: caseTitle }] : []), ...request.sent]}
        />
      </Part>
      {request.answers.length > 0 && (
        <Part id="answers" title={words.parts.answers}>
          <Lines lines={request.answers} />
        </Part>
      )}
      <Part id="kept" title={words.parts.kept}>
        {keptBack(request).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Part>
      {consent && (
        <Part id="consent" title={words.parts.consent}>
          {consent.text.split("\n").map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            {words.consent.hash}: <code className="request__hash">{consent.hash}</code>.{" "}
            {words.consent.place(consent.place)}
          </p>
        </Part>
      )}
    </>
  );
}

function Exit({ request: { quickExit } }: { request: VisitorRequest }) {
  if (quickExit === null) return null;

  return (
    <a className="quick-exit" href={quickExit} rel="noreferrer">
      {caseSteps.exit}
    </a>
  );
}

export function Notice({ text }: { text: string }) {
  return (
    <div className="success" role="status">
      <p className="success__message">{text}</p>
    </div>
  );
}

type PartProps = { id: string; title: string; children: ReactNode };

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="request__part">
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

function Holders({ holders }: Pick<VisitorRequest, "holders">) {
  return (
    <ul>
      {holders.map(({ name, state, at, toldAt }) => (
        <li key={name}>
          <strong>{name}</strong>:{" "}
          {state === "delivered" ? words.state.delivered(spellTime(at)) : words.state[state]}
          {toldAt !== null && `; ${words.told(spellTime(toldAt))}`}
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines }: { lines: readonly { name: string; value: string }[] }) {
  return (
    <dl className="request__lines">
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>
            <strong>{name}</strong>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function keptBack({ isSensitive, isOptedOut, hasAnswers }: VisitorRequest): string[] {
  const { optedOut, dropped, shared, hidden } = words.kept;
  if (isSensitive) return isOptedOut ? [hidden, optedOut] : [hidden];
  if (isOptedOut) return [optedOut];
  return [hasAnswers ? shared : dropped];
}

export type Action = keyof typeof words.actions;

function Actions({ request, pair }: Pick<RequestViewProps, "request" | "pair">) {
  const possible: Action[] = [
    "stop",
    "withdraw",
    ...(request.hasAnswers ? ["answers" as const] : []),
    "copy",
    "close",
  ];

  return (
    <div className="request__actions">
      {possible.map((intent) => (
        <StepForm key={intent} pair={pair} intent={intent} revision={request.revision}>
          <button type="submit" className="button">
            {words.actions[intent].title}
          </button>
        </StepForm>
      ))}
    </div>
  );
}

type StepFormProps = {
  pair: Pair;
  intent: string;
  revision?: number;
  /** The button that acts, not the one that leads to its page. */
  acts?: true;
  children: ReactNode;
};

/** Each step is a post that carries reference and code, so that no address and no cookie has them. */
function StepForm({ pair, intent, revision, acts, children }: StepFormProps) {
  return (
    <form method="post" action={addresses.yourRequest} className="form">
      <input type="hidden" name="reference" value={pair.reference} />
      <input type="hidden" name="code" value={pair.code} />
      <input type="hidden" name="intent" value={intent} />
      {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
      {acts && <input type="hidden" name="do" value="1" />}
      {children}
    </form>
  );
}

/** A page of its own for each act: what it does, and one button. */
type ActPageProps = {
  intent: Action;
  request: VisitorRequest;
  pair: Pair;
  /** Why nothing was done. */
  problem?: string;
};

export function ActPage({ intent, request, pair, problem }: ActPageProps) {
  const act = words.actions[intent];

  return (
    <>
      <Exit request={request} />
      <h2>{act.title}</h2>
      <p>{act.text}</p>
      {"warning" in act && request.isSensitive && <p className="caution">{act.warning}</p>}
      {problem && (
        <p className="field__error" role="alert">
          {problem}
        </p>
      )}
      <StepForm pair={pair} intent={intent} revision={request.revision} acts>
        {intent === "stop" && <Channels />}
        {intent === "withdraw" && <Confirm />}
        <button type="submit" className="button button--primary">
          {act.button}
        </button>
      </StepForm>
      <BackForm pair={pair} />
    </>
  );
}

function Channels() {
  return contactChannels.map((channel) => (
    <p key={channel}>
      <label className="choice">
        <input type="checkbox" name={channel} value="on" defaultChecked /> {words.channels[channel]}
      </label>
    </p>
  ));
}

function Confirm() {
  return (
    <p className="field">
      <label className="field__label" htmlFor="confirm">
        {words.actions.withdraw.confirm}
      </label>
      <input
        className="field__control"
        id="confirm"
        name="confirm"
        type="text"
        maxLength={40}
        autoComplete="off"
      />
    </p>
  );
}

type WithdrawnProps = { at: number; holders: VisitorRequest["holders"] };

/** For 30 days: who was told and when, and nothing else. */
export function WithdrawnView({ at, holders }: WithdrawnProps) {
  const told = holders.filter(({ mustBeTold }) => mustBeTold);

  return (
    <>
      <Notice text={words.withdrawn.text(spellTime(at))} />
      <h2>{words.withdrawn.title}</h2>
      {told.length === 0 && <p>{words.withdrawn.nobody}</p>}
      <ul>
        {told.map(({ name, toldAt }) => (
          <li key={name}>
            <strong>{name}</strong>:{" "}
            {toldAt === null ? words.withdrawn.waiting : words.withdrawn.told(spellTime(toldAt))}
          </li>
        ))}
      </ul>
    </>
  );
}

function BackForm({ pair }: { pair: Pair }) {
  return (
    <StepForm pair={pair} intent="open">
      <button type="submit" className="button">
        {words.back}
      </button>
    </StepForm>
  );
}

export function CopyPage({ json, pair }: { json: string; pair: Pair }) {
  const { done, save, fileName } = words.actions.copy;

  return (
    <>
      <Notice text={done} />
      <p>
        <a
          className="button"
          href={`data:application/json;charset=utf-8,${encodeURIComponent(json)}`}
          download={fileName}
        >
          {save}
        </a>
      </p>
      <BackForm pair={pair} />
      <pre className="request__copy">{json}</pre>
    </>
  );
}

const time = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/New_York",
});
const spellTime = (at: number) => `${time.format(at)} (New York)`;
