const graceMs = 160;

/**
 * Behavior of the header's `details` menus. They open on hover or focus. They close 160 ms after
 * the pointer leaves, and immediately on Escape or on a press or focus elsewhere.
 */
export class Menus {
  readonly #root: HTMLElement;
  /** The menu that was pressed since it opened: the next press closes it, as on a touch screen. */
  #pressed: HTMLDetailsElement | null;
  #timer = 0;
  #isReturning = false;

  /**
   * @param signal removes the listeners
   * @param begun the event for which this was loaded: a pointer or the focus entering a menu
   */
  constructor(root: HTMLElement, signal: AbortSignal, begun?: Event) {
    this.#root = root;
    this.#pressed = this.#opened;
    // A menu may have been opened before script ran, and the focus have moved into the page since.
    if (document.activeElement !== document.body) this.#closeUnlessAt(document.activeElement);

    const { target } = begun ?? {};
    const isStillThere = target instanceof Element && target.matches(":hover, :focus");
    if (isStillThere && begun instanceof PointerEvent) this.#enter(begun);
    if (isStillThere && begun?.type === "focusin") this.#focus(begun);

    root.addEventListener("pointerover", (event) => this.#enter(event), { signal });
    root.addEventListener("pointerout", (event) => this.#leave(event), { signal });
    root.addEventListener("click", (event) => this.#press(event), { signal });
    document.addEventListener("focusin", (event) => this.#focus(event), { signal });
    document.addEventListener("pointerdown", ({ target }) => this.#closeUnlessAt(target), {
      signal,
    });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && this.#escape(), {
      signal,
    });
  }

  close() {
    window.clearTimeout(this.#timer);
    if (this.#opened) this.#opened.open = false;
    this.#pressed = null;
  }

  #show(menu: HTMLDetailsElement) {
    if (this.#opened !== menu) this.close();
    window.clearTimeout(this.#timer);
    menu.open = true;
  }

  #enter({ pointerType, target }: PointerEvent) {
    const menu = hoveringMenu(target);
    if (pointerType !== "mouse" || !menu) return;

    // A passing pointer must not close another menu that is in use by keyboard.
    if (!this.#opened || isInUse(menu) || !isInUse(this.#opened)) this.#show(menu);
  }

  #leave({ pointerType, target, relatedTarget }: PointerEvent) {
    const menu = hoveringMenu(target);
    if (pointerType !== "mouse" || !menu?.open || isIn(menu, relatedTarget)) return;

    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => menu.open && !isInUse(menu) && this.close(), graceMs);
  }

  #press(event: Event) {
    const { target } = event;
    const menu = target instanceof Element ? target.closest(".menu__button")?.parentElement : null;
    if (!(menu instanceof HTMLDetailsElement)) return;

    // This press has just opened the menu, by giving it the focus.
    event.preventDefault();
    if (menu.open && this.#pressed === menu) return this.close();
    this.#show(menu);
    this.#pressed = menu;
  }

  #focus({ target }: Event) {
    this.#closeUnlessAt(target);
    const menu = hoveringMenu(target);
    if (menu && isButton(target) && !this.#isReturning) this.#show(menu);
  }

  #closeUnlessAt(target: EventTarget | null) {
    if (this.#opened && !isIn(this.#opened, target)) this.close();
  }

  #escape() {
    if (isIn(this.#opened, document.activeElement)) {
      this.#isReturning = true;
      this.#opened?.querySelector("summary")?.focus();
      this.#isReturning = false;
    }
    this.close();
  }

  get #opened() {
    return this.#root.querySelector<HTMLDetailsElement>("details.menu[open]");
  }
}

/** The menu for small screens opens only when it is pressed. */
function hoveringMenu(target: EventTarget | null): HTMLDetailsElement | null {
  if (!(target instanceof Element)) return null;

  return target.closest<HTMLDetailsElement>("details.menu:not(.menu--small)");
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(".menu__button");
}

function isIn(element: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && element !== null && element.contains(target);
}

function isInUse(element: Element): boolean {
  return element.querySelector(".menu__button:focus-visible, .menu__panel :focus-visible") !== null;
}
