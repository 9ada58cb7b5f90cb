import { FormShell } from "~/app/forms/form-shell";
import type { Confirmation, Reply } from "~/app/services.server";
import { SuccessNote } from "~/app/ui/success-note";
import { addresses } from "~/data/addresses";
import type { ConfirmationCopy } from "~/data/after-sending";
import type { FormDefinition } from "~/data/forms/definition";
import { unsubscribe } from "~/data/unsubscribe";

type UnsubscribePanelProps = {
  form: FormDefinition;
  reply: Reply | null;
  sent: Confirmation | null;
  after: ConfirmationCopy;
  /** The link of the issue was incomplete. */
  isBroken: boolean;
};

export function UnsubscribePanel({ form, reply, sent, after, isBroken }: UnsubscribePanelProps) {
  return (
    <section className="panel" aria-labelledby="form-title" id={sent ? "form" : undefined}>
      <h2 className="panel__title" id="form-title">
        {unsubscribe.title}
      </h2>
      {sent ? (
        <SuccessNote message={unsubscribe.done} reference={sent.reference} copy={after} />
      ) : (
        <>
          {isBroken && !reply && <p className="caution">{unsubscribe.broken}</p>}
          <FormShell id="form" form={form} reply={reply} action={addresses.unsubscribe} />
        </>
      )}
    </section>
  );
}
