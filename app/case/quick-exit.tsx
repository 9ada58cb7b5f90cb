import type { MouseEvent } from "react";

/** Leads away from the page at once. Script also empties the forms and takes it out of the history. */
export function QuickExit({ href }: { href: string }) {
  return (
    <div className="exit-bar">
      <a className="quick-exit" href={href} rel="noreferrer" onClick={leave}>
        Leave this site
      </a>
    </div>
  );
}

function leave(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  for (const form of document.forms) {
    form.reset();
    // `reset` brings back what the server drew, which may be what was typed.
    for (const field of form.querySelectorAll("input, textarea, select")) empty(field);
  }
  location.replace(event.currentTarget.href);
}

function empty(field: Element) {
  if (field instanceof HTMLInputElement) field.checked = false;
  if ("value" in field) field.value = "";
}
