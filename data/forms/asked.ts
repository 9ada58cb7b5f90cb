import { formTexts } from "../es/forms";
import { type Language, language, perLanguage } from "../language";

/**
 * A form in the language of the page. Names, values, and rules are the same in each language. Text
 * that is already Spanish, such as a question of a case, stays.
 */
export function asked<F>(form: F, of: Language = language()): F {
  return of === "es" ? inSpanish(form) : form;
}

/** Caches a form that never changes, so that values derived from it can be cached too. */
export function askedOnce<F>(form: F): () => F {
  return perLanguage((of) => asked(form, of));
}

/** Members with text for visitors. */
const read = new Set(["label", "hint", "missing", "placeholder", "group", "idle", "busy"]);

function inSpanish<T>(part: T): T;
function inSpanish(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => inSpanish(one));
  if (typeof part !== "object" || part === null) return part;

  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      typeof value === "string" && read.has(name) ? (formTexts[value] ?? value) : inSpanish(value),
    ]),
  );
}
