import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

const selector = "select[data-enhance=listbox]:not(.listbox__select)";

/** Selects marked with `data-enhance="listbox"`; a page without one does not load the script. */
export function useListboxes(): void {
  useLocation();

  // After every render, because another page brings other elements.
  useEffect(() => {
    if (document.querySelector(selector)) void enhance();
  });
}

async function enhance() {
  const { enhanceSelect } = await import("./listbox");
  for (const select of document.querySelectorAll<HTMLSelectElement>(selector))
    enhanceSelect(select);
}
