import { Form, Link } from "@remix-run/react";
import { ErrorSummary } from "~/app/forms/error-summary";
import type { Reply } from "~/app/services.server";
import { SuccessNote } from "~/app/ui/success-note";
import { TextLinks } from "~/app/ui/text-links";
import { addresses } from "~/data/addresses";
import type { ConfirmationCopy } from "~/data/after-sending";
import { unsubscribe } from "~/data/unsubscribe";

const { oneClick } = unsubscribe;

type OneClickPanelProps = {
  token: string;
  /** The reference is null where nothing had to be sent on. */
  done: { reference: string | null } | null;
  /** Set when it failed. */
  reply: Reply | null;
  after: ConfirmationCopy;
};

/**
 * A button, because mail programs open links by themselves: opening it must not change anything.
 */
export function OneClickPanel({ token, done, reply, after }: OneClickPanelProps) {
  return (
    <section className="panel" aria-labelledby="form-title" id="form">
      <h2 className="panel__title" id="form-title">
        {unsubscribe.title}
      </h2>
      {reply && <ErrorSummary id="form-error" reply={reply} formId="form" fields={[]} />}
      {done?.reference ? (
        <SuccessNote message={unsubscribe.done} reference={done.reference} copy={after} />
      ) : done ? (
        <div className="success" role="status">
          <p className="success__message">{unsubscribe.done}</p>
          {after.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            <TextLinks links={after.links} />
          </p>
        </div>
      ) : (
        <Form
          method="post"
          action={`${addresses.unsubscribe}?token=${encodeURIComponent(token)}`}
          className="form"
          reloadDocument
        >
          <p>{oneClick.text}</p>
          <div className="form__actions">
            <button
              type="submit"
              name="List-Unsubscribe"
              value="One-Click"
              className="button button--primary"
            >
              {oneClick.button}
            </button>
          </div>
          <p className="panel__note">
            {oneClick.other.before} <Link to={addresses.unsubscribe}>{oneClick.other.link}</Link>{" "}
            {oneClick.other.after}
          </p>
        </Form>
      )}
    </section>
  );
}
