/** The editions of the site. The Spanish one is at `/es`, with the same paths below it. */
export const languages = ["en", "es"] as const;

export type Language = (typeof languages)[number];

/** Each in its own language, so that nobody has to know one to find the other. */
export const languageNames = { en: "English", es: "Español" } as const satisfies Record<
  Language,
  string
>;

/** Decided by the path alone: no cookie, no header and no guess. */
export function languageOf(path: string): Language {
  return /^\/es(?:[/?#.]|$)/.test(path) ? "es" : "en";
}

/** Addresses that have no language. */
const isFile = /^\/(?:build|images|\.well-known)\/|^\/(?:sitemap\.xml|robots\.txt|favicon\b)/;

/**
 * The same address in an edition. Outside addresses, mail and telephone links, and files that have
 * no language pass through unchanged.
 */
export function at(language: Language, href: string): string {
  const page = withoutLanguage(href);
  if (language === "en" || !/^\/(?!\/)/.test(page) || isFile.test(page)) return page;

  return page === "/" ? "/es" : `/es${page.replace(/^\/(?=[?#])/, "")}`;
}

/** An address of the site in the language of the page that is being made. */
export function here(href: string): string {
  return at(language(), href);
}

/** An address of the site as the English edition has it. */
export function withoutLanguage(href: string): string {
  return languageOf(href) === "es" ? href.slice("/es".length).replace(/^(?!\/)/, "/") : href;
}

/** In the browser a document has one language from its first byte to its last. */
let current = (): Language =>
  typeof document !== "undefined" && document.documentElement.lang === "es" ? "es" : "en";

/** The server answers in both languages at once, and knows that of the request it is working on. */
export function readLanguageFrom(source: () => Language): void {
  current = source;
}

/** The language of the page that is being made or shown. */
export function language(): Language {
  return current();
}

/** BCP 47 tags for dates, numbers and lists. `es` alone would write 1.095 for 1,095. */
const locales = { en: "en-US", es: "es-US" } as const satisfies Record<Language, string>;

export function locale(of = language()): string {
  return locales[of];
}

/** Follows a link to an English page that has no name in Spanish: an address, say. */
export function englishMark(): string {
  return language() === "es" ? " (en inglés)" : "";
}

/** A text in each edition. */
export type Texts = Readonly<Record<Language, string>>;

/** A name that is the same in every language, or has words that are not. */
export type Name = string | Texts;

/** What is written in every language, as one of them has it. */
export type Spoken<T> = T extends object
  ? string extends keyof T
    ? { readonly [K in keyof T]: Spoken<T[K]> }
    : T extends Readonly<Record<Language, infer Text>>
      ? Text
      : { readonly [K in keyof T]: Spoken<T[K]> }
  : T;

/**
 * Everything in one language: an object with a member for each language becomes that member. A text
 * in the source has a line per sentence, and a blank where it is shown.
 */
export function speak<T>(written: T, of: Language): Spoken<T>;
export function speak(written: unknown, of: Language): unknown {
  if (typeof written === "string") return written.replace(/\n\s*/g, " ");
  if (Array.isArray(written)) return written.map((one) => speak(one, of));
  if (typeof written !== "object" || written === null) return written;
  if (languages.every((code) => code in written)) return speak(Reflect.get(written, of), of);

  return Object.fromEntries(Object.entries(written).map(([name, one]) => [name, speak(one, of)]));
}

/** One of each, for what is the same in every language but its texts. */
export function byLanguage<Made>(make: (of: Language) => Made): Record<Language, Made> {
  return { en: make("en"), es: make("es") };
}

/** Members that are not words: they are given once, in the English. */
type Fact = "href" | "src" | "id" | "slug" | "url" | "tel" | "phone" | "value" | "date" | "width";
type Drawn = "height" | "figure" | "avatar";
type Told = "kind" | "type" | "format" | "autoComplete" | "cited";
type IsFact<K> = K extends Fact | Drawn | Told ? K : never;

/** What a translation of `T` has to say, and nothing else. */
type Words<T> = T extends string
  ? string
  : T extends (...given: infer G) => infer R
    ? (...given: G) => Words<R>
    : T extends readonly unknown[]
      ? { readonly [K in keyof T]: Words<T[K]> }
      : { readonly [K in keyof T as Exclude<K, IsFact<K>>]: Words<T[K]> };

/** `T` in any language: facts as they are, words as text. */
type Said<T> = T extends string
  ? string
  : T extends (...given: infer G) => infer R
    ? (...given: G) => Said<R>
    : T extends readonly unknown[]
      ? { readonly [K in keyof T]: Said<T[K]> }
      : { readonly [K in keyof T]: K extends IsFact<K> ? T[K] : Said<T[K]> };

/** Only names and lengths, to find a name that the English does not have. */
type Shape<T> = T extends string | ((...given: never[]) => unknown)
  ? 0
  : T extends readonly unknown[]
    ? { readonly [K in keyof T]: Shape<T[K]> }
    : { readonly [K in keyof T as Exclude<K, IsFact<K>>]: Shape<T[K]> };

type NoOther<E, S> = [Shape<E>] extends [Shape<S>] ? unknown : "has a name that the English lacks";

/**
 * The words for one thing in both languages, as a function that chooses: `home().title`. A word
 * that is missing in the Spanish, or extra, is a type error: there is no fallback.
 */
export function inLanguage<const E, const S extends Words<E>>(texts: {
  en: E;
  es: S & NoOther<E, S>;
}): (of?: Language) => Said<E> {
  return perLanguage((of) => say(texts.en, texts[of]));
}

/** Makes something for each language once, when it is first asked for. */
export function perLanguage<Made>(make: (of: Language) => Made): (of?: Language) => Made {
  const made = new Map<Language, Made>();
  return (of = language()) => {
    const fresh = made.get(of) ?? make(of);
    made.set(of, fresh);
    return fresh;
  };
}

/** The English with each word replaced by the one at the same place. */
function say<E>(english: E, words: unknown): Said<E>;
function say(english: unknown, words: unknown): unknown {
  if (words === english) return english;
  if (typeof english !== "object" || english === null) return words ?? english;
  const one = (name: string, value: unknown) =>
    say(value, Reflect.get(Object(words), name) ?? (typeof value === "object" ? {} : value));
  if (Array.isArray(english)) return english.map((value, index) => one(String(index), value));

  return Object.fromEntries(
    Object.entries(english).map(([name, value]) => [name, one(name, value)]),
  );
}
