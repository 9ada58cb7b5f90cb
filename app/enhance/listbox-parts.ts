export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** The button takes over the descriptions of the select, and adds its own message. */
export function describeButton(
  button: HTMLElement,
  select: HTMLSelectElement,
  alert: HTMLElement,
): void {
  const ids = [select.getAttribute("aria-describedby"), alert.id];
  button.setAttribute("aria-describedby", ids.filter(Boolean).join(" "));
  const isInvalid = select.ariaInvalid === "true" || alert.textContent !== "";
  button.setAttribute("aria-invalid", String(isInvalid));
}
