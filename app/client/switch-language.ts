import { switchIntent } from "~/data/forms/prefixes";

/**
 * Sends what was typed to the same form in the other language, as the switch does without script.
 *
 * @returns false where nothing was typed
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
  // A step of a case stands at the top of its page.
  form.setAttribute("action", form.closest(".case") ? href : `${href}#${form.id}`);
  // Without an event: the router would draw the answer in this document, in its own language.
  form.submit();
  // For a page that the browser keeps and shows again.
  form.setAttribute("action", own);
  intent.remove();
  return true;
}

/** A form of this page that shows an answer, or that holds anything it did not come with. */
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
