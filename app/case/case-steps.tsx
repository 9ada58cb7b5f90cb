import { useLocation, useNavigate, useSubmit } from "@remix-run/react";
import { forwardRef, type ReactNode, useEffect } from "react";
import { useArrivalFocus } from "~/app/client/use-arrival-focus";
import { FormShell } from "~/app/forms/form-shell";
import { useLayout } from "~/app/layout/use-layout";
import { LeadPanel } from "~/app/lead/lead-panel";
import type { Reply } from "~/app/services.server";
import { TextLinks } from "~/app/ui/links";
import type { ConfirmationCopy } from "~/data/after-sending";
import { casePage } from "~/data/case-page";
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
  /** With script, what is typed in step 2 is kept for a while. */
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

/** Title prefix of a page drawn by script; the server writes the prefix of its own documents. */
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
      {!isBare && <p className="panel__note">{casePage().quizNote}</p>}
      <FormShell
        key="quiz"
        id="form"
        form={{ ...quiz, fields: [...quiz.fields, ...kept] }}
        reply={reply}
        values={{ ...page.values, ...result?.values }}
        action={page.path}
        // A native post makes a history entry of its own, so that going back shows the quiz with
        // its answers. On a sensitive case the page stays one entry, which the quick exit replaces.
        isNative={!page.article.item.sensitive}
        onRefused={onRefused}
        before={<p className="panel__note">{casePage().quizNext}</p>}
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
          {isKept && (
            // Shown by the script that keeps what is typed.
            <button type="button" hidden className="button" data-clears>
              {caseSteps().clear}
            </button>
          )}
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
 * Keeps what is typed in step 2 over a reload, a discarded tab or Forward. Never on the abuse cases
 * nor for a visitor who has opted out.
 *
 * @param step what the server's answer shows; null without one
 * @returns whether it does
 */
export function useKeptStep(page: CasePageData, step: "contact" | "other" | null): boolean {
  const { path, sent } = page;
  const isSensitive = page.article.item.sensitive === true;
  const hasOptedOut = useLayout()?.optedOut !== false;
  const { key } = useLocation();
  const navigate = useNavigate();
  const submit = useSubmit();
  const isOn = !isSensitive && !hasOptedOut;
  const reference = sent?.reference;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's functions change often.
  useEffect(() => {
    const isPlain = !step && !reference;
    if (!isOn || step === "other" || (isPlain && !history.state?.isStep2)) return;

    const kept = import("~/app/client/kept-step").then((script) => {
      if (step) return script.keep(path);
      if (reference) script.markSent(path, reference);
      else script.goOn(path, { navigate, submit });
    });
    return () => void kept.then((stop) => stop?.());
  }, [isOn, step, reference, key, path]);

  return isOn;
}

type Step = {
  isFocused: boolean;
  /** The server's answer; a new answer is a new step. */
  step: unknown;
  prefix: string;
};

/** A step drawn by script starts at its top, as a document does, and is named in the title. */
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
