import { FormShell } from "~/app/forms/form-shell";
import { ConsentText } from "~/app/lead/consent-text";
import type { Lead } from "~/app/lead/lead.server";
import type { Confirmation, Reply } from "~/app/services.server";
import { SuccessNote } from "~/app/ui/success-note";
import type { Afterword } from "~/data/after-sending";
import type { FormDefinition } from "~/data/forms/definition";

type ContactPanelProps = {
  id: string;
  form: FormDefinition;
  lead: Lead;
  reply: Reply | null;
  sent: Confirmation | null;
  after: Afterword;
};

export function ContactPanel({ id, form, lead, reply, sent, after }: ContactPanelProps) {
  return (
    <section className="panel" aria-labelledby={`${id}-title`} id={sent ? id : undefined}>
      <h2 className="panel__title" id={`${id}-title`}>
        Send us a message
      </h2>
      {sent ? (
        <SuccessNote
          message="Thanks! We’ve received your details. A partner firm will review eligibility and reach out."
          reference={sent.reference}
          copy={after}
        />
      ) : (
        <FormShell
          id={id}
          form={form}
          reply={reply}
          action="/contact"
          before={<ConsentText lead={lead} />}
        />
      )}
    </section>
  );
}
