const only = "prints-list";

/** Prints only the list; any later print is of the whole page again. */
export function printList(): void {
  const { classList } = document.documentElement;
  classList.add(only);
  addEventListener("afterprint", () => classList.remove(only), { once: true });
  print();
}
