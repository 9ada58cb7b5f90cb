import { type ReactNode, useEffect } from "react";
import { FormShell } from "~/app/forms/form-shell";
import type { Reply } from "~/app/services.server";
import { Panel } from "~/app/ui/section";
import { Declined, type DeclinedCopy } from "~/app/ui/sent";
import type { FormDefinition } from "~/data/forms/definition";
import { ConsentText } from "./consent-text";
import type { LeadExtras } from "./lead.server";

type LeadPanelProps = {
  id: string;
  title: string;
  form: FormDefinition;
  lead: LeadExtras;
  reply: Reply | null;
  /** Why the lead was not accepted; null unless it was declined. */
  declined: DeclinedCopy | null;
  /** The confirmation, once the form was sent. */
  sent?: ReactNode;
  values?: Record<string, string>;
  action?: string;
  /** More buttons beside the main one. */
  buttons?: ReactNode;
  /** The step, above everything. */
  progress?: ReactNode;
  /** Between the summary of errors and the fields. */
  children?: ReactNode;
};

/** The panel of a lead form in one of its states: form, declined, sent. */
export function LeadPanel(props: LeadPanelProps) {
  const { id, title, sent, declined, lead, buttons, progress, children, ...form } = props;
  useConsentGate(id, lead.gate);

  return (
    <Panel name={id} title={title} id={declined ? id : undefined}>
      {sent ||
        (declined ? (
          <Declined {...declined} />
        ) : (
          <>
            {progress}
            <FormShell
              {...form}
              id={id}
              start={children}
              consent={<ConsentText {...lead.consent} />}
              after={buttons}
            />
          </>
        ))}
    </Panel>
  );
}

/** Loads the gate only if a script or a lookup is configured; by default none is. */
function useConsentGate(formId: string, { script, ipLookup }: LeadExtras["gate"]): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!form || (!script && !ipLookup)) return;

    const guard = import("~/app/client/consent-gate").then(({ guardConsent }) =>
      guardConsent(form, { script, ipLookup }),
    );
    return () => void guard.then((remove) => remove());
  }, [formId, script, ipLookup]);
}
