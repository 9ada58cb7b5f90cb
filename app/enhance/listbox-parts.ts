/** A new element; the attributes are the caller's own constants. */
export function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** What the server or a check says about the select holds for what is drawn in its place. */
export function copyAttributes(from: HTMLElement, to: HTMLElement): void {
  for (const name of ["aria-invalid", "aria-describedby"]) {
    const value = from.getAttribute(name);
    if (value === null) to.removeAttribute(name);
    else to.setAttribute(name, value);
  }
}

/** Scrolls the list alone: `scrollIntoView` would move the page as well. */
export function keepInView(list: HTMLElement, item: HTMLElement): void {
  const { offsetTop: top, offsetHeight: height } = item;
  if (top < list.scrollTop) list.scrollTop = top;
  const hidden = top + height - list.clientHeight;
  if (hidden > list.scrollTop) list.scrollTop = hidden;
}
