import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

const threshold = 0.2;

/**
 * The children of `data-reveal` fade in each time they come into view. What is in view at the first
 * paint is never hidden.
 */
export function useReveal(): void {
  useLocation();

  // After every render, because another page brings other elements.
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;

    const observer = new IntersectionObserver(update, { threshold: [0, threshold] });
    for (const item of document.querySelectorAll("[data-reveal] > *")) observer.observe(item);
    return () => observer.disconnect();
  });
}

function update(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, intersectionRatio } of entries) {
    target.classList.add("reveal");
    if (!isIntersecting) target.classList.add("reveal--waiting");
    else if (intersectionRatio >= threshold) target.classList.remove("reveal--waiting");
  }
}
