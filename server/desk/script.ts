/** For a script element; `desk.ts` allows it by its hash. */
export const script = `(${inBrowser})();`;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keys, *Print*, and a warning before a link leaves what was typed. Everything works the same
 * without them. Its source is what a page has, so it uses nothing that stands outside of it but
 * types.
 */
function inBrowser(): void {
  const isTyped = (field: Element) => {
    if (!isField(field) || field.type === "checkbox") return false;
    const first = field instanceof HTMLSelectElement ? field.value : field.defaultValue;
    return field.value !== (field.dataset.stored ?? first);
  };
  const isField = (one: Element): one is Field =>
    one instanceof HTMLInputElement ||
    one instanceof HTMLTextAreaElement ||
    one instanceof HTMLSelectElement;
  const isAnyTyped = (form: Element | null) =>
    form instanceof HTMLFormElement && [...form.elements].some(isTyped);
  let isSent = false;
  // Back to the response to a form would ask whether to send it again.
  const { at: address } = document.documentElement.dataset;
  if (address) history.replaceState(null, "", address);
  const usesKeys = () => localStorage.getItem("keys") !== "off";
  const listed = () => document.querySelectorAll<HTMLElement>("[data-row]");
  const pageRow = `row of ${location.pathname}`;
  const keepRow = (index: number) => sessionStorage.setItem(pageRow, String(index));
  /** −1 outside of the rows. */
  const rowWith = (one: Element | null) =>
    [...listed()].findIndex((row) => row.closest("tr")?.contains(one));
  /** The newest key; empty after a press by mouse. */
  let newestKey = "";
  let last: HTMLInputElement | null = null;
  /** Gives every row from the last one that was checked to this one the same check. */
  const checkTo = (box: HTMLInputElement) => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>("tr [name=reference]")];
    const [from = 0, to] = [boxes.indexOf(last ?? box), boxes.indexOf(box)].sort((a, b) => a - b);
    for (const one of boxes.slice(from, (to ?? 0) + 1)) one.checked = box.checked;
  };
  // Of another form nothing that was typed is part.
  addEventListener("submit", ({ target, submitter }) => {
    if (!(target instanceof HTMLFormElement)) return;
    isSent = target.id === "page";
    const busy = submitter?.dataset.busy;
    if (busy) {
      write(submitter, busy);
      tell(busy);
    }
    // Of a search and of *Next*, a second press harms nobody.
    const goes = submitter instanceof HTMLButtonElement && submitter.name === "to";
    if (target.method === "post" && !goes) noteSent(newestKey);
  });
  const noteSent = (key: string) => {
    sessionStorage.setItem("sent by", key);
    sessionStorage.setItem("sent at", String(Date.now()));
  };
  /** Whoever presses a key twice means the page that the first press has left. */
  const isTwice = (key: string) =>
    key === sessionStorage.getItem("sent by") &&
    Date.now() - Number(sessionStorage.getItem("sent at")) < 500;
  const told = () => document.querySelector<HTMLElement>("[data-told]");
  const write = (place: Element | null | undefined, text: string) => {
    if (place) place.textContent = text;
  };
  const tell = (text: string) => write(told(), text);
  // A page from the history is as old as what it says can be taken back.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    document.querySelector(".note button")?.remove();
    if (!isAnyTyped(document.getElementById("page"))) location.reload();
  });
  addEventListener("beforeunload", (event) => {
    if (!isSent && isAnyTyped(document.getElementById("page"))) event.preventDefault();
  });
  addEventListener("click", ({ target, shiftKey, detail }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("[data-print]")) print();
    if (detail > 0) newestKey = "";
    // Of a mouse; a key has said which row it was pressed in, and what takes an act back is in no row.
    const pressed = detail > 0 ? target.closest("main button:not([data-key=z])") : null;
    if (pressed) keepRow(rowWith(pressed));
    if (!(target instanceof HTMLInputElement) || !target.matches("tr [name=reference]")) return;
    if (shiftKey) checkTo(target);
    last = target;
    showChecked();
  });
  /** Says what a list would show now, and moves nothing that is being read. */
  const look = async () => {
    const fresh = document.querySelector<HTMLElement>("[data-fresh]");
    if (!fresh || document.hidden) return;
    const answer = await fetch(location.href).catch(() => null);
    if (!answer?.ok) return;
    const now = new DOMParser().parseFromString(await answer.text(), "text/html");
    const textOf = (page: Document) =>
      [...page.querySelectorAll(".tabs > a, .list :is(th, td):not(.list__age)")]
        .map((one) => one.textContent)
        .join();
    const newest = now.querySelector<HTMLElement>("[data-fresh]");
    const more = Number(newest?.dataset.fresh) - Number(fresh.dataset.fresh);
    if (textOf(now) === textOf(document)) return write(fresh, newest?.textContent ?? "");
    write(fresh.previousElementSibling, `${more > 0 ? `${more} new` : "It has changed"} · `);
  };
  setInterval(look, 60000);
  addEventListener("visibilitychange", look);
  const showChecked = () => {
    const count = document.querySelectorAll("tr :checked").length;
    write(document.querySelector("[data-checked]"), count > 0 ? `(${count})` : "");
  };
  /** The control of a part, which is opened, that is needed first; not the summary that does so. */
  const firstIn = (part: Element, summary: Element | null) => {
    let around = part.closest("details");
    while (around) {
      around.open = true;
      around = around.parentElement?.closest("details") ?? null;
    }
    const controls = part.querySelectorAll<HTMLElement>(
      "summary, input, select, textarea, button, a",
    );
    const first =
      part.querySelector<HTMLElement>("[data-first]") ??
      choicesIn(part.querySelector("[data-choices]"))[0];
    return first ?? [...controls].find((one) => one !== summary && one.checkVisibility());
  };
  const choicesIn = (group: Element | null) => [
    ...(group?.querySelectorAll<HTMLElement>("a, button, [type=checkbox]") ?? []),
  ];
  document.documentElement.toggleAttribute("data-keyed", usesKeys());
  addEventListener("DOMContentLoaded", () => {
    for (const place of document.querySelectorAll<HTMLElement>("[data-print], [data-keys]")) {
      place.hidden = false;
    }
    const box = document.querySelector<HTMLInputElement>("[data-keys] input");
    if (box) box.checked = usesKeys();
    box?.addEventListener("change", () => {
      localStorage.setItem("keys", box.checked ? "on" : "off");
      document.documentElement.toggleAttribute("data-keyed", box.checked);
    });
    showChecked();
    const note = document.querySelector<HTMLElement>(".note");
    const sentBy = sessionStorage.getItem("sent by");
    if (sentBy) noteSent(sentBy);
    const left = note?.dataset.left;
    if (left) {
      const end = () =>
        note.querySelector("button")?.replaceWith("It is too late to take this back.");
      setTimeout(end, Number(left));
    }
    const rows = listed();
    const kept = Number(sessionStorage.getItem(pageRow) ?? -1);
    const row = note && location.hash === "" ? rows[Math.min(kept, rows.length - 1)] : undefined;
    const name = document.querySelector<HTMLElement>("#page h1");
    if (name) name.tabIndex = -1;
    const wrong = document.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? row ?? note ?? name)?.focus();
    // A screen reader says what changes, not what is there from the beginning.
    const said = row ? note?.firstElementChild : null;
    said?.replaceWith(said.cloneNode(true));
  });
  addEventListener("keydown", (event) => {
    const { target, shiftKey, repeat } = event;
    if (!(target instanceof HTMLElement)) return;
    if (!repeat && isTwice(event.key)) {
      event.preventDefault();
      return tell("You pressed this key twice: it acted once.");
    }
    if (!repeat) {
      newestKey = event.key;
      sessionStorage.removeItem("sent by");
    }
    // A key that is held down acts once, also where that opens the next page; j and k go on in a list.
    const isPress = ["Enter", " "].includes(event.key);
    if (repeat && isPress && target.closest("a, button, summary")) event.preventDefault();
    const press = (button: HTMLElement) => {
      event.preventDefault();
      if (!repeat) button.click();
    };
    const key = event.key === "X" ? "x" : event.key;
    const isLine = target.matches("input:not([type=checkbox]), select");
    const isSend = key === "Enter" && (isLine || event.ctrlKey || event.metaKey);
    const part = isSend ? target.closest(".act, .notes") : null;
    const main = part?.querySelector("button");
    // Of several answers, none is meant yet.
    const isOpen = main?.matches("[data-choices] *") && !part?.querySelector("[data-first]");
    if (isOpen) event.preventDefault();
    if (main) return isOpen ? main.focus() : press(main);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isRows = target instanceof HTMLInputElement && target.name === "rows";
    if (isRows && /^[a-z]$/i.test(key)) {
      event.preventDefault();
      tell("Type the numbers of rows here, such as 1-4, 7, then Enter. Esc leaves the field.");
    }
    if (target.closest("input:not([type=checkbox]), select, textarea")) {
      if (key === "Escape") target.blur();
      return;
    }
    const isMove = ["j", "k", "ArrowDown", "ArrowUp"].includes(key);
    if (repeat && !isMove) return;
    const keys = document.getElementById("keys");
    if (usesKeys() && key === "?") keys?.togglePopover();
    if (!usesKeys() || keys?.matches(":popover-open")) return;
    const rows = [...listed()];
    const at = rowWith(document.activeElement);
    const boxIn = (row: HTMLElement | undefined) =>
      row?.closest("tr")?.querySelector<HTMLInputElement>("[name=reference]") ?? null;
    const box = boxIn(rows[at]);
    if (key === "x" && box) {
      box.checked = !box.checked;
      if (shiftKey) checkTo(box);
      last = box;
      return showChecked();
    }
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = shiftKey && box ? steps[key] : undefined;
    const previous = at < 0 ? rows.length - 1 : Math.max(at - 1, 0);
    const row = key === "j" ? at + 1 : key === "k" ? previous : step ? at + step : -1;
    const isNowhere = !target.closest("a, button, summary, input");
    if (key === "Enter" && isNowhere && rows[0]?.matches("a")) return press(rows[0]);
    const reached = step ? boxIn(rows[row]) : null;
    if (box && reached) {
      box.checked = true;
      reached.checked = true;
      last = reached;
    }
    if (step) showChecked();
    if (key === "s" && box && !document.querySelector("tr :checked")) box.checked = true;
    keepRow(at);
    // Where something is chosen, a number is that of a choice.
    const choices = document.activeElement?.closest("[data-choices]") ?? null;
    const inPart = choicesIn(choices)[Number(key) - 1];
    if (choices && !inPart && /^\d$/.test(key)) return tell("There is no such number here.");
    if (inPart instanceof HTMLInputElement) {
      inPart.checked = true;
      event.preventDefault();
      const lines = choices
        ?.closest(".act")
        ?.querySelector<HTMLElement>("input:not([type=checkbox])");
      return lines?.focus();
    }
    const keyedAll = [...document.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)];
    const within = (tr: Element | null) => keyedAll.find((one) => one.closest("tr") === tr);
    const only = key === "r" && keyedAll.length === 1 ? keyedAll[0] : undefined;
    const inRow = rows[at] ? within(rows[at].closest("tr")) : undefined;
    const keyed = inPart ?? inRow ?? within(null) ?? only;
    const goes = !inPart && keyed?.matches("[data-goes]");
    const openedBy = (one: HTMLElement | undefined) => {
      if (goes) return one?.closest(".act");
      if (one?.matches("summary")) return one.parentElement;
      return one?.matches("nav, thead") ? one : null;
    };
    const opened = openedBy(keyed);
    const place = opened ? firstIn(opened, goes ? null : (keyed ?? null)) : (keyed ?? rows[row]);
    const names = [...(keys?.querySelectorAll("dt") ?? [])].map((one) => one.textContent ?? "");
    const isNamed = names.some((name) => name.split(", ").includes(key));
    const ends = rows.length > 0 ? { j: "This is the last one.", k: "This is the first one." } : {};
    const noRow = keyedAll.length > 0 ? "Choose a row first: press j." : "";
    const nothing = isNamed ? noRow || "This key does nothing here." : "";
    const whys: Partial<Record<string, string>> = {
      z: "There is nothing to undo here.",
      ...ends,
      ...told()?.dataset,
    };
    tell(place && place !== document.activeElement ? "" : (whys[key] ?? nothing));
    if (!place) return;
    const isButton = place.matches(":is(a, button)[data-key]");
    if (!opened && !goes && (inPart || isButton)) return press(place);
    event.preventDefault();
    place.focus();
    if (place instanceof HTMLInputElement && place.matches(".correct input")) place.select();
  });
}
