import type { ReactNode } from "react";
import { LimitNote, RuleBasis, RuleNotes, RuleText } from "~/app/limits/rule-view";
import { curly } from "~/app/ui/linked-text";
import { casePage } from "~/data/case-page";
import { limitsWords } from "~/data/limits-words";
import type { Article } from "./case.server";

type StateRulesProps = {
  rules: NonNullable<Article["limit"]>["rules"];
  /** Its name. */
  state: string;
  /** What to do today. */
  children: ReactNode;
};

/**
 * The number of the chosen state for this kind of case, what to do today, and how its rule begins;
 * all rules are collapsed. A rule about children only extends another one, so both begin here.
 */
export default function StateRules({ rules, state, children }: StateRulesProps) {
  const shown = rules.slice(0, rules.findIndex(({ kind }) => kind !== "minors") + 1).reverse();
  const figure = shown[0]?.rule.figure;
  const place = casePage().limit.of(state);

  return (
    <>
      <h3 className="limit__date">{figure ? `${place}: ${figure}` : place}</h3>
      {children}
      {shown.map(({ kind, rule }) => (
        <p key={kind}>
          {shown.length > 1 && (
            <>
              <strong>{limitsWords().kinds[kind]}.</strong>{" "}
            </>
          )}
          {curly(rule.isUncertain ? rule.text : openingOf(rule.text))}
        </p>
      ))}
      {shown.map(({ kind, rule }) => (
        <RuleNotes key={kind} rule={rule} state={state} />
      ))}
      <details className="faq">
        <summary className="faq__question">{limitsWords().basis}</summary>
        {rules.map((rule) => (
          <div key={rule.kind} className="rule">
            <RuleText {...rule} state={state} />
            <RuleBasis rule={rule.rule} />
          </div>
        ))}
      </details>
      <LimitNote />
    </>
  );
}

/** Its first sentence, or the first two if that is short: it often says no more than the number, and not from when on. */
function openingOf(text: string): string {
  return /^.{90,}?\.(?= [A-Z¿¡])/s.exec(text)?.[0] ?? text;
}
