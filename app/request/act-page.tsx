import type { VisitorRequest } from "~/app/services.server";
import { contactChannels } from "~/data/contact-channels";
import { locale } from "~/data/language";
import { yourRequest as words } from "~/data/your-request";
import { type Action, BackForm, type Pair, StepForm, stepForm } from "./step-form";

/** A page of its own for each act: what it does, and one button. */
type ActPageProps = {
  intent: Exclude<Action, "correct">;
  request: VisitorRequest;
  pair: Pair;
  /** What was typed in the other language. */
  typed?: Readonly<Record<string, string>> | null;
  /** Why nothing was done. */
  problem?: string;
};

export function ActPage({ intent, request, pair, typed = null, problem }: ActPageProps) {
  const act = words().actions[intent];

  return (
    <>
      <h2>{act.title}</h2>
      <p>{act.text}</p>
      {"warning" in act && request.isSensitive && <p className="caution">{act.warning}</p>}
      {problem && (
        <p className="field__error" role="alert">
          {problem}
        </p>
      )}
      <Told intent={intent} holders={request.holders} />
      <StepForm id={stepForm} pair={pair} intent={intent} revision={request.revision} acts>
        {intent === "stop" && <Channels typed={typed} />}
        {intent === "withdraw" && <Confirm typed={typed} />}
        <button type="submit" className="button button--primary">
          {act.button}
        </button>
      </StepForm>
      <BackForm pair={pair} />
    </>
  );
}

/** Who is told of it. Nobody is told of a copy or of closing the page, as their texts say. */
export function Told({ intent, holders }: { intent: Action; holders: VisitorRequest["holders"] }) {
  if (intent === "copy" || intent === "close") return null;

  const isNew = intent === "correct" || intent === "answers";
  const names = holders
    .filter(({ mustBeTold, state }) => mustBeTold || (isNew && waits.includes(state)))
    .map(({ name }) => name);
  return (
    <p>
      {names.length > 0
        ? words().tells.names(new Intl.ListFormat(locale()).format(names))
        : words().tells.nobody}
    </p>
  );
}

const waits = ["pending", "refused", "expired"];

type Given = Pick<Required<ActPageProps>, "typed">;

function Channels({ typed }: Given) {
  return contactChannels.map((channel) => (
    <p key={channel}>
      <label className="choice">
        <input
          type="checkbox"
          name={channel}
          value="on"
          defaultChecked={!typed || channel in typed}
        />{" "}
        {words().channels[channel]}
      </label>
    </p>
  ));
}

function Confirm({ typed }: Given) {
  return (
    <p className="field">
      <label className="field__label" htmlFor="confirm">
        {words().actions.withdraw.confirm}
      </label>
      <input
        className="field__control"
        id="confirm"
        name="confirm"
        type="text"
        maxLength={40}
        autoComplete="off"
        defaultValue={typed?.confirm}
      />
    </p>
  );
}
