import { useOptOutSignal } from "~/app/enhance/use-opt-out-signal";
import { CookieControls } from "./cookie-controls";

type ChoicePanelProps = {
  reasons: readonly string[];
  /** The visitor asked to opt back in, and is asked once more. */
  asksAgain: boolean;
};

/** Whether this visitor counts as opted out, and why (11 CCR 7025(c)(6)); then what to do about it. */
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
      <h2 id="choices-title">Your choice in this browser</h2>
      {isOptedOut && (
        <p>
          <strong>Opt-Out Request Honored</strong>
        </p>
      )}
      <p data-signal={hasSignal}>
        {hasSignal
          ? "GPC detected — honored on this browser."
          : "Your browser does not appear to send a GPC signal, which would opt you out on every site that honors it."}
      </p>
      <State isOptedOut={isOptedOut} />
      <p>{reasonFor(hasSignal, hasCookie)}</p>
      <CookieControls hasCookie={hasCookie} hasSignal={hasSignal} asksAgain={asksAgain} />
      <p>
        The cookie covers this browser. To cover you as a person, in every browser, use the{" "}
        <a href="#request">request form</a>. To limit the use of sensitive information, say “limit”
        in its details field.
      </p>
    </section>
  );
}

/** Shows a state and takes no answer: the buttons below change it. */
function State({ isOptedOut }: { isOptedOut: boolean }) {
  return (
    <fieldset className="field">
      <legend className="field__label">Sale and sharing of your data</legend>
      <div className="choices choices--two">
        <label className="choice">
          <input type="radio" checked={isOptedOut} disabled />
          <span>Opted out</span>
        </label>
        <label className="choice">
          <input type="radio" checked={!isOptedOut} disabled />
          <span>Not opted out</span>
        </label>
      </div>
    </fieldset>
  );
}

function reasonFor(hasSignal: boolean, hasCookie: boolean): string {
  if (hasSignal && hasCookie)
    return "Why: your browser sends a signal, and it has our opt-out cookie.";
  if (hasSignal) return "Why: your browser sends an opt-out signal.";
  if (hasCookie) return "Why: this browser has our opt-out cookie.";
  return "Why: this browser sends no signal and has no opt-out cookie. An earlier request that covers you as a person still counts.";
}
