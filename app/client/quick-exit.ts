import { caseSteps } from "~/data/case-steps";

/**
 * Makes the link also blank the page immediately. Pressing Shift three times does the same.
 *
 * @param signal removes the listeners
 */
export function guardExit(link: HTMLAnchorElement, href: string, signal: AbortSignal): void {
  // Without script the keys do nothing, so only script mentions them.
  link.title = caseSteps().exitKeys;
  link.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      leave(href);
    },
    { signal },
  );
  addEventListener("keydown", threeShifts(href), { signal });
  for (const type of ["focusin", "focusout", "scroll", "resize"]) {
    addEventListener(type, () => keepClear(link), { signal, passive: true });
  }
}

/**
 * The other page may take seconds to load. Meanwhile nothing of this one may be readable: not its
 * text, its title, an entered value or its entry in the history.
 */
function leave(href: string) {
  document.title = caseSteps().exitTitle;
  document.body.replaceChildren();
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so there is nothing to clear.
  }
  location.replace(href);
}

/** As on GOV.UK: any other key, or a pause of five seconds, restarts the count. */
function threeShifts(href: string) {
  let presses: number[] = [];
  return ({ key, repeat, timeStamp }: KeyboardEvent) => {
    if (repeat) return;

    const recent = presses.filter((at) => timeStamp - at < 5000);
    presses = key === "Shift" ? [...recent, timeStamp] : [];
    if (presses.length === 3) leave(href);
  };
}

/**
 * Moves a bar at the lower edge to the upper one while it would cover the focused control. Without
 * script, `scroll-padding` keeps the focused control clear of it.
 */
function keepClear(bar: HTMLElement) {
  // It must not move while it is pressed. Firefox moves the focus before it is :active.
  if (bar.matches(":active, :focus, :hover")) return;
  bar.toggleAttribute("data-above", covers(bar));
}

/** Measured against the lower edge, wherever the bar is now; the bar is as wide as the window. */
function covers(bar: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return false;

  const box = (focused.closest(".choice") ?? focused).getBoundingClientRect();
  return box.bottom > innerHeight - 2 * bar.offsetHeight && box.top < innerHeight;
}
