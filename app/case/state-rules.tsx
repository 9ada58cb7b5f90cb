import { LimitNote, RuleView } from "~/app/limits/rule-view";
import { limitsWords } from "~/data/limits-words";
import type { Article } from "./case.server";

type StateRulesProps = {
  rules: NonNullable<Article["limit"]>["rules"];
  /** Its name. */
  state: string;
};

/**
 * The main rule of the chosen state for this kind of case, and the others collapsed. A rule about
 * children only extends another one, so both are open.
 */
export default function StateRules({ rules, state }: StateRulesProps) {
  const open = rules.findIndex(({ kind }) => kind !== "minors") + 1;

  return (
    <>
      {rules.slice(0, open).map(({ kind, rule }) => (
        <RuleView key={kind} kind={kind} rule={rule} state={state} />
      ))}
      {rules.slice(open).map(({ kind, rule }) => (
        <details key={kind} className="faq">
          <summary className="faq__question">{limitsWords().kinds[kind]}</summary>
          <RuleView kind={kind} rule={rule} state={state} />
        </details>
      ))}
      <LimitNote />
    </>
  );
}
