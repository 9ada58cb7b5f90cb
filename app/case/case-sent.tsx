import { useKeptConfirmation } from "~/app/forms/sent-before";
import { MoreAboutSent, NextSteps, PrivateCode } from "~/app/lead/lead-sent";
import { FirstHelp } from "~/app/ui/free-help";
import { Day, Foreign, LinkedText } from "~/app/ui/linked-text";
import { Success } from "~/app/ui/sent";
import { casePage } from "~/data/case-page";
import { sentWords } from "~/data/sent-words";
import { thanks } from "~/data/thanks";
import type { CasePageData } from "./case.server";

type CaseSentProps = {
  page: Pick<CasePageData, "title" | "isSensitive" | "article">;
  sent: NonNullable<CasePageData["sent"]>;
};

/** The page after sending. */
export default function CaseSent({ page, sent }: CaseSentProps) {
  const { title, isSensitive } = page;
  // On an abuse case the row above has the numbers.
  const help = isSensitive ? null : page.article.help;
  const { reference, code, next, near, calendar, checklist, printed } = sent;
  useKeptConfirmation(isSensitive ? null : reference);

  return (
    <section
      className={isSensitive ? "sent sent--quiet" : "sent"}
      id="form"
      aria-labelledby="form-title"
    >
      <Success
        message={thanks().case}
        isTitle
        // Somebody else may be looking: on the abuse cases, and later, without the code.
        about={code && !isSensitive ? title : undefined}
        next={<NextSteps copy={next} level="h2" />}
        reference={reference}
        privateCode={code && <PrivateCode shown={code} />}
      />
      <p className="sent__printed">
        <Foreign
          name={printed.address}
          within={(address) => sentWords().printed({ ...printed, address })}
        />
      </p>
      <div>
        <MoreAboutSent copy={next} />
        {near && (
          <p>
            <strong>
              {near.scope}: <Day date={near.date} />
              {near.left && ` (${near.left})`}.
            </strong>{" "}
            <LinkedText text={`${near.text} ${near.act}`} />
          </p>
        )}
        {help && <FirstHelp help={help} />}
        <p className="request__actions">
          {checklist && (
            <a className="button" href={checklist}>
              {casePage().checklist}
            </a>
          )}
          {calendar && (
            <a className="button" href={calendar.href}>
              {calendar.label}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
