import { findCases } from "~/data/find-cases";
import { createElement } from "./create-element";

const most = 6;

/** The menus' links to cases and to topics of home. Others are ignored. */
const inMenus = '.menu__column a, .menu--small a[href*="#"]';

/**
 * Suggests cases under a search field: an editable combobox with a list of this name (ARIA APG).
 *
 * @param words by slug, what people may type besides the label
 */
export function addSuggestions(
  input: HTMLInputElement,
  words: Readonly<Record<string, string>>,
  name: string,
  go: (href: string) => void,
): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(inMenus);
  const items = [...links].flatMap((link) => {
    const href = link.pathname + link.hash;
    const slug = href.split(/[/#]/).at(-1) ?? "";
    const label = link.textContent ?? "";
    const group = link.closest(".menu__column")?.querySelector(".menu__title")?.textContent ?? "";
    const own = words[slug];
    return own ? [{ href, label, group, slug, names: [label, own] }] : [];
  });
  const id = `${input.id}-list`;
  const list = createElement("ul", { id, role: "listbox", class: "listbox__list" });
  let active = -1;

  list.setAttribute("aria-label", name);
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-controls", id);
  input.setAttribute("aria-autocomplete", "list");
  input.autocomplete = "off";
  input.after(list);
  input.addEventListener("input", suggest);
  input.addEventListener("focus", suggest);
  input.addEventListener("blur", close);
  input.addEventListener("keydown", press);
  // Keeps the focus in the field; otherwise the list would close before the click arrives.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLElement) choose(target.closest("li"));
  });
  if (document.activeElement === input) suggest();
  else close();

  function suggest() {
    const { hits, near } = findCases(input.value, items);
    const found = input.value.trim() === "" ? [] : [...hits, ...near].slice(0, most);
    const options = found.flatMap((slug) => items.filter((item) => item.slug === slug)).map(option);
    list.replaceChildren(...options);
    list.hidden = options.length === 0;
    move(-1);
  }

  /** A drawing, the name, and its group. A topic of home has neither drawing nor group. */
  function option({ slug, href, label, group }: (typeof items)[number]) {
    const element = createElement("li", {
      id: `${id}-${slug}`,
      role: "option",
      class: "listbox__option",
    });
    const drawing = group ? slug : "default";
    const image = createElement("img", { src: `/images/cases/${drawing}.svg`, alt: "" });
    const text = createElement("span", {});
    const small = createElement("small", {});
    small.textContent = group;
    text.append(`${label} `, small);
    element.dataset.href = href;
    element.append(image, text);
    return element;
  }

  function press(event: KeyboardEvent) {
    if (list.hidden) return;

    const { length } = list.children;
    if (event.key === "ArrowDown") move((active + 1) % length);
    else if (event.key === "ArrowUp") move((active <= 0 ? length : active) - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && active >= 0) choose(list.children[active]);
    else return;
    event.preventDefault();
  }

  function move(to: number) {
    active = to;
    input.setAttribute("aria-expanded", String(!list.hidden));
    for (const [index, item] of [...list.children].entries()) {
      item.classList.toggle("is-active", index === active);
      item.setAttribute("aria-selected", String(index === active));
    }
    const item = list.children[active];
    if (item) input.setAttribute("aria-activedescendant", item.id);
    else input.removeAttribute("aria-activedescendant");
  }

  function choose(item?: Element | null) {
    if (!(item instanceof HTMLElement) || !item.dataset.href) return;

    close();
    go(item.dataset.href);
  }

  function close() {
    list.hidden = true;
    move(-1);
  }
}
