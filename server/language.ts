import { AsyncLocalStorage } from "node:async_hooks";
import { errorTexts } from "~/data/errors";
import { type Language, languageOf, readLanguageFrom } from "~/data/language";

const spoken = new AsyncLocalStorage<Language>();
readLanguageFrom(() => spoken.getStore() ?? "en");

/** Everything that `work` makes, now or later, is in this language. */
export function speak<Result>(language: Language, work: () => Result): Result {
  return spoken.run(language, work);
}

export type Offered = () => Promise<readonly Language[]>;

/** A loader or an action, run in the language of its address; 404 if that edition is closed. */
export function inItsLanguage<Args extends { request: Request }, Result>(
  answer: (args: Args) => Result | Promise<Result>,
  offered: Offered,
): (args: Args) => Promise<Result> {
  return async (args) => {
    const asked = languageOf(new URL(args.request.url).pathname);
    if (!(await offered()).includes(asked)) throw Response.json(errorTexts()[404], { status: 404 });

    return await speak(asked, () => answer(args));
  };
}

/** The loader of the root, which frames every page, the 404 page included. */
export function inServedLanguage<Args extends { request: Request }, Result>(
  load: (args: Args) => Result | Promise<Result>,
  offered: Offered,
): (args: Args) => Promise<Result> {
  return async (args) => {
    const { pathname } = new URL(args.request.url);
    return await speak(servedLanguage(pathname, await offered()), () => load(args));
  };
}

/** The language of an address; English if that edition is closed. */
export function servedLanguage(path: string, offered: readonly Language[]): Language {
  const asked = languageOf(path);
  return offered.includes(asked) ? asked : "en";
}
