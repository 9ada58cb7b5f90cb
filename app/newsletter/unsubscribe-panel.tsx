import { Link } from "@remix-run/react";
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

type OneClickPanelProps = {
  token: string;
  done: Unsubscribed | null;
  /** Set if it failed. */
  reply: Reply | null;
};

/** A button, because mail programs open links by themselves, which must not change anything. */
export function OneClickPanel({ token, done, reply }: OneClickPanelProps) {
  const { text, button, other } = unsubscribe().oneClick;
  const fields = [{ type: "hidden", name: "List-Unsubscribe", value: "One-Click" }] as const;

  return (
    <section className="panel" aria-labelledby="form-title">
      <h2 className="panel__title" id="form-title">
        {unsubscribe().title}
      </h2>
      {done ? (
        <Success {...done} />
      ) : (
        <>
          <p>{text}</p>
          <FormShell
            id="form"
            form={{ fields, submit: { idle: button, busy: button } }}
            reply={reply}
            action={`${addresses.unsubscribe}?token=${encodeURIComponent(token)}`}
            isNative
          />
          <p className="panel__note">
            {other.before} <Link to={addresses.unsubscribe}>{other.link}</Link> {other.after}
          </p>
        </>
      )}
    </section>
  );
}
