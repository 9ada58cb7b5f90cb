import { FormShell } from "~/app/forms/form-shell";
import { useArrivalFocus } from "~/app/forms/use-arrival-focus";
import { LeadPanel } from "~/app/lead/lead-panel";
import type { Reply } from "~/app/services.server";
import { Progress } from "~/app/ui/progress";
import type { ConfirmationCopy } from "~/data/after-sending";
import { caseSteps } from "~/data/case-steps";
import type { Field } from "~/data/field";
import { contactPrefix } from "~/data/forms/prefixes";
import type { CasePageData } from "./case-page.server";
import { CaseSent } from "./case-sent";
import type { ContactStepData } from "./contact-step.server";

type StepResult = {
  reply?: Reply;
  step?: number;
  values?: Record<string, string>;
  cautions?: string[];
  declined?: ConfirmationCopy;
  /** Data of step 2; sent only once step 2 is reached. */
  contact?: ContactStepData;
};

type CaseReviewProps = { page: CasePageData; result?: StepResult; reply: Reply | null };

export function CaseReview({ page, result, reply }: CaseReviewProps) {
  if (page.sent) return <CaseSent title={page.title} sent={page.sent} />;
  const isContact = result?.step === 2 || result?.declined !== undefined;

  return isContact && result?.contact ? (
    <ContactStep page={page} result={result} contact={result.contact} reply={reply} />
  ) : (
    <QuizStep page={page} result={result} reply={reply} />
  );
}

/** Title prefix of a page drawn by script; the server writes the prefix of its own documents. */
export function stepPrefix(result?: StepResult): string {
  return result?.step === 2 ? caseSteps.progress.title.step2 : "";
}

function QuizStep({ page, result, reply }: CaseReviewProps) {
  const { quiz } = page;
  const isBack = result?.step === 1 && reply === null;
  const heading = useArrivalFocus<HTMLParagraphElement>(isBack);
  const kept = Object.keys(result?.values ?? {})
    .filter((name) => name.startsWith(contactPrefix))
    .map((name): Field => ({ type: "hidden", name }));

  return (
    <section className="panel" aria-labelledby="form-title">
      <h2 className="panel__title" id="form-title">
        {caseSteps.start}
      </h2>
      <Progress ref={heading} step={1} autoFocus={isBack}>
        {caseSteps.progress.step1(page.questionCount)}
      </Progress>
      {reply === null && (
        <>
          <p className="panel__banner">{page.banner}</p>
          <p className="panel__note">{caseSteps.quizNote}</p>
        </>
      )}
      <FormShell
        key="quiz"
        id="form"
        form={{ ...quiz, fields: [...quiz.fields, ...kept] }}
        reply={reply}
        values={{ ...page.values, ...result?.values }}
        action={page.path}
        // A native post makes a history entry of its own, so that going back shows the quiz with
        // its answers. On a sensitive case the page stays one entry, which the quick exit replaces.
        isNative={!page.isSensitive}
      />
    </section>
  );
}

type ContactStepProps = CaseReviewProps & { contact: ContactStepData };

function ContactStep({ page, result, contact, reply }: ContactStepProps) {
  const isNew = result?.step === 2 && reply === null;
  const heading = useArrivalFocus<HTMLParagraphElement>(isNew);

  return (
    <LeadPanel
      key="contact"
      id="form"
      title={caseSteps.start}
      form={contact.form}
      lead={contact.lead}
      reply={reply}
      declined={result?.declined ?? null}
      sent={null}
      values={{ ...page.values, ...result?.values }}
      action={page.path}
      buttons={
        <button type="submit" name="intent" value="edit" formNoValidate className="button">
          {caseSteps.change}
        </button>
      }
      consentFirst
    >
      <Progress ref={heading} step={2} autoFocus={isNew}>
        {caseSteps.progress.step2}
      </Progress>
      {reply === null && <p className="panel__note">{contact.note}</p>}
      {result?.cautions?.map((note) => (
        <p key={note} className="caution">
          {note}
        </p>
      ))}
      {contact.lead.pixel && (
        <noscript>
          <img src={contact.lead.pixel} alt="" width={1} height={1} />
        </noscript>
      )}
    </LeadPanel>
  );
}
