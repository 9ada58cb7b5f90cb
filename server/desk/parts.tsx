import { createContext, type InputHTMLAttributes, type ReactNode, useContext } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { spellAge, spellMoment } from "~/data/dates";
import type { App } from "../app";
import type { Actor } from "../leads/operator-log";
import type { Posted } from "../operator/submission-acts";
import type { Fact } from "../operator/submission-view";
import type { NeedEntry } from "../state/needs";
import type { Said } from "./access";

/** One request to the desk by somebody who is signed in. */
export type Visit = {
  app: App;
  /** With the name of who is signed in, for the log. */
  actor: Actor;
  /** Hidden field of every form. */
  formToken: string;
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  /** What the page that sent this form said was done, and could be taken back. */
  earlier: Said | null;
};

/** What was typed and not saved, to be shown again beside its fields. */
export type Unsaved = {
  typed?: Posted;
  /** Messages by field name. */
  errors?: Readonly<Record<string, string>>;
  /** The act that was not done; its part of the page is open. */
  act?: string;
};

/** What a page shows; `undo`: the act that takes the last one back, and the address it posts to. */
export type Shown = {
  title: string;
  body: ReactNode;
  status?: number;
  note?: { tone: "done" | "error"; text: string; undo?: string | null | undefined };
  /** Where a reload finds it, if this is the response to a form. */
  address?: string;
  /** Milliseconds until it is too late for *Undo*, where that is known. */
  undoFor?: number;
  /** Why a key does nothing on this page, by `data-` and the key. */
  without?: Readonly<Record<`data-${string}`, string>>;
  /**
   * Where the one form of the page is posted by whatever leaves it, so that nothing typed is lost:
   * the menu, *Undo*, and *Sign out* too.
   */
  leave?: string;
};

/** Id of that form. */
export const pageForm = "page";

/** A page, or the address of the one that follows, with what is said there. */
export type DeskAnswer = Shown | { location: string; said?: Said };

/** A file for a spreadsheet program, in pieces. */
export type Spreadsheet = { name: string; rows: AsyncIterable<string> };

type PageFacts = {
  now: number;
  formToken: string;
  /** What the page says was done, while it can be taken back. */
  done: Said | null;
  /** What needs the operator apart from submissions. */
  problems: readonly NeedEntry[];
};

const Page = createContext<PageFacts>({ now: 0, formToken: "", done: null, problems: [] });
/** What was typed on a page and is not saved: its fields show it again, and which of them is wrong. */
export const Typed = createContext<Pick<Unsaved, "typed" | "errors">>({});

/** What a field shows of that. */
function useTyped(name: string) {
  const { typed = {}, errors = {} } = useContext(Typed);
  const isWrong = name in errors;
  return {
    typed: typed[name],
    marks: isWrong ? { "aria-invalid": true, "aria-describedby": saidId } : {},
  };
}

/** Id of what a page says first. */
const saidId = "said";

export const usePage = () => useContext(Page);

const links = [
  { href: "/", label: "Inbox", parts: ["/", "/submissions"], shortcut: "I" },
  { href: "/firms", label: "Firms", parts: ["/firms"], shortcut: "F" },
  { href: "/statistics", label: "Statistics", parts: ["/statistics"], shortcut: "S" },
  { href: "/destinations", label: "Destinations", parts: ["/destinations"], shortcut: "D" },
];

