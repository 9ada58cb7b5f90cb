import type { ReactNode } from "react";
import { FormShell } from "~/app/forms/form-shell";
import type { Confirmation, Reply } from "~/app/services.server";
import type { Drawn } from "~/app/site/drawn-once";
import type { ConfirmationCopy } from "~/data/after-sending";
import type { FormDefinition } from "~/data/forms/definition";
import { Consent } from "./consent";
import { Declined } from "./declined";
import type { Lead } from "./lead.server";
import { LeadSent } from "./lead-sent";
import { useConsentGate } from "./use-consent-gate";

type LeadPanelProps = {
  id: string;
  title: string;
  note?: string;
  form: FormDefinition;
  lead: Lead;
  reply: Reply | null;
  declined: ConfirmationCopy | null;
  /** Null until the form is sent. */
  sent: (Confirmation & { thanks: string; next: Drawn | null }) | null;
  values?: Record<string, string>;
  action?: string;
  /** More buttons beside the main one. */
  buttons?: ReactNode;
  /** The consent box stands first, so the sentence is repeated above the button. */
  consentFirst?: boolean;
  children?: ReactNode;
};

/** The panel of a lead form in one of its states: form, declined, sent. */
export function LeadPanel({ id, title, note, sent, declined, children, ...rest }: LeadPanelProps) {
  return (
    <section
      className="panel"
      aria-labelledby={`${id}-title`}
      id={sent || declined ? id : undefined}
    >
      <h2 className="panel__title" id={`${id}-title`}>
        {title}
      </h2>
      {sent ? (
        <LeadSent message={sent.thanks} reference={sent.reference} next={sent.next} />
      ) : declined ? (
        <Declined {...declined} />
      ) : (
        <>
          {note && <p className="panel__note">{note}</p>}
          {children}
          <LeadForm id={id} {...rest} />
        </>
      )}
    </section>
  );
}

function LeadForm({
  id,
  form,
  lead,
  reply,
  values,
  action,
  buttons,
  consentFirst,
}: Omit<LeadPanelProps, "title" | "sent" | "declined">) {
  useConsentGate(id, lead.gate);

  return (
    <FormShell
      id={id}
      form={form}
      reply={reply}
      values={values}
      action={action}
      before={<Consent lead={lead} repeatsSentence={consentFirst} />}
      after={buttons}
    />
  );
}
