import { NextSteps, PrivateCode } from "~/app/lead/lead-sent";
import { Success } from "~/app/ui/sent";
import { caseDates } from "~/data/case-page";
import { sentWords } from "~/data/sent-words";
import { thanks } from "~/data/thanks";
import type { Article, CasePageData } from "./case.server";
import { Documents } from "./case-parts";

type CaseSentProps = { article: Article; sent: NonNullable<CasePageData["sent"]> };

/** The page after sending. */
export function CaseSent({ article, sent }: CaseSentProps) {
  const { item, printed } = article;
  const { reference, code, next, calendar } = sent;
  const documents = item.record?.documents ?? [];

  return (
    <section className="sent" id="form" aria-labelledby="form-title">
      <Success
        message={thanks().case}
        isTitle
        // Without the code, somebody else may be looking.
        about={code ? item.title : undefined}
        reference={reference}
        privateCode={code && <PrivateCode shown={code} />}
      />
      <p className="sent__printed">{sentWords().printed(printed)}</p>
      <div>
        <NextSteps copy={next} level="h2" />
        {calendar && (
          <p className="text-links">
            <a href={calendar}>{caseDates().calendarOf(item.title)}</a>
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
