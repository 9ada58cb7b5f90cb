import { editions } from "./languages";

export type Language = keyof typeof editions;

const isLanguage = (code: string): code is Language => Object.hasOwn(editions, code);

/** The editions of the site. Each but the first has its own first part of an address. */
export const languages: readonly Language[] = Object.keys(editions).filter(isLanguage);

/** The language of operators, of firms, and of addresses without another. */
export const mainLanguage = "en" satisfies Language;

const others = languages.filter((code) => code !== mainLanguage);
const prefix = new RegExp(`^/(${others.join("|")})(?:[/?#.]|$)`);

/** Decided by the path alone: no cookie, no header and no guess. */
export function languageOf(path: string): Language {
  const [, code = mainLanguage] = prefix.exec(path) ?? [];
  return isLanguage(code) ? code : mainLanguage;
}

/** Addresses that have no language. */
const isFile = /^\/(?:build|images|\.well-known)\/|^\/(?:sitemap\.xml|robots\.txt|favicon\b)/;

/**
 * The same address in an edition. Outside addresses, mail and telephone links, and files that have
 * no language pass through unchanged.
 */
export function at(language: Language, href: string): string {
  const page = withoutLanguage(href);
  if (language === mainLanguage || !/^\/(?!\/)/.test(page) || isFile.test(page)) return page;

  return page === "/" ? `/${language}` : `/${language}${page.replace(/^\/(?=[?#])/, "")}`;
}

/** An address of the site in the language of the page that is being made. */
export function here(href: string): string {
  return at(language(), href);
}

/** An address of the site as the English edition has it. */
export function withoutLanguage(href: string): string {
  const code = languageOf(href);
  return code === mainLanguage ? href : href.slice(code.length + 1).replace(/^(?!\/)/, "/");
}

/** In the browser a document has one language from its first byte to its last. */
let current = (): Language => {
  const { lang } = typeof document === "undefined" ? { lang: "" } : document.documentElement;
  return isLanguage(lang) ? lang : mainLanguage;
};

/** The server answers in both languages at once, and knows that of the request it is working on. */
export function readLanguageFrom(source: () => Language): void {
  current = source;
}

/** The language of the page that is being made or shown. */
export function language(): Language {
  return current();
}

/** BCP 47 tag for dates, numbers, and lists. */
export function locale(of = language()): string {
  return editions[of].locale;
}

/** `rtl` where the language is read from right to left. */
export function direction(of = language()): string | undefined {
  const known = new Intl.Locale(locale(of));
  const { direction } = Object(Reflect.get(known, "textInfo") ?? readTextInfo(known));
  return direction === "rtl" ? direction : undefined;
}

/** Newer engines have a method in place of the getter. */
function readTextInfo(known: Intl.Locale): unknown {
  const read = Reflect.get(known, "getTextInfo");
  return typeof read === "function" ? Reflect.apply(read, known, []) : null;
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
export function byLanguage<Made>(make: (of: Language) => Made): Readonly<Record<Language, Made>> {
  return mapLanguages(make, editions);
}

function mapLanguages<Made>(
  make: (of: Language) => Made,
  all: Readonly<Record<Language, unknown>>,
): Readonly<Record<Language, Made>>;
function mapLanguages(make: (of: Language) => unknown, all: object): object {
  return Object.fromEntries(Object.keys(all).map((code) => [code, isLanguage(code) && make(code)]));
}

/**
 * The texts for one thing in every language, as a function that chooses: `home().title`. A text that
 * the English has and another language lacks is a type error: there is no fallback.
 */
export function inEach<T>(texts: { en: T } & Record<Language, NoInfer<T>>): (of?: Language) => T {
  return (of = language()) => texts[of];
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
