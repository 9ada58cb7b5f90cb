const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Focuses without scrolling by default; leaves the focus where it is if it is already inside. */
export function giveFocus(element: HTMLElement, options = { preventScroll: true }): void {
  if (element.contains(document.activeElement)) return;

  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus(options);
}
