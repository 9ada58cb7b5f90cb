import { useEffect, useRef } from "react";
import type { Reply } from "~/app/services.server";
import { fieldId } from "./field-id";

/**
 * What went wrong, at the top of the page, with a link to each field. It takes the focus, with
 * script and, through `autofocus`, without.
 */
export function ErrorSummary({ reply, formId }: { reply?: Reply | null; formId: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!reply) return;

    ref.current?.focus();
    return markTitle();
  }, [reply]);
  if (!reply) return null;

  const errors = Object.entries(reply.result.error);
  return (
    <div ref={ref} className="error-summary" role="alert" tabIndex={-1} autoFocus>
      <h2 className="error-summary__title">There is a problem</h2>
      {reply.notice && <p>{reply.notice}</p>}
      <ul className="error-summary__list">
        {errors.map(([name, messages]) => (
          <li key={name}>
            <a href={name ? `#${fieldId(formId, name)}` : `#${formId}`}>{messages.join(" ")}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A document drawn by the server has the mark already; a page drawn by script gets it here. */
function markTitle(): () => void {
  const plain = document.title.replace(/^Error: /, "");
  document.title = `Error: ${plain}`;

  return () => {
    document.title = document.title.replace(/^Error: /, "");
  };
}
