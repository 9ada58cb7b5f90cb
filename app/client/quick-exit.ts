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
}

/**
 * The other page may take seconds to load. Meanwhile nothing of this one may be readable: not its
 * text, its title, an entered value or its entry in the history.
 */
function leave(href: string) {
  // First, because removing a long page takes milliseconds.
  location.replace(href);
  document.title = caseSteps().exitTitle;
  document.body.replaceChildren();
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so there is nothing to clear.
  }
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
