const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Focus, without scrolling unless asked to; leaves it alone where something inside has it already. */
export function giveFocus(element: HTMLElement, options = { preventScroll: true }): void {
  if (element.contains(document.activeElement)) return;

  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus(options);
}
