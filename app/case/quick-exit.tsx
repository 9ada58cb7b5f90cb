import type { MouseEvent } from "react";
import { caseSteps } from "~/data/case-steps";
import { useClearOfFocus } from "./use-clear-of-focus";

/** A plain link; script also clears the forms and replaces the page's history entry. */
export function QuickExit({ href }: { href: string }) {
  const ref = useClearOfFocus<HTMLAnchorElement>();

  return (
    <a ref={ref} className="quick-exit" href={href} rel="noreferrer" onClick={leave}>
      {caseSteps.exit}
    </a>
  );
}

function leave(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  for (const form of document.forms) {
    // Not `reset`: it restores what the server drew, which may be what was typed.
    for (const field of form.querySelectorAll("input, textarea, select")) empty(field);
  }
  location.replace(event.currentTarget.href);
}

function empty(field: Element) {
  if (field instanceof HTMLInputElement) field.checked = false;
  if ("value" in field) field.value = "";
}
