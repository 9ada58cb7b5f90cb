import { AsyncLocalStorage } from "node:async_hooks";
import { errorTexts } from "~/data/errors";
import { type Language, languageOf, mainLanguage, readLanguageFrom } from "~/data/language";

const spoken = new AsyncLocalStorage<Language>();
readLanguageFrom(() => spoken.getStore() ?? mainLanguage);

/** Everything that `work` makes, now or later, is in this language. */
export function speak<Result>(language: Language, work: () => Result): Result {
  return spoken.run(language, work);
}

/**
 * A loader or an action that runs in the language of its address. If that edition is closed, it
 * throws 404; the root's loader runs in English, because it frames the page of the error.
 */
export function inItsLanguage<Args extends { request: Request }, Result>(
  run: (args: Args) => Result | Promise<Result>,
  readOffered: () => Promise<readonly Language[]>,
  isRoot: boolean,
): (args: Args) => Promise<Result> {
  return async (args) => {
    const { pathname } = new URL(args.request.url);
    const offered = await readOffered();
    if (!isRoot && !offered.includes(languageOf(pathname))) {
      throw Response.json(errorTexts()[404], { status: 404 });
    }
    return await speak(servedLanguage(pathname, offered), () => run(args));
  };
}

/** The language of an address; English if that edition is closed. */
export function servedLanguage(path: string, offered: readonly Language[]): Language {
  const asked = languageOf(path);
  return offered.includes(asked) ? asked : mainLanguage;
}
