/** Copies entered values and the focus from the old document to the new one. */
export function restoreTyped(from: Element, focused: EventTarget | null): void {
  for (const control of from.querySelectorAll("input, select, textarea")) restore(control);
  if (focused instanceof HTMLElement) counterpart(focused)?.focus({ preventScroll: true });
}

function restore(old: Element) {
  const now = counterpart(old);
  if (!isControl(old) || !isControl(now) || old.type === "hidden") return;

  const isBox = old instanceof HTMLInputElement && now instanceof HTMLInputElement;
  if (now.value === old.value && (!isBox || now.checked === old.checked)) return;

  now.value = old.value;
  if (isBox) now.checked = old.checked;
  for (const type of ["input", "change"]) now.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The control at the same place of the new document. Of a radio group, only the first has an id. */
function counterpart(old: Element): HTMLElement | null {
  if (old.id) return document.getElementById(old.id);
  if (!isControl(old) || !old.form?.id) return null;

  const group = document.querySelectorAll<HTMLInputElement>(
    `#${CSS.escape(old.form.id)} [name="${CSS.escape(old.name)}"]`,
  );
  return [...group].find(({ value }) => value === old.value) ?? null;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(element: Element | null): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
