import type { SubmitFunction } from "@remix-run/react";
import { answerPrefix, contactPrefix } from "~/data/forms/wire-names";

const key = "step-2";
const lifeMs = 30 * 60 * 1000;

/** Of the history entry: in the router's own state, so that an entry it replaces is never without. */
const mark = { isStep2: true };

/** The fields as the quiz posts them, which leads to step 2 again. */
type Kept = { at: number; path: string; fields: [name: string, value: string][] };

/**
 * Marks the history entry and keeps the text of step 2, never a checkbox. Returns what ends it. The
 * form may come later than its page, with the script that draws it.
 */
export function keepStep(path: string): () => void {
  const earlier = read();
  const at = earlier?.path === path ? earlier.at : Date.now();
  const save = () => {
    const form = document.forms.namedItem("form");
    if (form) write({ at, path, fields: fieldsOf(form) });
  };
  history.replaceState({ ...history.state, usr: mark }, "");
  save();
  document.addEventListener("input", save);
  return () => document.removeEventListener("input", save);
}

/** Posts the kept fields, so that the server checks them again and shows step 2. */
export function resumeStep(path: string, submit: SubmitFunction): void {
  const kept = read();
  if (kept?.path !== path) return;

  const body = new FormData();
  body.set("intent", "quiz");
  for (const [name, value] of kept.fields) body.set(name, value);
  submit(body, { method: "post", action: path, replace: true, state: mark });
}

export function tidyStep(mustForget: boolean): void {
  if (mustForget || !read()) sessionStorage.removeItem(key);
}

function fieldsOf(form: HTMLFormElement): Kept["fields"] {
  const texts = ".field :is(input:not([type=checkbox], [type=radio]), select)";
  const controls = form.querySelectorAll<HTMLInputElement>(`[name^="${answerPrefix}"], ${texts}`);
  // An answer has its own name there, and a contact field has a prefix.
  const quizName = (name: string) =>
    name.startsWith(answerPrefix) ? name.slice(answerPrefix.length) : contactPrefix + name;
  return [...controls].flatMap(({ name, value }): Kept["fields"] =>
    value === "" ? [] : [[quizName(name), value]],
  );
}

/** Null if nothing is kept, or if it has expired. Any script of the tab may have written it. */
function read(): Kept | null {
  try {
    const kept: Kept = JSON.parse(sessionStorage.getItem(key) ?? "");
    const age = Date.now() - kept.at;
    return age >= 0 && age < lifeMs && Array.isArray(kept.fields) ? kept : null;
  } catch {
    return null;
  }
}

function write(kept: Kept) {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full: nothing is kept.
  }
}
