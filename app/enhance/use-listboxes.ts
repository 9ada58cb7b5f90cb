import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { enhanceSelect } from "./listbox";

const selector = "select[data-enhance=listbox], [data-enhance=listbox] select";

/** Selects marked with `data-enhance="listbox"`, on each page as it comes. */
export function useListboxes(): void {
  useLocation();

  // After every render, because another page brings other elements.
  useEffect(() => {
    for (const select of document.querySelectorAll<HTMLSelectElement>(selector)) {
      if (!select.classList.contains("listbox__select")) enhanceSelect(select);
    }
  });
}
