import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useOptOutSignal } from "~/app/client/document-state";
import { addresses } from "~/data/addresses";
import { optOut as words } from "~/data/opt-out";

type ChoicePanelProps = {
  reasons: readonly string[];
  /** Opting back in asks for confirmation. */
  asksAgain: boolean;
};

/** States whether the visitor is opted out, and why (11 CCR 7025(c)(6)). */
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
      <h2 id="choices-title">{words().title}</h2>
      <p className="choice-panel__status">{isOptedOut ? words().status.out : words().status.in}</p>
      {isOptedOut && (
        <p>
          <strong>{words().honored}</strong>
        </p>
      )}
      <p data-signal={hasSignal}>{hasSignal ? words().signal.seen : words().signal.unseen}</p>
      <p>{reasonFor(hasSignal, hasCookie)}</p>
      <CookieControls hasCookie={hasCookie} hasSignal={hasSignal} asksAgain={asksAgain} />
      <p>
        {words().reach.before} <a href="#request">{words().reach.link}</a>. {words().reach.after}
      </p>
    </section>
  );
}

function reasonFor(hasSignal: boolean, hasCookie: boolean): string {
  if (hasSignal) return hasCookie ? words().why.both : words().why.signal;

  return hasCookie ? words().why.cookie : words().why.none;
}

type CookieControlsProps = { hasCookie: boolean; hasSignal: boolean; asksAgain: boolean };

/** Native posts, because a navigation by script would keep the policy of this document. */
function CookieControls({ hasCookie, hasSignal, asksAgain }: CookieControlsProps) {
  if (asksAgain) return <LastQuestion hasSignal={hasSignal} />;
  return (
    <>
      <IntentForm intent="opt-out-cookie">
        <button
          type={hasCookie ? "button" : "submit"}
          aria-disabled={hasCookie}
          className="button button--primary"
        >
          {hasCookie ? words().cookieSet : words().turnOn}
        </button>
      </IntentForm>
      {hasCookie && (
        <IntentForm intent="opt-back-in">
          <button type="submit" className="button">
            {words().optBackIn}
          </button>
        </IntentForm>
      )}
    </>
  );
}

function LastQuestion({ hasSignal }: { hasSignal: boolean }) {
  return (
    <div className="callout" role="alert">
      <h3>{words().again.title}</h3>
      <p>{words().again.text}</p>
      {hasSignal && <p>{words().again.signal}</p>}
      <IntentForm intent="opt-back-in">
        <input type="hidden" name="confirm" value="yes" />
        <button type="submit" className="button">
          {words().again.yes}
        </button>
      </IntentForm>
      <p>
        <a href={addresses.optOut} target="_self">
          {words().again.no}
        </a>
      </p>
    </div>
  );
}

function IntentForm({ intent, children }: { intent: string; children: ReactNode }) {
  return (
    // The browser keeps the hash through the redirect.
    <Form
      method="post"
      action={`${addresses.optOut}#choices`}
      reloadDocument
      className="form__actions"
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}
