import { LimitNote, RuleBasis, RuleText } from "~/app/limits/rule-view";
import { casePage } from "~/data/case-page";
import { limitsWords } from "~/data/limits-words";
import type { Article } from "./case.server";

type StateRulesProps = {
  rules: NonNullable<Article["limit"]>["rules"];
  /** Its name. */
  state: string;
};

/**
 * The main rule of the chosen state for this kind of case, its number first, and its basis and the
 * other rules collapsed. A rule about children only extends another one, so both are open.
 */
export default function StateRules({ rules, state }: StateRulesProps) {
  const open = rules.findIndex(({ kind }) => kind !== "minors") + 1;

  return (
    <>
      {rules
        .slice(0, open)
        .reverse()
        .map((rule) => (
          <RuleText key={rule.kind} {...rule} state={state} place={casePage().limit.of(state)} />
        ))}
      <details className="faq">
        <summary className="faq__question">{limitsWords().basis}</summary>
        {rules.map((rule, index) => (
          <div key={rule.kind} className="rule">
            {index >= open && <RuleText {...rule} state={state} />}
            <RuleBasis rule={rule.rule} />
          </div>
        ))}
      </details>
      <LimitNote />
    </>
  );
}
