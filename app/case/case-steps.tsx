import { useSubmit } from "@remix-run/react";
import { forwardRef, type MouseEvent, type ReactNode, useEffect } from "react";
import { useScript } from "~/app/client/document-state";
import { useArrivalFocus } from "~/app/client/use-arrival-focus";
import { FormShell } from "~/app/forms/form-shell";
import { useLayout } from "~/app/layout/use-layout";
import { LeadPanel } from "~/app/lead/lead-panel";
import type { Reply } from "~/app/services.server";
import { TextLinks } from "~/app/ui/links";
import type { ConfirmationCopy } from "~/data/after-sending";
import { caseSteps } from "~/data/case-steps";
import { errorMark as mark } from "~/data/error-mark";
import type { Field } from "~/data/field";
import { contactPrefix } from "~/data/forms/prefixes";
import type { CasePageData } from "./case.server";
import { CaseSent } from "./case-sent";
import type { ContactStepData } from "./steps.server";

type StepResult = {
  reply?: Reply;
  step?: number;
  values?: Record<string, string>;
  cautions?: string[];
  declined?: ConfirmationCopy;
  /** Data of step 2; sent only once step 2 is reached. */
  contact?: ContactStepData;
};

type StepProps = { page: CasePageData; result?: StepResult; reply: Reply | null };

type CaseReviewProps = StepProps & {
  /** With script, the text of step 2 is kept for a while. */
  isKept: boolean;
  /** Without an introduction, because there are errors to correct. */
  isBare: boolean;
  onRefused: () => void;
};

export function CaseReview({ isKept, isBare, onRefused, ...step }: CaseReviewProps) {
  const { page, result, reply } = step;
  if (page.sent) return <CaseSent article={page.article} sent={page.sent} />;
  if (page.notTaken) return <NotTaken {...page.notTaken} />;

  const isContact = result?.step === 2 || result?.declined !== undefined;

  return isContact && result?.contact ? (
    <ContactStep
      page={page}
      result={result}
      contact={result.contact}
      reply={reply}
      isKept={isKept}
    />
  ) : (
    <QuizStep {...step} isBare={isBare} onRefused={onRefused} />
  );
}

function NotTaken({ title, paragraphs, links }: ConfirmationCopy) {
  return (
    <section className="panel" id="form" aria-labelledby="form-title">
      <h2 className="panel__title" id="form-title">
        {title}
      </h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <TextLinks links={links} />
    </section>
  );
}

/** Title prefix of a page rendered by script. The server writes the prefix of its documents. */
export function stepPrefix(result?: StepResult): string {
  return result?.step === 2 ? caseSteps().progress.title.step2 : "";
}

type QuizStepProps = Omit<CaseReviewProps, "isKept">;

function QuizStep({ page, result, reply, isBare, onRefused }: QuizStepProps) {
  const { quiz } = page;
  const isBack = result?.step === 1 && reply === null;
  const heading = useArrivalFocus<HTMLParagraphElement>(isBack);
  const kept = Object.keys(result?.values ?? {})
    .filter((name) => name.startsWith(contactPrefix))
    .map((name): Field => ({ type: "hidden", name }));

  return (
    <section className="panel" aria-labelledby="form-title">
      <h2 className="panel__title" id="form-title">
        {caseSteps().start}
      </h2>
      <p className="panel__note">{page.banner}</p>
      <Progress ref={heading} step={1} autoFocus={isBack}>
        {caseSteps().progress.step1(page.article.questionCount)}
      </Progress>
      <h3>{page.asked}</h3>
      {!isBare && <p className="panel__note">{page.note}</p>}
      <FormShell
        key="quiz"
        id="form"
        form={{ ...quiz, fields: [...quiz.fields, ...kept] }}
        reply={reply}
        values={{ ...page.values, ...result?.values }}
        action={page.path}
        // A native post adds a history entry, so that Back shows the quiz with its answers. An abuse
        // case stays one entry, which the quick exit replaces.
        isNative={!page.article.item.sensitive}
        onRefused={onRefused}
        before={<p className="panel__note">{page.next}</p>}
      />
    </section>
  );
}

type ContactStepProps = StepProps & { contact: ContactStepData; isKept: boolean };

function ContactStep({ page, result, contact, reply, isKept }: ContactStepProps) {
  const isNew = result?.step === 2 && reply === null;
  const heading = useArrivalFocus<HTMLParagraphElement>(isNew);

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
      buttons={
        <>
          <button type="submit" name="intent" value="edit" formNoValidate className="button">
            {caseSteps().change}
          </button>
          {isKept && <ClearButton />}
        </>
      }
    >
      <Progress ref={heading} step={2} autoFocus={isNew}>
        {caseSteps().progress.step2}
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

function ClearButton() {
  const onClick = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const { clearStep } = await import("~/app/client/kept-step");
    if (form) clearStep(form);
  };

  return (
    <button type="button" hidden={!useScript()} className="button" onClick={onClick}>
      {caseSteps().clear}
    </button>
  );
}

type ProgressProps = { step: 1 | 2; autoFocus: boolean; children: ReactNode };

/** The words say the same as the bar. */
const Progress = forwardRef<HTMLParagraphElement, ProgressProps>(function Progress(
  { step, autoFocus, children },
  ref,
) {
  return (
    <p className={`progress progress--${step}`} ref={ref} tabIndex={-1} autoFocus={autoFocus}>
      {children}
    </p>
  );
});

/**
 * Keeps the text of step 2 over a reload, a discarded tab or Forward. Never on the abuse cases or
 * if the visitor has opted out.
 *
 * @param step what the response shows; null without one
 * @returns whether it is kept
 */
export function useKeptStep(page: CasePageData, step: "contact" | "other" | null): boolean {
  const { path, article } = page;
  const hasOptedOut = useLayout()?.optedOut !== false;
  const submit = useSubmit();
  const isOn = !article.item.sensitive && !hasOptedOut;

  useEffect(() => {
    const isReturn = step === null && history.state?.isStep2 === true;
    if (!isOn || (step !== "contact" && !isReturn)) return;

    const kept = import("~/app/client/kept-step").then(({ keepStep, resumeStep }) =>
      isReturn ? resumeStep(path, submit) : keepStep(path),
    );
    return () => void kept.then((stop) => stop?.());
  }, [isOn, step, path, submit]);

  return isOn;
}

type Step = {
  isFocused: boolean;
  /** The server's response; a new response is a new step. */
  step: unknown;
  prefix: string;
};

/** A step rendered by script starts at its top, as a document does, and is named in the title. */
export function useStep({ isFocused, step, prefix }: Step): void {
  useEffect(() => {
    if (isFocused && step) scrollTo({ top: 0, behavior: "instant" });
  }, [isFocused, step]);

  // After every render, because the router writes the plain title again whenever its data changes.
  useEffect(() => {
    const { title } = document;
    if (!prefix || title.includes(prefix)) return;

    const plain = title.replace(mark(), "");
    document.title = (title === plain ? "" : mark()) + prefix + plain;
  });

  useEffect(
    () => () => {
      document.title = document.title.replace(prefix, "");
    },
    [prefix],
  );
}
