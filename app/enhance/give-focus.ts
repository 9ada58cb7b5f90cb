const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Focus without scrolling; leaves it alone where something inside has it already. */
export function giveFocus(element: HTMLElement): void {
  if (element.contains(document.activeElement)) return;

  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
