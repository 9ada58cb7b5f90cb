import { type ReactNode, useEffect } from "react";
import { FormShell } from "~/app/forms/form-shell";
import type { Reply } from "~/app/services.server";
import { type Drawn, DrawnOnce } from "~/app/ui/drawn-once";
import { Sent } from "~/app/ui/sent";
import type { FormDefinition } from "~/data/forms/definition";
import type { Lead } from "./lead.server";

type LeadPanelProps = {
  id: string;
  title: string;
  note?: string;
  form: FormDefinition;
  lead: Lead;
  reply: Reply | null;
  declined: Drawn | null;
  /** Null until the form is sent. */
  sent: { panel: Drawn | null } | null;
  values?: Record<string, string>;
  action?: string;
  /** More buttons beside the main one. */
  buttons?: ReactNode;
  children?: ReactNode;
};

/** The panel of a lead form in one of its states: form, declined, sent. */
export function LeadPanel({ id, title, note, sent, declined, children, ...rest }: LeadPanelProps) {
  return (
    <section className="panel" aria-labelledby={`${id}-title`} id={declined ? id : undefined}>
      <h2 className="panel__title" id={`${id}-title`}>
        {title}
      </h2>
      {sent ? (
        <Sent part={sent.panel} />
      ) : declined ? (
        <Sent part={declined} />
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
}: Omit<LeadPanelProps, "title" | "sent" | "declined">) {
  useConsentGate(id, lead.gate);

  return (
    <FormShell
      id={id}
      form={form}
      reply={reply}
      values={values}
      action={action}
      consent={<DrawnOnce part={lead.text} />}
      after={buttons}
    />
  );
}

/** Loads the gate only where a script or a lookup is configured; by default none is. */
function useConsentGate(formId: string, { script, ipLookup }: Lead["gate"]): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!form || (!script && !ipLookup)) return;

    const guard = import("./consent-gate").then((gate) =>
      gate.guardConsent(form, { script, ipLookup }),
    );
    return () => void guard.then((remove) => remove());
  }, [formId, script, ipLookup]);
}
