import { useNavigation, useSubmit } from "@remix-run/react";
import { lazy, Suspense, useEffect } from "react";
import { useTitlePrefix } from "~/app/client/document-state";
import { useArrivalFocus } from "~/app/client/use-arrival-focus";
import { FormShell } from "~/app/forms/form-shell";
import { useLayout } from "~/app/layout/use-layout";
import { curly } from "~/app/ui/linked-text";
import { TextLinks } from "~/app/ui/links";
import type { ConfirmationCopy } from "~/data/after-sending";
import { caseSteps } from "~/data/case-steps";
import type { Field } from "~/data/field";
import { contactPrefix } from "~/data/forms/wire-names";
import type { CasePageData } from "./case.server";
import type { StepProps, StepResult } from "./contact-step";
import { unpackOptions } from "./packed-options";

type CaseReviewProps = StepProps & {
  /** Without an introduction, because there are errors to correct. */
  isBare: boolean;
  onRejected: () => void;
};

/** Loaded at the first touch of the questions, and after sending. */
const ContactStep = lazy(() => import("./contact-step"));
const CaseSent = lazy(() => import("./case-sent"));

export function CaseReview({ isBare, onRejected, ...step }: CaseReviewProps) {
  const { page, result, reply } = step;
  if (page.sent) {
    return (
      <Suspense>
        <CaseSent page={page} sent={page.sent} />
      </Suspense>
    );
  }
  if (page.notTaken) return <NotTaken {...page.notTaken} />;

  const isContact = result?.step === 2 || result?.declined !== undefined;

  return isContact && result?.contact ? (
    <Suspense>
      <ContactStep
        {...step}
        contact={result.contact}
        progress={
          <Progress step={2} isNew={result.step === 2 && reply === null}>
            {caseSteps().progress.step2}
          </Progress>
        }
      />
    </Suspense>
  ) : (
    <QuizStep {...step} isBare={isBare} onRejected={onRejected} />
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

function loadNext() {
  void import("./contact-step");
  void import("./case-sent");
}

function QuizStep({ page, result, reply, isBare, onRejected }: CaseReviewProps) {
  const { quiz } = page;
  const kept = Object.keys(result?.values ?? {})
    .filter((name) => name.startsWith(contactPrefix))
    .map((name): Field => ({ type: "hidden", name }));

  return (
    <section className="panel" aria-labelledby="form-title" onFocus={loadNext}>
      <div className="panel__head">
        <h2 className="panel__title" id="form-title">
          {caseSteps().start}
        </h2>
        {!isBare && <p className="panel__case">{curly(page.title)}</p>}
        <Progress step={1} isNew={result?.step === 1 && reply === null}>
          {caseSteps().progress.step1(page.questionCount)}
        </Progress>
      </div>
      {(!isBare || page.answers) && (
        <p className="panel__note">
          {!isBare && (
            <>
              <strong>{quiz.banner.title}.</strong> {quiz.banner.subtitle} {page.note}{" "}
            </>
          )}
          {page.answers && <strong>{page.answers}</strong>}
        </p>
      )}
      <FormShell
        key="quiz"
        id="form"
        form={{ ...quiz, fields: [...unpackOptions(quiz.fields), ...kept] }}
        reply={reply}
        values={{ ...page.values, ...result?.values }}
        action={page.path}
        // A native post adds a history entry, so that Back shows the quiz with its answers. An abuse
        // case stays one entry, which the quick exit replaces.
        isNative={!page.isSensitive}
        onRejected={onRejected}
        before={<p className="panel__note">{page.next}</p>}
      />
    </section>
  );
}

/** Names the step, also in the title, and takes the focus when the step is new. */
function Progress({ step, isNew, children }: { step: 1 | 2; isNew: boolean; children: string }) {
  const ref = useArrivalFocus<HTMLParagraphElement>(isNew);
  useTitlePrefix(step === 2 ? caseSteps().progress.title.step2 : "");

  return (
    <p className={`progress progress--${step}`} ref={ref} tabIndex={-1} autoFocus={isNew}>
      {children}
    </p>
  );
}

/**
 * Keeps the text of step 2 over a reload, a discarded tab or Forward. Never on the abuse cases or
 * if the visitor has opted out.
 *
 * @param step what the response shows; null without one
 */
export function useKeptStep(page: CasePageData, step: "contact" | "other" | null): void {
  const { path, isSensitive } = page;
  const hasOptedOut = useLayout()?.optedOut !== false;
  const submit = useSubmit();
  // The router writes the history entry anew, after errors without the mark, when it is done.
  const isDone = useNavigation().state === "idle";
  const isOn = !isSensitive && !hasOptedOut && isDone;

  useEffect(() => {
    const isReturn = step === null && history.state?.usr?.isStep2 === true;
    if (!isOn || (step !== "contact" && !isReturn)) return;

    const kept = import("~/app/client/kept-step").then(({ keepStep, resumeStep }) =>
      isReturn ? resumeStep(path, submit) : keepStep(path),
    );
    return () => void kept.then((stop) => stop?.());
  }, [isOn, step, path, submit]);
}

/** A step rendered by script starts at its top, as a document does; the error summary scrolls too. */
export function useScrollToStep(step: StepResult | undefined): void {
  useEffect(() => {
    if (step && !step.reply) scrollTo({ top: 0, behavior: "instant" });
  }, [step]);
}
