import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

export function useOpenPost(): void {
  const { hash } = useLocation();

  useEffect(() => {
    const details = document.querySelectorAll<HTMLDetailsElement>("[data-opens-at]");
    for (const one of details) if (hash === `#${one.dataset.opensAt}`) one.open = true;
  }, [hash]);
}
