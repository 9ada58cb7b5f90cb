import { useOptOutSignal } from "~/app/enhance/use-opt-out-signal";
import { optOut as words } from "~/data/opt-out";
import { CookieControls } from "./cookie-controls";

type ChoicePanelProps = {
  reasons: readonly string[];
  /** Opting back in asks for confirmation. */
  asksAgain: boolean;
};

/** Says whether the visitor counts as opted out, and why (11 CCR 7025(c)(6)). */
export function ChoicePanel({ reasons, asksAgain }: ChoicePanelProps) {
  const isShownToScript = useOptOutSignal();
  const hasSignal = reasons.includes("gpc") || isShownToScript;
  const isOptedOut = reasons.length > 0 || hasSignal;
  const hasCookie = reasons.includes("cookie");

  return (
    <section
      id="choices"
      className="choice-panel"
      data-opted-out={isOptedOut}
      aria-labelledby="choices-title"
    >
      <h2 id="choices-title">{words.title}</h2>
      <p className="choice-panel__status">{isOptedOut ? words.status.out : words.status.in}</p>
      {isOptedOut && (
        <p>
          <strong>{words.honored}</strong>
        </p>
      )}
      <p data-signal={hasSignal}>{hasSignal ? words.signal.seen : words.signal.unseen}</p>
      <p>{reasonFor(hasSignal, hasCookie)}</p>
      <CookieControls hasCookie={hasCookie} hasSignal={hasSignal} asksAgain={asksAgain} />
      <p>
        {words.reach.before} <a href="#request">{words.reach.link}</a>. {words.reach.after}
      </p>
    </section>
  );
}

function reasonFor(hasSignal: boolean, hasCookie: boolean): string {
  if (hasSignal) return hasCookie ? words.why.both : words.why.signal;

  return hasCookie ? words.why.cookie : words.why.none;
}
