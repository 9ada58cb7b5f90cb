import { useArrivalFocus } from "~/app/forms/use-arrival-focus";
import { NextSteps } from "~/app/lead/lead-sent";
import type { Confirmation } from "~/app/services.server";
import { ReferenceTools } from "~/app/ui/reference-tools";
import { casePage } from "~/data/case-page";
import type { CasePageData } from "./case-page.server";
import { Documents } from "./papers";

const words = casePage.sent;

/** After the contact form: thanks and the reference, what happens, and what to gather meanwhile. */
export function CaseSent({ page, sent }: { page: CasePageData; sent: Confirmation }) {
  const { item, printed } = page;
  // The address has its anchor, so the page goes there by itself.
  const ref = useArrivalFocus<HTMLDivElement>(true, true);
  const documents = item.record?.documents ?? [];

  return (
    <section className="sent" id="form" aria-labelledby="form-title">
      <div ref={ref} className="success" role="status" tabIndex={-1}>
        <h1 className="success__message" id="form-title">
          {words.thanks}
        </h1>
        <p className="sent__about">{item.title}</p>
        <p>{words.reference}</p>
        <p className="reference">{sent.reference}</p>
        <ReferenceTools reference={sent.reference} />
      </div>
      <p className="sent__printed">{words.printed(printed)}</p>
      <NextSteps copy={page.after} level="h2" />
      {documents.length > 0 && (
        <div className="sent__records">
          <h2>{words.records}</h2>
          <Documents documents={documents} />
        </div>
      )}
    </section>
  );
}
