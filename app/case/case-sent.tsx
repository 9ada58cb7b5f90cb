import { NextSteps } from "~/app/lead/next-steps";
import { PrivateCode } from "~/app/lead/private-code";
import type { Confirmation } from "~/app/services.server";
import { Success } from "~/app/ui/sent";
import type { AfterSending } from "~/data/after-sending";
import { caseDates } from "~/data/case-page";
import type { CaseRecord } from "~/data/record";
import { sentWords } from "~/data/sent-words";
import { thanks } from "~/data/thanks";
import type { CaseArticleData } from "./case-article.server";
import { Documents } from "./case-parts";

type CaseSentProps = {
  title: string;
  sent: Confirmation;
  origin: string;
  printed: CaseArticleData["printed"];
  next: AfterSending["lead"];
  documents: CaseRecord["documents"];
  /** Address of the next date as a calendar; null where there is none, or it would tell too much. */
  calendar: string | null;
};

/** The page after sending; drawn by the server alone. */
export function CaseSent({ title, sent, origin, printed, ...more }: CaseSentProps) {
  const { reference, access } = sent;
  const { next, documents, calendar } = more;

  return (
    <section className="sent" id="form" aria-labelledby="form-title">
      <Success
        message={thanks().case}
        isTitle
        // Later, or with the reference alone, somebody else may be looking.
        about={access ? title : undefined}
        reference={reference}
        privateCode={access && <PrivateCode {...{ reference, access, origin }} />}
      />
      <p className="sent__printed">{sentWords().printed(printed)}</p>
      <div>
        <NextSteps copy={next} level="h2" />
        {calendar && (
          <p className="text-links">
            <a href={calendar}>{caseDates().calendarOf(title)}</a>
          </p>
        )}
      </div>
      {documents.length > 0 && (
        <div className="sent__records">
          <h2>{sentWords().records}</h2>
          <Documents documents={documents} />
        </div>
      )}
    </section>
  );
}
