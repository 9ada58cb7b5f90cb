import { useEffect } from "react";

const only = "prints-list";

/** Print links print only the list; any later print is of the whole page. */
export function usePrintLinks(): void {
  useEffect(() => {
    document.addEventListener("click", printAlone);
    return () => document.removeEventListener("click", printAlone);
  }, []);
}

function printAlone(event: MouseEvent) {
  if (!(event.target instanceof Element) || !event.target.closest("[data-prints-list]")) return;

  const { classList } = document.documentElement;
  event.preventDefault();
  classList.add(only);
  addEventListener("afterprint", () => classList.remove(only), { once: true });
  print();
}
