import { createElement } from "~/app/client/create-element";
import { findCases, finderWords } from "~/data/find-cases";

const most = 6;

type Link = { label: string; href: string };
type Options = { cases: readonly Link[]; label: string; go: (href: string) => void };

/** Suggestions under a search field: an editable combobox with a list (ARIA APG). */
export class FinderSuggestions {
  private readonly list: HTMLUListElement;
  private readonly items: readonly ReturnType<typeof findable>[];
  private active = -1;

  constructor(
    private readonly input: HTMLInputElement,
    private readonly options: Options,
  ) {
    const id = `${input.id}-list`;
    this.list = createElement("ul", { id, role: "listbox", class: "listbox__list" });
    this.list.ariaLabel = options.label;
    this.items = options.cases.map((link) => findable(link));
  }

  attach() {
    const { input, list } = this;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-controls", list.id);
    input.ariaAutoComplete = "list";
    input.autocomplete = "off";
    input.after(list);
    input.addEventListener("input", () => this.suggest());
    input.addEventListener("focus", () => this.suggest());
    input.addEventListener("blur", () => this.close());
    input.addEventListener("keydown", (event) => this.press(event));
    // The focus stays in the field, or the list would close before the click arrives.
    list.addEventListener("mousedown", (event) => event.preventDefault());
    list.addEventListener("click", ({ target }) => {
      if (target instanceof HTMLElement) this.choose(target.closest("li"));
    });
    if (document.activeElement === input) this.suggest();
    else this.close();
  }

  private suggest() {
    const { value } = this.input;
    const { hits, near } = findCases(value, this.items);
    const found = value.trim() === "" ? [] : [...hits, ...near].slice(0, most);
    this.list.replaceChildren(...found.flatMap((slug) => this.option(slug)));
    this.list.hidden = found.length === 0;
    this.move(-1);
  }

  private option(slug: string) {
    const item = this.items.find((other) => other.slug === slug);
    if (!item) return [];

    const id = `${this.list.id}-${slug}`;
    const option = createElement("li", { id, role: "option", class: "listbox__option" });
    option.dataset.href = item.href;
    option.textContent = item.label;
    return [option];
  }

  private press(event: KeyboardEvent) {
    if (this.list.hidden) return;
    const { length } = this.list.children;
    if (event.key === "ArrowDown") this.move((this.active + 1) % length);
    else if (event.key === "ArrowUp") this.move((this.active <= 0 ? length : this.active) - 1);
    else if (event.key === "Escape") this.close();
    else if (event.key === "Enter" && this.active >= 0)
      this.choose(this.list.children[this.active]);
    else return;
    event.preventDefault();
  }

  private move(active: number) {
    this.active = active;
    this.input.ariaExpanded = String(!this.list.hidden);
    for (const [index, item] of [...this.list.children].entries()) {
      item.classList.toggle("is-active", index === active);
      item.ariaSelected = String(index === active);
    }
    const item = this.list.children[active];
    if (item) this.input.setAttribute("aria-activedescendant", item.id);
    else this.input.removeAttribute("aria-activedescendant");
  }

  private choose(item: Element | null | undefined) {
    if (!(item instanceof HTMLElement) || !item.dataset.href) return;
    this.close();
    this.options.go(item.dataset.href);
  }

  private close() {
    this.list.hidden = true;
    this.move(-1);
  }
}

function findable({ label, href }: Link) {
  const slug = href.split("/").at(-1) ?? "";
  return { slug, label, href, names: [label, ...(finderWords[slug] ?? [])] };
}
