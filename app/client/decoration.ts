const threshold = 0.2;
const revealed =
  "[data-reveal] > *, .reveal--waiting, .section > :is(h2, .section__lead):not(.reveal, .closing__title)";
const defaultPicture = "/images/cases/default.svg";

/**
 * Replaces pictures that fail to load. Fades in the children of `data-reveal` each time they come
 * into view, and the headings of home's sections once. Content in view at the first paint is never
 * hidden.
 *
 * @param signal removes the listeners
 */
export function decorate(signal: AbortSignal): void {
  if (signal.aborted) return;

  document.addEventListener("error", ({ target }) => replace(target), { capture: true, signal });
  // Pictures that failed before script ran.
  for (const picture of document.images) {
    if (picture.complete && picture.naturalWidth === 0) replace(picture);
  }
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;

  const observer = new IntersectionObserver(reveal, { threshold: [0, threshold] });
  for (const item of document.querySelectorAll(revealed)) observer.observe(item);
  signal.addEventListener("abort", () => observer.disconnect());
}

function reveal(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  for (const { target, isIntersecting, intersectionRatio } of entries) {
    target.classList.add("reveal");
    if (!isIntersecting) target.classList.add("reveal--waiting");
    else if (intersectionRatio >= threshold) {
      target.classList.remove("reveal--waiting");
      if (!target.parentElement?.matches("[data-reveal]")) observer.unobserve(target);
    }
  }
}

/** Once: a default picture that fails too leaves no gap. */
function replace(target: EventTarget | null) {
  if (!(target instanceof HTMLImageElement)) return;
  if (target.getAttribute("src") !== defaultPicture) target.src = defaultPicture;
  else if (!target.alt) target.hidden = true;
}
