import { FormShell } from "~/app/forms/form-shell";
import { useArrivalFocus } from "~/app/forms/use-arrival-focus";
import { LeadPanel } from "~/app/lead/lead-panel";
import type { Reply } from "~/app/services.server";
import type { Afterword } from "~/data/after-sending";
import type { Field } from "~/data/field";
import { contactPrefix } from "~/data/forms/prefixes";
import type { CasePageData } from "./case-page.server";

export type StepResult = {
  reply?: Reply;
  step?: number;
  values?: Record<string, string>;
  cautions?: string[];
  declined?: Afterword;
};

type CaseReviewProps = { page: CasePageData; result?: StepResult; reply: Reply | null };

/** *Start Your Free Review*: the quiz, then who to contact, then what happens next. */
export function CaseReview({ page, result, reply }: CaseReviewProps) {
  const isContact = result?.step === 2 || result?.declined !== undefined || page.sent !== null;

  return isContact ? (
    <ContactStep page={page} result={result} reply={reply} />
  ) : (
    <QuizStep page={page} result={result} reply={reply} />
  );
}

function QuizStep({ page, result, reply }: CaseReviewProps) {
  const { quiz } = page.forms;
  const isBack = result?.step === 1 && reply === null;
  const heading = useArrivalFocus<HTMLParagraphElement>(isBack);
  const kept = Object.keys({ ...result?.values, ...reply?.result.initialValue })
    .filter((name) => name.startsWith(contactPrefix))
    .map((name): Field => ({ type: "hidden", name }));

  return (
    <section className="panel" aria-labelledby="form-title">
      <h2 className="panel__title" id="form-title">
        Start Your Free Review
      </h2>
      <p className="progress" ref={heading} tabIndex={-1} autoFocus={isBack}>
        Step 1 of 2
      </p>
      <p className="panel__banner">{page.banner.title}</p>
      <p className="panel__note">{page.banner.subtitle}</p>
      <FormShell
        key="quiz"
        id="form"
        form={{ ...quiz, fields: [...quiz.fields, ...kept] }}
        reply={reply}
        values={result?.values}
        action={`/lawsuits/${page.item.slug}`}
        // Going back then brings the quiz with its answers, as the browser keeps them. A hard page
        // stays one entry of the history, so that leaving it quickly leaves none behind.
        isNative={!page.item.sensitive}
      />
      <p className="panel__note">
        Please answer truthfully. Your answers decide nothing here, and they are dropped unless you
        choose to share them in step 2.
      </p>
    </section>
  );
}

function ContactStep({ page, result, reply }: CaseReviewProps) {
  const heading = useArrivalFocus<HTMLParagraphElement>(result?.step === 2 && reply === null);

  return (
    <LeadPanel
      key="contact"
      id="form"
      title="Start Your Free Review"
      form={page.forms.contact}
      lead={page.lead}
      reply={reply}
      declined={result?.declined ?? null}
      sent={page.sent}
      thanks="Thanks! Your free review request is in."
      after={page.after}
      values={result?.values}
      action={`/lawsuits/${page.item.slug}`}
      buttons={
        <button type="submit" name="intent" value="edit" formNoValidate className="button">
          Change my answers
        </button>
      }
      consentFirst
    >
      <p className="progress" ref={heading} tabIndex={-1} autoFocus={result?.step === 2 && !reply}>
        Step 2 of 2
      </p>
      <p className="panel__note">{page.contactNote}</p>
      {result?.cautions?.map((note) => (
        <p key={note} className="caution">
          {note}
        </p>
      ))}
      {page.lead.pixel && (
        <noscript>
          <img src={page.lead.pixel} alt="" width={1} height={1} />
        </noscript>
      )}
    </LeadPanel>
  );
}
