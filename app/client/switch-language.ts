import { switchIntent } from "~/data/forms/prefixes";

/**
 * Posts entered values to the same form in the other language, as the switch does without script.
 *
 * @returns false if nothing was entered
 */
export function send({ href, dataset }: HTMLAnchorElement): boolean {
  const forms = [...document.querySelectorAll<HTMLFormElement>("main form[method=post]")];
  const form = forms.find((one) => one.id === dataset.form) ?? forms.find(isTyped);
  if (!form) return false;

  const own = form.getAttribute("action") ?? "";
  const intent = document.createElement("input");
  intent.type = "hidden";
  intent.name = "intent";
  intent.value = switchIntent;
  form.append(intent);
  // A step of a case is at the top of its page.
  form.setAttribute("action", form.closest(".case") ? href : `${href}#${form.id}`);
  // Fires no event: the router would render the response in this document, in its own language.
  form.submit();
  // For a page that the browser restores later.
  form.setAttribute("action", own);
  intent.remove();
  return true;
}

/** Whether a form of this page shows a response or has a changed value. */
function isTyped(form: HTMLFormElement): boolean {
  const isOfPage = new URL(form.action).pathname === location.pathname;
  const isAnswer =
    form.closest(".case--focused") ?? form.closest("section")?.querySelector(".error-summary");

  return isOfPage && (Boolean(isAnswer) || [...form.elements].some(isChanged));
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(
      ({ selected, defaultSelected }) => selected !== defaultSelected,
    );
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || control.type === "hidden") return false;

  return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
}
