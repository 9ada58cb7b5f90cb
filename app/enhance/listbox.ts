import { optionAt, typedOption } from "./listbox-keys";
import { createElement, describeButton } from "./listbox-parts";

let count = 0;

/**
 * A native select drawn as a select-only combobox (ARIA APG). The select stays in the form and
 * holds the value.
 */
export class Listbox {
  private readonly id = `listbox-${++count}`;
  private readonly root = createElement("div", { class: "listbox" });
  private readonly alert = createElement("p", {
    id: `${this.id}-alert`,
    class: "field__error",
    role: "alert",
  });
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

  /** `missing`: message when the form is sent with nothing chosen. */
  constructor(
    private readonly select: HTMLSelectElement,
    private readonly missing: string,
  ) {
    const label = select.labels?.[0];
    if (label) {
      label.id ||= `${this.id}-label`;
      this.button.setAttribute("aria-labelledby", label.id);
      this.list.setAttribute("aria-labelledby", label.id);
    }
    this.root.append(this.button, this.list, this.alert);
    select.classList.add("listbox__select");
    select.tabIndex = -1;
    select.ariaHidden = "true";
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
    // The focus stays on the button, or the list would close before the click arrives.
    list.addEventListener("mousedown", (event) => event.preventDefault());
    list.addEventListener("click", ({ target }) => {
      if (target instanceof HTMLElement && target.dataset.index) {
        this.choose(Number(target.dataset.index));
      }
    });
    select.addEventListener("change", () => this.draw());
    select.addEventListener("focus", () => button.focus());
    select.addEventListener("invalid", (event) => this.refuse(event));
    select.form?.addEventListener("reset", () => {
      this.alert.textContent = "";
      setTimeout(() => this.draw());
    });
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
    this.turn();
    this.list.scrollIntoView({ block: "nearest" });
    this.list.children[active]?.scrollIntoView({ block: "nearest" });
  }

  /** Opens upward where there is too little room below and more above. */
  private turn() {
    const { bottom, top } = this.button.getBoundingClientRect();
    const below = innerHeight - bottom;
    const isUp = below < this.list.offsetHeight && top > below;
    this.root.classList.toggle("listbox--up", isUp);
  }

  private item(option: HTMLOptionElement, index: number) {
    const isChosen = option === this.chosen;
    const id = `${this.id}-${index}`;
    const item = createElement("li", { id, role: "option", class: "listbox__option" });
    item.dataset.index = String(index);
    item.ariaSelected = String(isChosen);
    item.textContent = option.text;
    return item;
  }

  private choose(index: number) {
    const option = this.options[index];
    this.close();
    if (!option || option === this.chosen) return;

    this.select.value = option.value;
    this.alert.textContent = "";
    this.select.dispatchEvent(new Event("input", { bubbles: true }));
    this.select.dispatchEvent(new Event("change", { bubbles: true }));
  }

  private close() {
    this.list.hidden = true;
    this.active = -1;
    this.draw();
  }

  /** Shows our message instead of the browser's; nothing is sent. */
  private refuse(event: Event) {
    event.preventDefault();
    this.alert.textContent = this.missing;
    this.draw();
    if (this.select.form?.querySelector(":invalid:not(fieldset)") === this.select) {
      // After the browser has focused the next invalid field; this one comes first.
      setTimeout(() => this.button.focus());
    }
  }

  /** Call whenever the field's messages may have changed. */
  draw() {
    const { button, list, select } = this;
    button.textContent = select.selectedOptions[0]?.text ?? "";
    button.ariaExpanded = String(!list.hidden);
    button.ariaRequired = String(select.required);
    describeButton(button, select, this.alert);
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
