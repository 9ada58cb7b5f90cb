import { curly, Day, Foreign, Outside } from "~/app/ui/linked-text";
import { spellDate } from "~/data/dates";
import { limitsWords } from "~/data/limits-words";
import { type LimitKind, limitsSearched } from "~/data/time-limit";
import type { StateRule } from "./limits.server";

type RuleProps = {
  kind: LimitKind;
  rule: StateRule;
  /** Its name. */
  state: string;
};

/** One rule of a state, its statute and sources collapsed. */
export function RuleView(props: RuleProps) {
  return (
    <div className="rule">
      <RuleText {...props} />
      <details className="faq">
        <summary className="faq__question">{limitsWords().law}</summary>
        <RuleBasis rule={props.rule} />
      </details>
    </div>
  );
}

/** It is general: no last day is computed. */
export function RuleText({ kind, rule, state }: RuleProps) {
  return (
    <>
      <h3>{limitsWords().kinds[kind]}</h3>
      {rule.figure && <p className="rule__figure">{rule.figure}</p>}
      <p>{curly(rule.text)}</p>
      {rule.more.map(({ name, text }) => (
        <p key={name}>
          <strong>{limitsWords().more[name]}:</strong> {curly(text)}
        </p>
      ))}
      <RuleNotes rule={rule} state={state} />
    </>
  );
}

/** Whom to ask if it is uncertain, and which of its days have passed. */
export function RuleNotes({ rule, state }: Pick<RuleProps, "rule" | "state">) {
  return (
    <>
      {rule.isUncertain && <p>{curly(limitsWords().uncertain(state))}</p>}
      {rule.passed.map((date) => (
        <p key={date}>
          <strong>{limitsWords().passed(spellDate(date))}</strong>
        </p>
      ))}
    </>
  );
}

export function RuleBasis({ rule }: { rule: StateRule }) {
  return (
    <p className="rule__basis">
      {limitsWords().statute}: <Foreign name={rule.cite} />
      <br />
      {limitsWords().sources(rule.sources.length)}:{" "}
      {rule.sources.map(({ publisher, url }, index) => (
        <span key={url}>
          {index > 0 && "\u00a0· "}
          <Outside href={url}>
            <Foreign name={publisher} />
          </Outside>
        </span>
      ))}
    </p>
  );
}

/** When the rules were searched, and who must confirm them. */
export function LimitNote() {
  return (
    <p className="limit-note">
      {limitsWords().searched} <Day date={limitsSearched} />
      {"\u00a0· "}
      {limitsWords().confirm}
    </p>
  );
}
