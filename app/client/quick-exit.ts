import { caseSteps } from "~/data/case-steps";

/**
 * Makes a link out of the site also blank the page at once; pressing Shift three times does the
 * same. Loaded once the page is drawn: until then the link is a plain one.
 *
 * @returns what undoes it
 */
export function guardExit(link: HTMLAnchorElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  // Without script the keys do nothing, so only script mentions them.
  link.title = caseSteps().exitKeys;
  link.addEventListener("click", leaveInstead, { signal });
  addEventListener("keydown", threeShifts(link.href), { signal });
  for (const type of ["focusin", "focusout", "scroll", "resize"]) {
    addEventListener(type, () => keepClear(link), { signal, passive: true });
  }
  return () => ended.abort();

  function leaveInstead(event: Event) {
    event.preventDefault();
    leave(link.href);
  }
}

/**
 * The other page may take seconds to load. Meanwhile nothing of this one may remain to be read: not
 * its text, its title, what was typed or its entry in the history.
 */
function leave(href: string) {
  document.title = caseSteps().exitTitle;
  document.body.replaceChildren();
  try {
    sessionStorage.clear();
  } catch {
    // If storage is blocked, there is nothing in it to clear.
  }
  location.replace(href);
}

/** As on GOV.UK: any other key, or a pause of five seconds, starts the count again. */
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
 * Moves a bar floating at the lower edge to the upper one while it would cover the focused control.
 * Without script, `scroll-padding` keeps the focused control clear of it.
 */
function keepClear(floating: HTMLElement) {
  // It must not move away while it is being pressed. Firefox moves the focus before it is :active.
  if (floating.matches(":active, :focus, :hover")) return;
  floating.toggleAttribute("data-above", covers(floating));
}

/** Measured against the lower edge, wherever the bar is now; the bar is as wide as the window. */
function covers(floating: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return false;

  const box = (focused.closest(".choice") ?? focused).getBoundingClientRect();
  return box.bottom > innerHeight - 2 * floating.offsetHeight && box.top < innerHeight;
}