const keys = [
  [
    "In a list",
    ["j, k", "next row, previous row"],
    ["Enter", "open the row; without one, the first"],
    ["1 to 6", "the lists, from Needs you to All"],
    ["w", "parts of the list, such as spam; then its number, such as 2"],
    ["i", "is it spam?"],
    ["l", "opt-outs and data requests that are due; 5 begins with what is overdue"],
    ["/", "search, such as roundup this week; Tab goes on to the filters"],
    ["o", "order by a column; then its number"],
    ["n", "next page"],
    ["e", "spreadsheet"],
    ["v", "other requests of the row's person"],
    ["x", "check the row; without one, type which rows"],
    ["Shift+x", "check every row from the last checked one to this one"],
    ["Shift+Down, Shift+Up", "check this row and the next"],
    ["c", "check all rows"],
    ["s", "mark the checked rows, or this one, as spam"],
  ],
  [
    "On a request",
    ["n", "write a note"],
    ["Ctrl+Enter", "save it"],
    ["a", "no answer: remind me tomorrow"],
    ["d", "done"],
    ["w", "how it was answered; then its number"],
    ["i", "I have told them; then Enter"],
    ["s", "spam"],
    ["r", "not spam, or send it again"],
    ["f", "send to a firm; then its number"],
    ["c", "what its firm said; then its number, such as 2"],
    ["x", "its firm declined"],
    ["g", "ask the person to sign"],
    ["o", "open again"],
    ["e", "correct, first the phone number"],
    ["t", "no more contact; then a number, and the reference"],
    ["Enter", "in a field of an act: press its first button"],
    ["v", "the newest other request of this person"],
    ["m", "more"],
    ["p", "print"],
    ["j, k", "next request, previous request"],
    ["u", "back to the list"],
  ],
  [
    "Firms, Statistics, Destinations",
    ["j, k", "next row, previous row; Tab goes on"],
    ["p", "pause the firm of the row until Monday, or resume it"],
    ["r", "try the destination of the row now, or the only one in trouble"],
    ["w", "weeks; then the number of one, such as 2"],
    ["e", "spreadsheet"],
  ],
  [
    "Everywhere",
    ["z", "undo what was just done"],
    ["I, F, S, D", "Inbox, Firms, Statistics, Destinations"],
    ["?", "show or hide these keys"],
    ["Esc", "leave a field, or hide these keys"],
  ],
] as const;

/**
 * Keys, *Print*, and a warning before a link leaves what was typed. Everything works the same
 * without them.
 */
