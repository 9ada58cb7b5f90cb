import { FormShell } from "~/app/forms/form-shell";
import type { Reply } from "~/app/services.server";
import { Success } from "~/app/ui/sent";
import { addresses } from "~/data/addresses";
import type { FormDefinition } from "~/data/forms/definition";
import { optOut } from "~/data/opt-out";
import type { OptOutReceipt } from "./opt-out.server";

const words = () => optOut().request;

type OptOutRequestProps = {
  form: FormDefinition;
  reply: Reply | null;
  /** Null until the request was sent. */
  receipt: OptOutReceipt | null;
};

/** Requires no account and no proof. */
export function OptOutRequest({ form, reply, receipt }: OptOutRequestProps) {
  return (
    <section className="panel" aria-labelledby="request-title" id={receipt ? "request" : undefined}>
      <h2 className="panel__title" id="request-title">
        {words().title}
      </h2>
      {receipt ? (
        <Success {...receipt}>
          <ul className="checklist">
            {receipt.lines.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Success>
      ) : (
        <>
          <p className="panel__note">{words().note}</p>
          <FormShell id="request" form={form} reply={reply} action={addresses.optOut} isNative />
        </>
      )}
    </section>
  );
}
