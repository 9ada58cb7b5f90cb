import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { addresses } from "~/data/addresses";
import { optOut as words } from "~/data/opt-out";

type CookieControlsProps = { hasCookie: boolean; hasSignal: boolean; asksAgain: boolean };

/** Native posts, because script navigation would keep the policy of the document before. */
export function CookieControls({ hasCookie, hasSignal, asksAgain }: CookieControlsProps) {
  if (asksAgain) return <LastQuestion hasSignal={hasSignal} />;
  if (!hasCookie) {
    return (
      <IntentForm intent="opt-out-cookie">
        <button type="submit" className="button button--primary">
          {words.turnOn}
        </button>
      </IntentForm>
    );
  }
  return (
    <>
      <p role="status">
        <strong>{words.cookieSet}</strong>
      </p>
      <IntentForm intent="opt-back-in">
        <button type="submit" className="button">
          {words.optBackIn}
        </button>
      </IntentForm>
    </>
  );
}

function LastQuestion({ hasSignal }: { hasSignal: boolean }) {
  return (
    <div className="callout" role="alert">
      <h3>{words.again.title}</h3>
      <p>{words.again.text}</p>
      {hasSignal && <p>{words.again.signal}</p>}
      <IntentForm intent="opt-back-in">
        <input type="hidden" name="confirm" value="yes" />
        <button type="submit" className="button">
          {words.again.yes}
        </button>
      </IntentForm>
      <p>
        <a href={addresses.optOut} target="_self">
          {words.again.no}
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