export const script = `
const isTyped = (field) => field.type !== "checkbox" && field.value !== (field.dataset.stored ?? field.defaultValue ?? field.value);
let isSent = false;
// Back to the response to a form would ask whether to send it again.
if (document.documentElement.dataset.at) history.replaceState(null, "", document.documentElement.dataset.at);
const usesKeys = () => localStorage.getItem("keys") !== "off";
const listed = () => document.querySelectorAll("[data-row]");
const pageRow = "row of " + location.pathname;
const rowWith = (one) => {
  const at = [...listed()].findIndex((row) => row.closest("tr").contains(one));
  return at < 0 ? NaN : at;
};
/** The newest key; empty after a press by mouse. */
let newestKey = "";
let last;
/** Gives every row from the last one that was checked to this one the same check. */
const checkTo = (box) => {
  const boxes = [...document.querySelectorAll("tr [name=reference]")];
  const ends = [boxes.indexOf(last ?? box), boxes.indexOf(box)].sort((a, b) => a - b);
  for (const one of boxes.slice(ends[0], ends[1] + 1)) one.checked = box.checked;
};
// Of another form nothing that was typed is part.
addEventListener("submit", ({ target, submitter }) => {
  isSent = target.id === "page";
  const { busy } = submitter?.dataset ?? {};
  if (busy) tell(submitter.textContent = busy);
  // Of a search and of *Next*, a second press harms nobody.
  if (target.method === "post" && submitter?.name !== "to") noteSent(newestKey);
});
const noteSent = (key) => {
  sessionStorage.setItem("sent by", key);
  sessionStorage.setItem("sent at", Date.now());
};
/** Whoever presses a key twice means the page that the first press has left. */
const isTwice = (key) => key === sessionStorage.getItem("sent by") && Date.now() - sessionStorage.getItem("sent at") < 500;
const tell = (text) => { document.querySelector("[data-told]").textContent = text; };
// A page from the history is as old as what it says can be taken back.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  document.querySelector(".note button")?.remove();
  if (![...document.getElementById("page")?.elements ?? []].some(isTyped)) location.reload();
});
addEventListener("beforeunload", (event) => {
  const form = document.getElementById("page");
  if (form && !isSent && [...form.elements].some(isTyped)) event.preventDefault();
});
addEventListener("click", ({ target, shiftKey, detail }) => {
  if (target.closest("[data-print]")) print();
  if (detail > 0) newestKey = "";
  // Of a mouse; a key has said which row it was pressed in, and what takes an act back is in no row.
  const pressed = detail > 0 && target.closest("main button:not([data-key=z])");
  if (pressed) sessionStorage.setItem(pageRow, rowWith(pressed));
  if (!target.matches("tr [name=reference]")) return;
  if (shiftKey) checkTo(target);
  last = target;
  showChecked();
});
/** Says what a list would show now, and moves nothing that is being read. */
const look = async () => {
  const fresh = document.querySelector("[data-fresh]");
  if (!fresh || document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const now = new DOMParser().parseFromString(await answer.text(), "text/html");
  const textOf = (page) => [...page.querySelectorAll(".tabs > a, .list :is(th, td):not(.list__age)")].map((one) => one.textContent).join();
  const newest = now.querySelector("[data-fresh]");
  const more = newest?.dataset.fresh - fresh.dataset.fresh;
  if (textOf(now) === textOf(document)) fresh.textContent = newest.textContent;
  else fresh.previousElementSibling.textContent = (more > 0 ? more + " new" : "It has changed") + " · ";
};
setInterval(look, 60000);
addEventListener("visibilitychange", look);
const showChecked = () => {
  const place = document.querySelector("[data-checked]");
  const count = document.querySelectorAll("tr :checked").length;
  if (place) place.textContent = count > 0 ? "(" + count + ")" : "";
};
/** The control of a part, which is opened, that is needed first; not the summary that does so. */
const firstIn = (part, summary) => {
  for (let one = part.closest("details"); one; one = one.parentElement.closest("details")) one.open = true;
  const controls = part.querySelectorAll("summary, input, select, textarea, button, a");
  const first = part.querySelector("[data-first]") ?? choicesIn(part.querySelector("[data-choices]"))[0];
  return first ?? [...controls].find((one) => one !== summary && one.checkVisibility());
};
const choicesIn = (group) => group?.querySelectorAll("a, button, [type=checkbox]") ?? [];
document.documentElement.toggleAttribute("data-keyed", usesKeys());
addEventListener("DOMContentLoaded", () => {
  for (const place of document.querySelectorAll("[data-print], [data-keys]")) place.hidden = false;
  const box = document.querySelector("[data-keys] input");
  if (box) box.checked = usesKeys();
  box?.addEventListener("change", () => {
    localStorage.setItem("keys", box.checked ? "on" : "off");
    document.documentElement.toggleAttribute("data-keyed", box.checked);
  });
  showChecked();
  const note = document.querySelector(".note");
  if (sessionStorage.getItem("sent by")) noteSent(sessionStorage.getItem("sent by"));
  const left = note?.dataset.left;
  if (left) setTimeout(() => note.querySelector("button")?.replaceWith("It is too late to take this back."), left);
  const row = note && !location.hash && listed()[Math.min(sessionStorage.getItem(pageRow) ?? NaN, listed().length - 1)];
  const name = document.querySelector("#page h1");
  if (name) name.tabIndex = -1;
  const wrong = document.querySelector("[aria-invalid=true]");
  (wrong || row || note || name)?.focus();
  // A screen reader says what changes, not what is there from the beginning.
  if (row) note.firstElementChild.replaceWith(note.firstElementChild.cloneNode(true));
});
addEventListener("keydown", (event) => {
  const { target, shiftKey, repeat } = event;
  if (!repeat && isTwice(event.key)) {
    event.preventDefault();
    return tell("You pressed this key twice: it acted once.");
  }
  if (!repeat) {
    newestKey = event.key;
    sessionStorage.removeItem("sent by");
  }
  // A key that is held down acts once, also where that opens the next page; j and k go on in a list.
  if (repeat && ["Enter", " "].includes(event.key) && target.closest("a, button, summary")) event.preventDefault();
  const press = (button) => { event.preventDefault(); if (!repeat) button.click(); };
  const key = event.key === "X" ? "x" : event.key;
  const isLine = target.matches("input:not([type=checkbox]), select");
  const isSend = key === "Enter" && (isLine || event.ctrlKey || event.metaKey);
  const part = isSend ? target.closest(".act, .notes") : null;
  const main = part?.querySelector("button");
  // Of several answers, none is meant yet.
  const isOpen = main?.matches("[data-choices] *") && !part.querySelector("[data-first]");
  if (isOpen) event.preventDefault();
  if (main) return isOpen ? main.focus() : press(main);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isField = target.closest("input:not([type=checkbox]), select, textarea");
  const isWrong = target.name === "rows" && /^[a-z]$/i.test(key);
  if (isWrong) {
    event.preventDefault();
    tell("Type the numbers of rows here, such as 1-4, 7, then Enter. Esc leaves the field.");
  }
  if (isField) return key === "Escape" && target.blur();
  const isMove = ["j", "k", "ArrowDown", "ArrowUp"].includes(key);
  if (repeat && !isMove) return;
  const keys = document.getElementById("keys");
  if (usesKeys() && key === "?") keys.togglePopover();
  if (!usesKeys() || keys.matches(":popover-open")) return;
  const rows = [...listed()];
  const at = rows.findIndex((one) => one.closest("tr").contains(document.activeElement));
  const boxIn = (row) => row?.closest("tr").querySelector("[name=reference]");
  const box = boxIn(rows[at]);
  if (key === "x" && box) {
    box.checked = !box.checked;
    if (shiftKey) checkTo(box);
    last = box;
    return showChecked();
  }
  const step = shiftKey && box ? { ArrowDown: 1, ArrowUp: -1 }[key] : undefined;
  const row = { j: at + 1, k: at < 0 ? rows.length - 1 : Math.max(at - 1, 0) }[key] ?? at + step;
  const isNowhere = !target.closest("a, button, summary, input");
  if (key === "Enter" && isNowhere && rows[0]?.matches("a")) return press(rows[0]);
  if (step && boxIn(rows[row])) box.checked = (last = boxIn(rows[row])).checked = true;
  if (step) showChecked();
  if (key === "s" && box && !document.querySelector("tr :checked")) box.checked = true;
  sessionStorage.setItem(pageRow, at < 0 ? NaN : at);
  // Where something is chosen, a number is that of a choice.
  const choices = document.activeElement.closest("[data-choices]");
  const inPart = choicesIn(choices)[key - 1];
  if (choices && !inPart && /^\\d$/.test(key)) return tell("There is no such number here.");
  if (inPart?.matches("input")) {
    inPart.checked = true;
    event.preventDefault();
    return choices.closest(".act").querySelector("input:not([type=checkbox])").focus();
  }
  const keyedAll = [...document.querySelectorAll('[data-key="' + CSS.escape(key) + '"]')];
  const within = (tr) => keyedAll.find((one) => one.closest("tr") === tr);
  const only = key === "r" && keyedAll.length === 1 ? keyedAll[0] : undefined;
  const keyed = inPart ?? within(rows[at]?.closest("tr")) ?? within(null) ?? only;
  const goes = !inPart && keyed?.matches("[data-goes]");
  const opened = goes ? keyed.closest(".act") : keyed?.matches("summary") ? keyed.parentElement : keyed?.matches("nav, thead") ? keyed : null;
  const place = opened ? firstIn(opened, goes ? null : keyed) : keyed ?? rows[row];
  const isNamed = [...keys.querySelectorAll("dt")].some((one) => one.textContent.split(", ").includes(key));
  const ends = rows.length > 0 ? { j: "This is the last one.", k: "This is the first one." } : {};
  const inRow = keyedAll.length > 0 ? "Choose a row first: press j." : "";
  const nothing = isNamed ? inRow || "This key does nothing here." : "";
  const { dataset } = document.querySelector("[data-told]");
  const why = { z: "There is nothing to undo here.", ...ends, ...dataset }[key] ?? nothing;
  tell(place && place !== document.activeElement ? "" : why);
  if (!place) return;
  if (!opened && !goes && (inPart || place.matches(":is(a, button)[data-key]"))) return press(place);
  event.preventDefault();
  place.focus();
  if (place.matches(".correct input")) place.select();
});`;

