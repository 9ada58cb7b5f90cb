import { useEffect, useRef } from "react";
import { useTitlePrefix } from "~/app/client/document-state";
import { useIsLeft } from "~/app/client/use-arrival-focus";
import type { Reply } from "~/app/services.server";
import { errorMark } from "~/data/error-mark";
import type { VisibleField } from "~/data/field";
import { formWords } from "~/data/form-words";
import { isQuestion, withoutNote } from "~/data/question";
import { fieldId } from "./input-view";

type ErrorSummaryProps = {
  id: string;
  reply: Reply;
  formId: string;
  fields: readonly VisibleField[];
};

/** Takes the focus: with script by an effect, without script by `autofocus`. */
export function ErrorSummary({ id, reply, formId, fields }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isLeft = useIsLeft();
  useEffect(() => {
    const element = ref.current;
    const hasLeft = isLeft(element);
    if (!reply || !element || hasLeft) return;

    element.focus({ preventScroll: true });
    // At the top of the window, so that the first invalid field is in view too.
    element.scrollIntoView();
  }, [reply, isLeft]);
  useTitlePrefix(errorMark());
  const { messages, faults } = sort(reply.error, fields);

  return (
    <div id={id} ref={ref} className="error-summary" role="alert" tabIndex={-1} autoFocus>
      <h2 className="error-summary__title">
        {faults.length > 0 ? formWords().problemCount(faults.length) : formWords().problem}
      </h2>
      {messages.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {faults.length > 0 && (
        <ul className="error-summary__list">
          {faults.map(({ name, text }) => (
            <li key={name}>
              <a href={`#${fieldId(formId, name)}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Messages of visible fields in form order. All others are about the whole form. */
function sort(errors: Reply["error"] = {}, fields: readonly VisibleField[]) {
  const shown = new Set(fields.map(({ name }) => name));
  const others = Object.entries(errors).filter(([name]) => !shown.has(name));

  return {
    messages: [...new Set(others.flatMap(([, messages]) => messages ?? []))],
    faults: fields.flatMap((field) => {
      const text = errors[field.name]?.join(" ");
      return text ? [{ name: field.name, text: withQuestion(field, text) }] : [];
    }),
  };
}

function withQuestion(field: VisibleField, text: string): string {
  return isQuestion(field) ? `${withoutNote(field)} ${text}` : text;
}
