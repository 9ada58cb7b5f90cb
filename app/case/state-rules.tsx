import { LimitNote, RuleView } from "~/app/limits/rule-view";
import { limitsWords } from "~/data/limits-words";
import type { Article } from "./case.server";

type StateRulesProps = {
  rules: NonNullable<Article["limit"]>["rules"];
  /** Its name. */
  state: string;
};

/** The main rule of the chosen state for this kind of case, and the others collapsed. */
export default function StateRules({ rules: [main, ...others], state }: StateRulesProps) {
  return (
    <>
      {main && <RuleView kind={main.kind} rule={main.rule} state={state} />}
      {others.map(({ kind, rule }) => (
        <details key={kind} className="faq">
          <summary className="faq__question">{limitsWords().kinds[kind]}</summary>
          <RuleView kind={kind} rule={rule} state={state} />
        </details>
      ))}
      <LimitNote />
    </>
  );
}