type DocumentProps = {
  visit: Visit | null;
  problems?: readonly NeedEntry[];
  site: string;
  now: number;
  styles: string;
};

/** One script and one style block, whose hashes the Content-Security-Policy names. */
export function renderPage(shown: Shown, document: DocumentProps): string {
  const { visit, problems = [], site, now, styles } = document;
  const { title, body, note, undoFor, leave, address, without = {} } = shown;
  const path = visit?.path ?? "";
  const isError = note?.tone === "error";
  const undoLabel = isError ? "Undo what was done before" : "Undo";
  const said = isError ? (visit?.earlier?.done ?? "") : (note?.text ?? "");
  const done = note?.undo ? { done: said, undo: note.undo } : null;
  const page = (
    <html lang="en" data-at={address}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${site}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to main content
        </a>
        <header>
          <p className="name">{site} Desk</p>
          {visit && (
            <nav aria-label="Desk">
              {links.map(({ href, label, parts, shortcut }) => {
                const isCurrent = parts.some((part) => isPart(path, part));
                const current = isCurrent ? ("page" as const) : undefined;
                const words = (
                  <>
                    {label}
                    <Mark count={problems.filter((one) => one.href === href).length} />
                  </>
                );
                return leave ? (
                  <Press
                    key={href}
                    to={leave}
                    label={words}
                    shortcut={shortcut}
                    aria-current={current}
                    form={pageForm}
                    name="to"
                    value={href}
                    className="link"
                  />
                ) : (
                  <a key={href} data-key={shortcut} aria-current={current} href={href}>
                    {words}
                  </a>
                );
              })}
            </nav>
          )}
          {visit && (
            <div className="who">
              {visit.actor.name && <span>{visit.actor.name}</span>}
              <Leaving leave={leave} to="/sign-out" label="Sign out" />
            </div>
          )}
        </header>
        <main id="main">
          {note && (
            <div
              id={saidId}
              className={`note note--${note.tone}`}
              role={note.tone === "error" ? "alert" : "status"}
              tabIndex={-1}
              data-left={note.undo?.includes("/take-back") ? undoFor : undefined}
            >
              <span>{note.text}</span>
              {note.undo && <Leaving leave={leave} to={note.undo} label={undoLabel} shortcut="z" />}
            </div>
          )}
          <p className="told" aria-live="polite" data-told="" {...without} />
          {body}
        </main>
        <footer hidden={!visit}>
          <button type="button" className="link" {...{ popovertarget: "keys" }}>
            Keys
          </button>
          <dialog id="keys" aria-label="Keys" {...{ popover: "auto" }}>
            {/* The first control gets the focus. */}
            <button
              type="button"
              className="button"
              {...{ popovertarget: "keys", popovertargetaction: "hide" }}
            >
              Close
            </button>
            {keys.map(([place, ...some]) => (
              <div key={place}>
                <h2>{place}</h2>
                <FactList facts={some.map(([name, value]) => ({ name, value }))} />
              </div>
            ))}
            <label className="tick" data-keys="" hidden>
              <input type="checkbox" /> Use the keys that are letters or signs
            </label>
          </dialog>
          <p>Times are in New York.</p>
        </footer>
      </body>
    </html>
  );
  const facts = { now, formToken: visit?.formToken ?? "", done, problems };
  return `<!DOCTYPE html>${renderToStaticMarkup(<Page.Provider value={facts}>{page}</Page.Provider>)}`;
}

