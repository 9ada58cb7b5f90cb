import { createElement } from "./create-element";

let count = 0;

/**
 * Shows a native select as a select-only combobox (ARIA APG). The select stays in the form and has
 * the value.
 */
export class Listbox {
  private readonly id = `listbox-${++count}`;
  private readonly root = createElement("div", { class: "listbox" });
  private readonly list = createElement("ul", {
    id: this.id,
    role: "listbox",
    class: "listbox__list",
  });
  private readonly button = createElement("button", {
    type: "button",
    role: "combobox",
    class: "field__control listbox__button",
    "aria-controls": this.id,
  });
  private readonly typed = { text: "", at: 0 };
  private active = -1;

  constructor(private readonly select: HTMLSelectElement) {
    const label = select.labels?.[0];
    if (label) {
      label.id ||= `${this.id}-label`;
      this.button.setAttribute("aria-labelledby", label.id);
      this.list.setAttribute("aria-labelledby", label.id);
    }
    this.root.append(this.button, this.list);
    select.classList.add("listbox__select");
    select.tabIndex = -1;
    select.setAttribute("aria-hidden", "true");
    select.after(this.root);
    this.listen();
    this.close();
    if (document.activeElement === select) this.button.focus();
  }

  private listen() {
    const { button, list, root, select } = this;
    button.addEventListener("click", () => (list.hidden ? this.open() : this.close()));
    button.addEventListener("keydown", (event) => this.press(event));
    // Firefox turns the release of the space bar into a click.
    button.addEventListener("keyup", (event) => event.key === " " && event.preventDefault());
    root.addEventListener("focusout", () => this.close());
    // Keeps the focus on the button; otherwise the list would close before the click arrives.
    list.addEventListener("mousedown", (event) => event.preventDefault());
    list.addEventListener("click", ({ target }) => {
      if (target instanceof HTMLElement && target.dataset.index) {
        this.choose(Number(target.dataset.index));
      }
    });
    select.addEventListener("change", () => this.draw());
    select.addEventListener("focus", () => button.focus());
    select.form?.addEventListener("reset", () => setTimeout(() => this.draw()));
  }

  private press(event: KeyboardEvent) {
    const { key } = event;
    const isOpening = event.altKey && key === "ArrowDown";
    if (event.ctrlKey || event.metaKey || (event.altKey && !isOpening)) return;

    const isOpen = !this.list.hidden;
    const target = optionAt(key, this.active, this.options.length) ?? this.find(key);
    if (target !== null) this.open(isOpen || key.length === 1 ? target : undefined);
    else if (key === "Enter" || key === " ") isOpen ? this.choose(this.active) : this.open();
    else if (key === "Escape" && isOpen) this.close();
    else {
      if (key === "Tab" && isOpen) this.choose(this.active);
      return;
    }
    event.preventDefault();
  }

  private find(key: string) {
    const labels = this.options.map(({ text }) => text);
    return typedOption(this.typed, { key, labels, from: this.active });
  }

  private open(active = this.options.findIndex(({ selected }) => selected)) {
    this.list.replaceChildren(...this.options.map((option, index) => this.item(option, index)));
    this.list.hidden = false;
    this.active = active;
    this.draw();
    this.button.focus();
    this.list.scrollIntoView({ block: "nearest" });
    this.list.children[active]?.scrollIntoView({ block: "nearest" });
  }

  private item(option: HTMLOptionElement, index: number) {
    const isChosen = option === this.chosen;
    const id = `${this.id}-${index}`;
    const item = createElement("li", { id, role: "option", class: "listbox__option" });
    item.dataset.index = String(index);
    item.setAttribute("aria-selected", String(isChosen));
    item.textContent = option.text;
    return item;
  }

  private choose(index: number) {
    const option = this.options[index];
    this.close();
    if (!option || option === this.chosen) return;

    this.select.value = option.value;
    this.select.dispatchEvent(new Event("input", { bubbles: true }));
    this.select.dispatchEvent(new Event("change", { bubbles: true }));
  }

  private close() {
    this.list.hidden = true;
    this.active = -1;
    this.draw();
  }

  /** Call whenever the field's messages may have changed. */
  draw() {
    const { button, list, select } = this;
    button.textContent = select.selectedOptions[0]?.text ?? "";
    button.setAttribute("aria-expanded", String(!list.hidden));
    button.setAttribute("aria-required", String(select.required));
    button.setAttribute("aria-describedby", select.getAttribute("aria-describedby") ?? "");
    button.setAttribute("aria-invalid", select.getAttribute("aria-invalid") ?? "false");
    for (const item of list.children) item.classList.remove("is-active");
    const item = list.hidden ? undefined : list.children[this.active];
    item?.classList.add("is-active");
    if (item) button.setAttribute("aria-activedescendant", item.id);
    else button.removeAttribute("aria-activedescendant");
  }

  /** Without the empty option, which means that nothing is chosen. */
  private get options() {
    return [...this.select.options].filter(({ value }) => value !== "");
  }

  private get chosen() {
    return this.options.find(({ selected }) => selected);
  }
}

const typingMs = 500;

type Typed = { text: string; at: number };

/** Index that a movement key leads to from `active` (-1 for none); null for any other key. */
function optionAt(key: string, active: number, length: number): number | null {
  const last = length - 1;
  const targets: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active < 0 ? last : active - 1,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? null : Math.max(0, Math.min(last, target));
}

type Typing = { key: string; labels: readonly string[]; from: number };

/**
 * Type-ahead: letters typed quickly add up; repeating one letter cycles through its options.
 * Returns -1 when no option starts with them, null when the key is not a letter.
 */
function typedOption(typed: Typed, { key, labels, from }: Typing): number | null {
  const isGoingOn = Date.now() - typed.at < typingMs;
  if (key.length !== 1 || (key === " " && !isGoingOn)) return null;

  typed.text = isGoingOn ? typed.text + key.toLowerCase() : key.toLowerCase();
  typed.at = Date.now();
  const isRepeat = [...typed.text].every((letter) => letter === typed.text[0]);
  const sought = isRepeat ? typed.text.slice(0, 1) : typed.text;
  const start = isRepeat ? from + 1 : Math.max(0, from);
  const order = labels.map((_, index) => (start + index) % labels.length);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(sought)) ?? -1;
}
