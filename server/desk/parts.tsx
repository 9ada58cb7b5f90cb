import { createContext, type InputHTMLAttributes, type ReactNode, useContext } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { spellAge, spellMoment } from "~/data/dates";
import type { App } from "../app";
import type { Actor } from "../leads/operator-log";
import type { NeedEntry } from "../operator/needs";
import type { PostedOfFirm } from "../operator/partner-acts";
import type { Posted } from "../operator/submission-acts";
import type { Fact } from "../operator/submission-view";
import type { Said } from "./access";
import { script } from "./script";

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

/** What a form of the desk posts, by the names of its fields: where it was pressed, and what its act asks for. */
export type Sent = Posted &
  PostedOfFirm &
  Readonly<{
    form_token?: string;
    invitation?: string;
    /** Of the page of which submission this is. */
    of?: string;
    /** What stands beside it in the list that it was opened from. */
    next?: string;
    previous?: string;
    /** What that page said, and the address that takes it back. */
    done?: string;
    undo?: string;
    /** The typed rows of a list. */
    rows?: string;
  }>;

/** What was typed and not saved, to be shown again beside its fields. */
export type Unsaved = {
  typed?: Readonly<Record<string, string>>;
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
  /** Of this *Undo*, the milliseconds until it is too late. */
  undoFor?: { undo: string; ms: number };
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
              data-left={isSamePath(note.undo, undoFor?.undo) ? undoFor?.ms : undefined}
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

function isSamePath(one: string | null | undefined, other: string | undefined): boolean {
  return one != null && one.split("?")[0] === other?.split("?")[0];
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
