import type { ReactNode } from "react";
import { LeadPanel } from "~/app/lead/lead-panel";
import type { Reply } from "~/app/services.server";
import { Items } from "~/app/ui/section";
import type { DeclinedCopy } from "~/app/ui/sent";
import { caseSteps } from "~/data/case-steps";
import type { CasePageData } from "./case.server";
import type { ContactStepData } from "./steps.server";

export type StepResult = {
  reply?: Reply;
  step?: number;
  values?: Record<string, string>;
  /** What the answers mean; a sentence, then notes. */
  assessment?: string[];
  declined?: DeclinedCopy;
  /** Data of step 2; sent only once step 2 is reached. */
  contact?: ContactStepData;
};

export type StepProps = { page: CasePageData; result?: StepResult; reply: Reply | null };

type ContactStepProps = StepProps & { contact: ContactStepData; progress: ReactNode };

/** The form that sends. */
export default function ContactStep({ page, result, contact, reply, progress }: ContactStepProps) {
  const [verdict, ...notes] = result?.assessment ?? [];

  return (
    <LeadPanel
      key="contact"
      id="form"
      title={caseSteps().start}
      form={contact.form}
      lead={contact.lead}
      reply={reply}
      declined={result?.declined ?? null}
      values={{ ...page.values, ...result?.values }}
      action={page.path}
      progress={progress}
      buttons={
        <button type="submit" name="intent" value="edit" formNoValidate className="link-button">
          {caseSteps().change}
        </button>
      }
    >
      {reply === null && (
        <p className="panel__note">
          {notes.length === 0 && verdict} {contact.note}
        </p>
      )}
      {notes.length > 0 && (
        <div className="caution">
          <p>
            <strong>{verdict}</strong>
          </p>
          <Items texts={notes} />
        </div>
      )}
      {contact.answers && (
        <details className="faq">
          <summary className="faq__question">
            {caseSteps().answers} ({contact.answers.length})
          </summary>
          <dl className="facts">
            {contact.answers.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {contact.lead.pixel && (
        <noscript>
          <img src={contact.lead.pixel} alt="" width={1} height={1} />
        </noscript>
      )}
    </LeadPanel>
  );
}
