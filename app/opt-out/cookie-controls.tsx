import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";

type CookieControlsProps = { hasCookie: boolean; hasSignal: boolean; asksAgain: boolean };

/** Documents of their own, since script navigation would keep the policy of the page before. */
export function CookieControls({ hasCookie, hasSignal, asksAgain }: CookieControlsProps) {
  if (asksAgain) return <LastQuestion hasSignal={hasSignal} />;
  if (!hasCookie) {
    return (
      <IntentForm intent="opt-out-cookie">
        <button type="submit" className="button button--primary">
          Turn On Opt-Out Cookie
        </button>
      </IntentForm>
    );
  }
  return (
    <>
      <p role="status">
        <strong>Opt-Out Cookie Set</strong>
      </p>
      <IntentForm intent="opt-back-in">
        <button type="submit" className="button">
          Opt Back In on This Browser
        </button>
      </IntentForm>
    </>
  );
}

function LastQuestion({ hasSignal }: { hasSignal: boolean }) {
  return (
    <div className="callout" role="alert">
      <h3>Are you sure you want to opt back in?</h3>
      <p>
        This clears the opt-out cookie of this browser and nothing else. An opt-out request you made
        as a person stays in force.
      </p>
      {hasSignal && (
        <p>Your browser sends an opt-out signal. While it does, the opt-out stays on.</p>
      )}
      <IntentForm intent="opt-back-in">
        <input type="hidden" name="confirm" value="yes" />
        <button type="submit" className="button">
          Yes, Clear the Cookie
        </button>
      </IntentForm>
      <p>
        <Link to="/do-not-sell-my-info" reloadDocument>
          No, keep my opt-out
        </Link>
      </p>
    </div>
  );
}

function IntentForm({ intent, children }: { intent: string; children: ReactNode }) {
  return (
    // The browser keeps the anchor through the redirect, and comes back to the choice.
    <Form
      method="post"
      action="/do-not-sell-my-info#choices"
      reloadDocument
      className="form__actions"
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}
