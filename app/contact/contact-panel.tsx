import { FormShell } from "~/app/forms/form-shell";
import { Consent } from "~/app/lead/consent";
import type { Lead } from "~/app/lead/lead.server";
import type { Confirmation, Reply } from "~/app/services.server";
import { SuccessNote } from "~/app/ui/success-note";
import { addresses } from "~/data/addresses";
import type { ConfirmationCopy } from "~/data/after-sending";
import { contactWords } from "~/data/contact-words";
import type { FormDefinition } from "~/data/forms/definition";

type ContactPanelProps = {
  id: string;
  form: FormDefinition;
  lead: Lead;
  reply: Reply | null;
  sent: Confirmation | null;
  after: ConfirmationCopy;
};

export function ContactPanel({ id, form, lead, reply, sent, after }: ContactPanelProps) {
  return (
    <section className="panel" aria-labelledby={`${id}-title`} id={sent ? id : undefined}>
      <h2 className="panel__title" id={`${id}-title`}>
        {contactWords.title}
      </h2>
      {sent ? (
        <SuccessNote message={contactWords.thanks} reference={sent.reference} copy={after} />
      ) : (
        <FormShell
          id={id}
          form={form}
          reply={reply}
          action={addresses.contact}
          before={<Consent lead={lead} />}
        />
      )}
    </section>
  );
}
