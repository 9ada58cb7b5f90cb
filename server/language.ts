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

/** Draws a page in the language of its address; in English if that edition is closed. */
export async function drawInItsLanguage<Result>(
  { url }: Request,
  offered: Offered,
  draw: () => Result,
): Promise<Awaited<Result>> {
  return await speak(servedLanguage(new URL(url).pathname, await offered()), draw);
}

/** The language of an address; English if that edition is closed. */
export function servedLanguage(path: string, offered: readonly Language[]): Language {
  const asked = languageOf(path);
  return offered.includes(asked) ? asked : "en";
}
