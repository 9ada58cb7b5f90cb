import type { ReactNode } from "react";
import type { VisitorRequest } from "~/app/services.server";
import { leadWays } from "~/data/after-sending";
import { authorization } from "~/data/authorization";
import { locale } from "~/data/language";
import { yourRequest as words } from "~/data/your-request";
import { Authorizations } from "./authorization-view";
import { type Action, type Pair, SameForm, StepForm } from "./step-form";

type Holder = VisitorRequest["holders"][number];

type RequestViewProps = {
  request: VisitorRequest;
  pair: Pair;
  /** What was just done. */
  notice: string | null;
};

/** A request as its sender sees it; rendered only on the server. */
export function RequestView({ request, pair, notice }: RequestViewProps) {
  const { reference, sentAt, caseTitle, holders, search, asked, signed, consent } = request;

  return (
    <>
      <SameForm pair={pair} />
      {notice && <Notice text={notice} />}
      <p className="reference">{reference}</p>
      <p>{words().sent(spellTime(sentAt))}</p>
      <Part id="holders" title={words().parts.holders}>
        <Holders holders={holders} search={search} />
      </Part>
      {(asked || signed.length > 0) && (
        <Part id="authorization" title={authorization().title}>
          <Authorizations {...{ asked, signed, pair }} />
        </Part>
      )}
      <Part id="actions" title={words().parts.actions}>
        <Actions request={request} pair={pair} />
      </Part>
      <Part id="sent" title={words().parts.sent}>
        <Lines
          lines={[
            ...(caseTitle ? [{ name: words().about, value: caseTitle }] : []),
            ...request.sent,
          ]}
        />
      </Part>
      {request.answers.length > 0 && (
        <Part id="answers" title={words().parts.answers}>
          <Lines lines={request.answers} />
        </Part>
      )}
      <Part id="kept" title={words().parts.kept}>
        {keptBack(request).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Part>
      {consent && (
        <Part id="consent" title={words().parts.consent}>
          {consent.text.split("\n").map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            {words().consent.hash}: <code className="request__hash">{consent.hash}</code>.{" "}
            {words().consent.place(consent.place)}
          </p>
        </Part>
      )}
    </>
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

function Holders({ holders, search }: Pick<VisitorRequest, "holders" | "search">) {
  return (
    <>
      {holders.length > 0 && (
        <ul>
          {holders.map((holder) => (
            <li key={holder.name}>
              <strong>{holder.name}</strong>: {describeHolder(holder)}.
            </li>
          ))}
        </ul>
      )}
      {(search || holders.length === 0) && <p>{leadWays()[search ?? "stored"].holder}</p>}
      {expectations(holders).map((name) => (
        <p key={name}>{words().expect[name]}</p>
      ))}
    </>
  );
}

export function describeHolder(holder: Holder): string {
  return [stateOf(holder), ...sinceThen(holder)].join("; ");
}

function stateOf({ state, at }: Holder): string {
  return state === "delivered" ? words().state.delivered(spellTime(at)) : words().state[state];
}

function sinceThen({ answer, told }: Holder): string[] {
  return [
    ...(answer ? [words().answer[answer.status](spellTime(answer.at))] : []),
    ...told.map(({ about, at }) =>
      at === null ? words().tellsNow[about] : words().toldOn(words().told[about], spellTime(at)),
    ),
  ];
}

/** What to expect now, each thing once. */
function expectations(holders: readonly Holder[]): (keyof ReturnType<typeof words>["expect"])[] {
  const has = (is: (holder: Holder) => boolean, name: keyof ReturnType<typeof words>["expect"]) =>
    holders.some(is) ? [name] : [];
  return [
    ...has(({ state }) => state === "pending", "waiting"),
    ...has(({ state, answer }) => state === "delivered" && !answer, "sent"),
    ...has(({ answer }) => answer?.status === "contacted", "contacted"),
    ...has(({ answer }) => answer?.status === "declined", "declined"),
    ...has(({ told }) => told.some(({ about }) => about === "contact.revoked"), "told"),
  ];
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

export function keptBack({ isSensitive, isOptedOut, hasAnswers }: VisitorRequest): string[] {
  const { optedOut, dropped, shared, hidden } = words().kept;
  if (isSensitive) return isOptedOut ? [hidden, optedOut] : [hidden];
  if (isOptedOut) return [optedOut];
  return [hasAnswers ? shared : dropped];
}

function Actions({ request, pair }: Pick<RequestViewProps, "request" | "pair">) {
  const possible: Action[] = [
    "correct",
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
            {words().actions[intent].title}
          </button>
        </StepForm>
      ))}
    </div>
  );
}

type WithdrawnProps = { pair: Pair; at: number; holders: VisitorRequest["holders"] };

/** For 30 days: who was told and when, and nothing else. */
export function WithdrawnView({ pair, at, holders }: WithdrawnProps) {
  const mustBeTold = holders.filter((holder) => holder.mustBeTold);

  return (
    <>
      <SameForm pair={pair} />
      <Notice text={words().withdrawn.text(spellTime(at))} />
      <h2>{words().withdrawn.title}</h2>
      {mustBeTold.length === 0 && <p>{words().withdrawn.nobody}</p>}
      <ul>
        {mustBeTold.map(({ name, told }) => (
          <li key={name}>
            <strong>{name}</strong>: {whenTold(told)}
          </li>
        ))}
      </ul>
    </>
  );
}

function whenTold(told: Holder["told"]): string {
  const at = told.findLast(({ about }) => about === "lead.withdrawn")?.at ?? null;
  return at === null ? words().withdrawn.waiting : words().withdrawn.told(spellTime(at));
}

export function spellTime(at: number): string {
  const time = new Intl.DateTimeFormat(locale(), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "America/New_York",
  });
  return words().inNewYork(time.format(at));
}
