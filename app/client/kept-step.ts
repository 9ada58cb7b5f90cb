import type { NavigateFunction, SubmitFunction } from "@remix-run/react";
import { keptFields } from "~/data/forms/case";
import { answerPrefix, contactPrefix } from "~/data/forms/prefixes";

const key = "step-2";

/**
 * Marks the history entry and keeps what is typed from now on.
 *
 * @returns ends it
 */
export function keep(path: string): (() => void) | undefined {
  const form = document.forms.namedItem("form");
  if (!form) return;

  const save = () => write(path, { values: textsOf(form), sent: null });
  history.replaceState({ ...history.state, isStep2: true }, "");
  save();
  form.addEventListener("input", save);
  showClear(form);
  return () => form.removeEventListener("input", save);
}

function showClear(form: HTMLFormElement) {
  const button = form.querySelector<HTMLButtonElement>("[data-clears]");
  if (!button) return;

  button.hidden = false;
  button.onclick = () => clear(form);
}

/** From now on only that it was sent. */
export function markSent(path: string, sent: string): void {
  if (read()?.path === path) write(path, { values: {}, sent });
}

type Router = { navigate: NavigateFunction; submit: SubmitFunction };

/** Back in an entry that showed step 2: to what it showed, or to the thanks. */
export function goOn(path: string, { navigate, submit }: Router): void {
  const kept = read();
  if (!kept || kept.path !== path) return;
  if (kept.sent) {
    navigate(`${path}?sent=${kept.sent}#form`, { replace: true });
    return;
  }
  // As from the quiz, so that the server checks each value again.
  const body = new FormData();
  body.set("intent", "quiz");
  for (const [name, value] of Object.entries(kept.values)) {
    const isAnswer = name.startsWith(answerPrefix);
    body.set(isAnswer ? name.slice(answerPrefix.length) : contactPrefix + name, value);
  }
  submit(body, { method: "post", action: path, replace: true });
}

/** Empties the form, and forgets. */
function clear(form: HTMLFormElement) {
  for (const control of form.elements) empty(control);
  form.dispatchEvent(new Event("input", { bubbles: true }));
  forget();
  form.querySelector<HTMLElement>(".field__control")?.focus();
}

/** Removes what is too old, and everything once the visitor has opted out. */
export function tidy(hasOptedOut: boolean): void {
  if (hasOptedOut || !read()) forget();
}

function empty(control: Element) {
  if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
  if (!(control instanceof HTMLInputElement) || control.type === "hidden") return;

  if (control.type === "checkbox") control.checked = false;
  else control.value = "";
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
      isKept(name) && typeof value === "string" && value !== "" ? [[name, value]] : [],
    ),
  );
}

function read(): KeptStep | null {
  try {
    return readKept(sessionStorage.getItem(key), Date.now());
  } catch {
    return null;
  }
}

function write(path: string, step: Pick<KeptStep, "values" | "sent">) {
  const earlier = read();
  const at = earlier?.path === path ? earlier.at : Date.now();
  try {
    sessionStorage.setItem(key, JSON.stringify({ at, path, ...step } satisfies KeptStep));
  } catch {
    // Blocked or full: nothing is kept.
  }
}

function forget() {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Typed values by field name, or the reference once they are sent. */
type KeptStep = {
  /** Milliseconds since 1970 at which keeping began. */
  at: number;
  path: string;
  values: Record<string, string>;
  sent: string | null;
};

const lifeMs = 30 * 60 * 1000;
const longest = 500;
const names = new Set(keptFields().map(({ name }) => name));

/** Reads what any script of this tab could have written; null when it is too old or not ours. */
export function readKept(text: string | null, now: number): KeptStep | null {
  const told = parse(text);
  if (!told || typeof told.at !== "number" || typeof told.path !== "string") return null;
  if (
    !(told.at <= now && now - told.at < lifeMs) ||
    !/^(?:\/es)?\/lawsuits\/[a-z0-9-]+$/.test(told.path)
  ) {
    return null;
  }
  const sent = typeof told.sent === "string" && /^[2-9A-HJ-NP-Z]{8}$/.test(told.sent);
  return {
    at: told.at,
    path: told.path,
    values: Object.fromEntries(keptTexts(told.values)),
    sent: sent ? String(told.sent) : null,
  };
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const told: unknown = JSON.parse(text ?? "");
    return isGroup(told) ? told : null;
  } catch {
    return null;
  }
}

function keptTexts(values: unknown): [string, string][] {
  if (!isGroup(values)) return [];

  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    isKept(name) && typeof value === "string" && value.length <= longest ? [[name, value]] : [],
  );
}

/** Answers of step 1 and the texts of step 2; never a box. */
export function isKept(name: string): boolean {
  return (
    names.has(name) || (name.startsWith(answerPrefix) && /^[a-z]+\.[a-z][a-z0-9_]*$/.test(name))
  );
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
