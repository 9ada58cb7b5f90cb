import { LinkedText } from "~/app/ui/linked-text";
import { casePage } from "~/data/case-page";
import { sharedQuestions } from "~/data/cases/shared-questions";

type Question = { question: string; answer: string };

export function CommonQuestions({ own }: { own: readonly Question[] }) {
  return (
    <>
      {own.map((item) => faq(item))}
      <h3 className="shared-title">{casePage.parts.questions.shared}</h3>
      {sharedQuestions.map((item) => faq(item))}
    </>
  );
}

function faq({ question, answer }: Question) {
  return (
    <details key={question} className="faq">
      <summary className="faq__question">{question}</summary>
      <p>
        <LinkedText text={answer} />
      </p>
    </details>
  );
}
