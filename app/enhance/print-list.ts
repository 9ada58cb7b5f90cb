const only = "prints-list";

/** Prints the list alone; any later print is of the whole page. */
export function printList(): void {
  const { classList } = document.documentElement;
  classList.add(only);
  addEventListener("afterprint", () => classList.remove(only), { once: true });
  print();
}
