import { type MouseEvent, useEffect, useRef } from "react";
import { caseSteps } from "~/data/case-steps";

/** A plain link; script also blanks the page at once, and Shift pressed three times does the same. */
export function QuickExit({ href }: { href: string }) {
  const ref = useClearOfFocus<HTMLAnchorElement>();
  useShiftThreeTimes(href);

  // Without script the keys do nothing, so nothing speaks of them.
  useEffect(() => ref.current?.setAttribute("title", caseSteps.exitKeys), [ref]);

  const press = (event: MouseEvent) => {
    event.preventDefault();
    leave(href);
  };
  return (
    <a ref={ref} className="quick-exit" href={href} rel="noreferrer" onClick={press}>
      {caseSteps.exit}
    </a>
  );
}

/**
 * The other page may take seconds to load, so nothing of this one may stay to be read meanwhile:
 * neither its text, its title, what was typed nor its place in the history.
 */
function leave(href: string) {
  document.title = caseSteps.exitTitle;
  document.body.replaceChildren();
  try {
    sessionStorage.clear();
  } catch {
    // Blocked storage holds nothing.
  }
  location.replace(href);
}

/** As on GOV.UK: any other key, or a pause of five seconds, begins the count anew. */
function useShiftThreeTimes(href: string) {
  useEffect(() => {
    let presses: number[] = [];
    const count = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (repeat) return;
      const recent = presses.filter((at) => timeStamp - at < 5000);
      presses = key === "Shift" ? [...recent, timeStamp] : [];
      if (presses.length === 3) leave(href);
    };
    addEventListener("keydown", count);
    return () => removeEventListener("keydown", count);
  }, [href]);
}

const types = ["focusin", "focusout", "scroll", "resize"] as const;

/**
 * Moves a bar floating at the lower edge to the upper one while it would cover the focused control.
 * Without script, `scroll-padding` keeps the focused control clear of it.
 */
function useClearOfFocus<Floating extends HTMLElement>() {
  const ref = useRef<Floating>(null);

  useEffect(() => {
    const floating = ref.current;
    if (!floating) return;

    const place = () => {
      // It must not move away while it is being pressed.
      if (!floating.matches(":active, :focus")) {
        floating.toggleAttribute("data-above", covers(floating));
      }
    };
    for (const type of types) addEventListener(type, place, { passive: true });
    return () => {
      for (const type of types) removeEventListener(type, place);
    };
  }, []);

  return ref;
}

/** Measured for the lower edge, wherever the bar is now; the bar is as wide as the window. */
function covers(floating: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return false;

  const box = (focused.closest(".choice") ?? focused).getBoundingClientRect();
  return box.bottom > innerHeight - 2 * floating.offsetHeight && box.top < innerHeight;
}