type LeavingProps = { leave: string | undefined; to: string; label: string; shortcut?: string };

/** A button outside of the page's one form, if it has one: what is typed there comes with it. */
function Leaving({ leave, to, ...own }: LeavingProps) {
  if (leave === undefined) return <ActForm action={to} className="plain" {...own} />;
  return <Press form={pageForm} to={to} {...own} />;
}

/** How many problems a page of the menu has. */
function Mark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <strong className="mark">
      {count}
      <span className="skip"> {count === 1 ? "problem" : "problems"}</span>
    </strong>
  );
}

/** A submission is a part of the inbox. */
function isPart(path: string, part: string): boolean {
  return path === part || (part !== "/" && path.startsWith(`${part}/`));
}

type FactsProps = { id: string; title: string; facts: readonly Fact[] };

/** Renders nothing for an empty list. */
export function Facts({ id, title, facts }: FactsProps) {
  if (facts.length === 0) return null;

  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <FactList facts={facts} />
    </section>
  );
}

export function FactList({ facts }: Pick<FactsProps, "facts">) {
  return (
    <dl>
      {facts.map(({ name, value, href }) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Codes and what a service answered, which say nothing to a clerk. */
export function Technical({ children }: { children: ReactNode }) {
  return (
    <details>
      <summary>Technical details</summary>
      {children}
    </details>
  );
}

/** When something happened, or how long ago, with the exact time on hover. */
export function Time({ at, isAge }: { at: number; isAge?: boolean }) {
  const { now } = usePage();
  const exact = spellMoment(at, now);
  return (
    <time dateTime={new Date(at).toISOString()} title={isAge ? exact : undefined}>
      {isAge ? spellAge(Math.max(0, Math.floor((now - at) / 1000))) : exact}
    </time>
  );
}

type TableProps = {
  name: string;
  columns: readonly string[];
  rows: readonly { id: string | number; cells: readonly ReactNode[]; isTotal?: boolean }[];
};

/** The first cell of a row is its header. On a narrow screen each cell shows its column's name. */
export function Table({ name, columns, rows }: TableProps) {
  return (
    <table className="table" aria-label={name}>
      <thead>
        <tr>
          {columns.map((title, index) => (
            <th scope="col" key={title} className={alignmentOf(rows[0]?.cells[index])}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells, isTotal }) => (
          <tr key={id} className={isTotal ? "total" : undefined}>
            <th scope="row" tabIndex={-1} data-row="">
              {cells[0]}
            </th>
            {columns.slice(1).map((title, index) => (
              <td key={title} data-label={title} className={alignmentOf(cells[index + 1])}>
                {cells[index + 1]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function alignmentOf(cell: ReactNode) {
  return typeof cell === "number" ? "number" : undefined;
}

type ActFormProps = Omit<PressProps, "label"> & {
  action: string;
  label?: string;
  /** Instead of one button; the pressed one is posted by its name. */
  buttons?: readonly { label: string; name?: string; value?: string }[];
  children?: ReactNode;
};

/** Each act has its own form, so that it works without script. The first button is the main one. */
export function ActForm({ action, label = "", className, children, ...own }: ActFormProps) {
  const { buttons = [{ label }], ...all } = own;
  return (
    <form method="post" action={action} className={className ?? "act"}>
      <Token />
      {children}
      <span className="buttons">
        {buttons.map((one) => (
          <Press key={one.label} {...all} {...one} />
        ))}
      </span>
    </form>
  );
}

type PressProps = {
  /** Address that it posts to, if that is not the one of its form. */
  to?: string;
  label: ReactNode;
  "aria-current"?: "page" | undefined;
  name?: string;
  value?: string;
  /** What a screen reader adds to the label, where several buttons have the same. */
  about?: string;
  className?: string;
  /** Id of the form that it belongs to, if it stands elsewhere. */
  form?: string;
  shortcut?: string | undefined;
  /** Its key only goes to the first field of its act, or to it: pressing it cannot be taken back. */
  goesOnly?: boolean;
  /** What is pressed for it, where that is not its key alone. */
  hint?: string | undefined;
  /** Instead of the label, while it takes seconds. */
  busy?: string;
};

/** A button of a form; on a page that is one form, whatever is typed there comes with it. */
export function Press({ to, label, about, shortcut, goesOnly, hint, busy, ...own }: PressProps) {
  return (
    <button
      type="submit"
      formAction={to}
      className="button"
      data-key={shortcut}
      data-goes={shortcut && goesOnly ? "" : undefined}
      data-hint={hint}
      data-busy={busy}
      {...own}
    >
      {label}
      {about && <span className="skip"> ({about})</span>}
    </button>
  );
}

/** Every form posts it, so that no other site can post the form, and what can be taken back. */
export function Token() {
  const { formToken, done } = usePage();
  const fields = { form_token: formToken, ...done };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

type ChoiceProps = {
  name: string;
  label: string;
  value?: string | undefined;
  /** For an empty value; without it, a value must be chosen. */
  none?: string;
  options: readonly { value: string; label: string }[];
  /** The key of its act goes to it. */
  first?: boolean;
};

export function Choice({ name, label, value, none, options, first }: ChoiceProps) {
  const { typed, marks } = useTyped(name);
  return (
    <label>
      {label}
      <select
        name={name}
        {...marks}
        defaultValue={typed ?? value}
        data-first={first ? "" : undefined}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

type EntryProps = Omit<InputHTMLAttributes<HTMLInputElement>, "defaultValue"> & {
  name: string;
  label: string;
  value?: string;
};

export function Entry({ label, value, ...input }: EntryProps) {
  const { typed, marks } = useTyped(input.name);
  return (
    <label>
      {label}
      <input {...input} {...marks} defaultValue={typed ?? value} autoComplete="off" />
    </label>
  );
}

export function Tick({ name, label, hint }: { name: string; label: string; hint?: string }) {
  return (
    <label className="tick" data-hint={hint}>
      <input type="checkbox" name={name} defaultChecked={useTyped(name).typed !== undefined} />{" "}
      {label}
    </label>
  );
}

/**
 * What a post held that could not be saved, to be sent again. Nothing here is read from the store,
 * which may be what failed.
 */
export function unsavedForm(address: string, does: string, body: object): Shown {
  const fields = Object.entries(body).flatMap(([name, value]) =>
    [value].flat().map((one) => ({ name, value: String(one) })),
  );
  const form = (
    <form method="post" action={address} className="act">
      <h1>This was not saved</h1>
      <p>
        {does && `The desk could not do this: it ${does}. `}The store failed; the terminal says why.
        What you typed is kept on this page. Wait a minute, then try again.
      </p>
      {fields.map(({ name, value }) =>
        name === "note" ? (
          <label key={name} className="wide">
            Note
            <textarea name={name} rows={4} defaultValue={value} />
          </label>
        ) : (
          <input key={name + value} type="hidden" name={name} value={value} />
        ),
      )}
      <button type="submit" className="button">
        Try again
      </button>
    </form>
  );
  return { title: "Not saved", body: form, status: 503 };
}

/** A button, because a mail program may open the link before the person does. */
export function signInForm(invitation: string, name: string | null) {
  return (
    <form method="post" action="/sign-in" className="act">
      <h1>Desk</h1>
      <input type="hidden" name="invitation" value={invitation} />
      <p>You stay signed in for twelve hours in this browser.</p>
      <button type="submit" className="button">
        Sign in{name === null ? "" : ` as ${name}`}
      </button>
    </form>
  );
}

/** @param typed what could not be saved, to be copied */
export function problemText(title: string, text?: string, typed = "") {
  return (
    <>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {typed !== "" && (
        <label className="wide">
          What you typed, to be copied
          <textarea rows={6} defaultValue={typed} readOnly />
        </label>
      )}
    </>
  );
}
