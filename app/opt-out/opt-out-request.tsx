import { FormShell } from "~/app/forms/form-shell";
import type { Reply } from "~/app/services.server";
import { SuccessNote } from "~/app/ui/success-note";
import type { ConfirmationCopy } from "~/data/after-sending";
import type { FormDefinition } from "~/data/forms/definition";
import type { OptOutReceipt } from "./opt-out-receipt.server";

type OptOutRequestProps = {
  form: FormDefinition;
  reply: Reply | null;
  receipt: OptOutReceipt | null;
  after: ConfirmationCopy;
};

/** The request for the person: no account and no proof, and a confirmation that it was processed. */
export function OptOutRequest({ form, reply, receipt, after }: OptOutRequestProps) {
  return (
    <section className="panel" aria-labelledby="request-title" id={receipt ? "request" : undefined}>
      <h2 className="panel__title" id="request-title">
        Opt out as a person
      </h2>
      {receipt ? (
        <SuccessNote
          message="Your request was processed."
          reference={receipt.reference}
          copy={after}
        >
          <Receipt receipt={receipt} />
        </SuccessNote>
      ) : (
        <>
          <p className="panel__note">
            This covers every browser, by your email and phone. We ask for no proof of who you are.
          </p>
          <FormShell
            id="request"
            form={form}
            reply={reply}
            action="/do-not-sell-my-info"
            isNative
          />
        </>
      )}
    </section>
  );
}

function Receipt({ receipt }: { receipt: OptOutReceipt }) {
  return (
    <ul className="checklist">
      <li>Recorded: a request not to sell or share the data of one person.</li>
      <li>Received and processed on {receipt.received}.</li>
      <li>In force now. The law's last day for it would be {receipt.latest}.</li>
      <li>Keep the address of this page, and it shows this confirmation again.</li>
    </ul>
  );
}
