import { FormShell } from "~/app/forms/form-shell";
import type { Reply } from "~/app/services.server";
import type { Drawn } from "~/app/ui/drawn-once";
import { Sent } from "~/app/ui/sent";
import { addresses } from "~/data/addresses";
import type { FormDefinition } from "~/data/forms/definition";
import { optOut } from "~/data/opt-out";

const words = () => optOut().request;

type OptOutRequestProps = {
  form: FormDefinition;
  reply: Reply | null;
  /** Null until the request is sent. */
  receipt: { panel: Drawn | null } | null;
};

/** Asks for no account and no proof. */
export function OptOutRequest({ form, reply, receipt }: OptOutRequestProps) {
  return (
    <section className="panel" aria-labelledby="request-title" id={receipt ? "request" : undefined}>
      <h2 className="panel__title" id="request-title">
        {words().title}
      </h2>
      {receipt ? (
        <Sent part={receipt.panel} />
      ) : (
        <>
          <p className="panel__note">{words().note}</p>
          <FormShell id="request" form={form} reply={reply} action={addresses.optOut} isNative />
        </>
      )}
    </section>
  );
}
