import type { MouseEvent } from "react";

const only = "prints-list";

/** Prints the list alone; what is printed later is the whole page again. */
export function printAlone(event: MouseEvent): void {
  const { classList } = document.documentElement;

  event.preventDefault();
  classList.add(only);
  addEventListener("afterprint", () => classList.remove(only), { once: true });
  print();
}
