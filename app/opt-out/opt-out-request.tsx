import { FormShell } from "~/app/forms/form-shell";
import type { Reply } from "~/app/services.server";
import { SuccessNote } from "~/app/ui/success-note";
import { addresses } from "~/data/addresses";
import type { ConfirmationCopy } from "~/data/after-sending";
import type { FormDefinition } from "~/data/forms/definition";
import { optOut } from "~/data/opt-out";
import type { OptOutReceipt } from "./opt-out-receipt.server";

const words = optOut.request;

type OptOutRequestProps = {
  form: FormDefinition;
  reply: Reply | null;
  receipt: OptOutReceipt | null;
  after: ConfirmationCopy;
};

/** No account and no proof is asked for. */
export function OptOutRequest({ form, reply, receipt, after }: OptOutRequestProps) {
  return (
    <section className="panel" aria-labelledby="request-title" id={receipt ? "request" : undefined}>
      <h2 className="panel__title" id="request-title">
        {words.title}
      </h2>
      {receipt ? (
        <SuccessNote message={words.done} reference={receipt.reference} copy={after}>
          <Receipt receipt={receipt} />
        </SuccessNote>
      ) : (
        <>
          <p className="panel__note">{words.note}</p>
          <FormShell id="request" form={form} reply={reply} action={addresses.optOut} isNative />
        </>
      )}
    </section>
  );
}

function Receipt({ receipt }: { receipt: OptOutReceipt }) {
  return (
    <ul className="checklist">
      {words.receipt(receipt.received, receipt.latest).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
