import { useArrivalFocus } from "~/app/forms/use-arrival-focus";
import { DrawnOnce } from "~/app/site/drawn-once";
import { ReferenceTools } from "~/app/ui/reference-tools";
import { caseSteps } from "~/data/case-steps";
import type { CasePageData } from "./case-page.server";

const words = caseSteps.sent;

type CaseSentProps = { title: string; sent: NonNullable<CasePageData["sent"]> };

export function CaseSent({ title, sent }: CaseSentProps) {
  // No scroll: the address names the anchor, so the browser scrolls there.
  const ref = useArrivalFocus<HTMLDivElement>(true, true);

  return (
    <section className="sent" id="form" aria-labelledby="form-title">
      <div ref={ref} className="success" role="status" tabIndex={-1}>
        <h1 className="success__message" id="form-title">
          {words.thanks}
        </h1>
        <p className="sent__about">{title}</p>
        <p>{words.reference}</p>
        <p className="reference">{sent.reference}</p>
        <ReferenceTools reference={sent.reference} />
      </div>
      <p className="sent__printed">{words.printed(sent.printed)}</p>
      <DrawnOnce part={sent.next} />
      {sent.hasDocuments && (
        <div className="sent__records">
          <h2>{words.records}</h2>
          <DrawnOnce part={sent.documents} />
        </div>
      )}
    </section>
  );
}
