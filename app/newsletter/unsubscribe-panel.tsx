import { Form, Link } from "@remix-run/react";
import { ErrorSummary } from "~/app/forms/error-summary";
import { FormShell } from "~/app/forms/form-shell";
import type { Reply } from "~/app/services.server";
import { Success } from "~/app/ui/sent";
import { addresses } from "~/data/addresses";
import type { FormDefinition } from "~/data/forms/definition";
import { unsubscribe } from "~/data/unsubscribe";
import type { Unsubscribed } from "./unsubscribe.server";

type UnsubscribePanelProps = {
  form: FormDefinition;
  reply: Reply | null;
  /** Null until the form was sent. */
  sent: Unsubscribed | null;
  /** The link in the issue was incomplete. */
  isBroken: boolean;
};

export function UnsubscribePanel({ form, reply, sent, isBroken }: UnsubscribePanelProps) {
  return (
    <section className="panel" aria-labelledby="form-title" id={sent ? "form" : undefined}>
      <h2 className="panel__title" id="form-title">
        {unsubscribe().title}
      </h2>
      {sent ? (
        <Success {...sent} />
      ) : (
        <>
          {isBroken && !reply && <p className="caution">{unsubscribe().broken}</p>}
          <FormShell id="form" form={form} reply={reply} action={addresses.unsubscribe} />
        </>
      )}
    </section>
  );
}

const oneClick = () => unsubscribe().oneClick;

type OneClickPanelProps = {
  token: string;
  done: Unsubscribed | null;
  /** Set if it failed. */
  reply: Reply | null;
};

/** A button, because mail programs open links by themselves, which must not change anything. */
export function OneClickPanel({ token, done, reply }: OneClickPanelProps) {
  return (
    <section className="panel" aria-labelledby="form-title" id="form">
      <h2 className="panel__title" id="form-title">
        {unsubscribe().title}
      </h2>
      {reply && <ErrorSummary id="form-error" reply={reply} formId="form" fields={[]} />}
      {done ? (
        <Success {...done} />
      ) : (
        <Form
          method="post"
          action={`${addresses.unsubscribe}?token=${encodeURIComponent(token)}`}
          className="form"
          reloadDocument
        >
          <p>{oneClick().text}</p>
          <div className="form__actions">
            <button
              type="submit"
              name="List-Unsubscribe"
              value="One-Click"
              className="button button--primary"
            >
              {oneClick().button}
            </button>
          </div>
          <p className="panel__note">
            {oneClick().other.before}{" "}
            <Link to={addresses.unsubscribe}>{oneClick().other.link}</Link> {oneClick().other.after}
          </p>
        </Form>
      )}
    </section>
  );
}
