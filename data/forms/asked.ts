import { formTexts as spanish } from "../es/forms";
import { type Language, language, perLanguage } from "../language";

/** The English texts stand in the forms. */
const formTexts: Readonly<Record<Language, typeof spanish | null>> = { en: null, es: spanish };

/** A form in the language of the page. Names, values, and rules are the same in each language. */
export function asked<F>(name: keyof typeof spanish, form: F, of = language()): F {
  const texts = formTexts[of];
  return texts ? inWords(form, texts[name]) : form;
}

/** Caches a form that never changes, so that values derived from it can be cached too. */
export function askedOnce<F>(name: keyof typeof spanish, form: F): (of?: Language) => F {
  return perLanguage((of) => asked(name, form, of));
}

/** Replaces texts by those at the same place. Fields are found by name, and options by value. */
function inWords<T>(part: T, words: unknown): T;
function inWords(part: unknown, words: unknown): unknown {
  if (typeof part !== "object" || part === null) return words ?? part;
  if (typeof words === "string") return { ...part, label: words };

  const at = (name: string) => Reflect.get(Object(words), name);
  if (Array.isArray(part)) return part.map((one) => inWords(one, at(one.name ?? one.value)));

  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, inWords(value, at(name))]),
  );
}
