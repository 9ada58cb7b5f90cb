const typingMs = 500;
let count = 0;

/**
 * A native select drawn as a select-only combobox (ARIA APG). The select stays in the form and its
 * value is the only truth; the returned function takes the drawing away.
 */
export function enhanceSelect(select: HTMLSelectElement): () => void {
  const listbox = new Listbox(select);
  return () => listbox.remove();
}

class Listbox {
  private readonly id = `listbox-${++count}`;
  private readonly root = made("div", { class: "listbox" });
  private readonly button = made("button", { type: "button", class: "field__control listbox__button" });
  private readonly list = made("ul", { id: this.id, role: "listbox", class: "listbox__list" });
  private readonly alert = made("p", { id: `${this.id}-alert`, role: "alert", class: "field__error" });
  private readonly observer = new MutationObserver(() => this.sync());
  private readonly stop = new AbortController();
  private active = -1;
  private typed = "";
  private typedAt = 0;

  constructor(private readonly select: HTMLSelectElement) {
    this.name();
    this.listen();
    this.list.hidden = true;
    this.root.append(this.alert, this.button, this.list);
    select.classList.add("listbox__select");
    select.tabIndex = -1;
    select.setAttribute("aria-hidden", "true");
    select.after(this.root);
    this.observer.observe(select, { attributeFilter: ["aria-invalid", "aria-describedby"] });
    this.sync();
  }
