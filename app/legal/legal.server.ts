import { type App, legalPage, placeholdersOf } from "~/app/services.server";
import { spellDate } from "~/data/dates";
import { here, language } from "~/data/language";
import { spokenFor } from "~/data/spoken-for";

/** A legal text with the head of its page. `name` is also the path. */
export function readLegalText(app: App, name: string) {
  const { title, description, firstDated, lastUpdated, ...text } = legalPage(
    name,
    placeholdersOf(app.config),
  );

  return {
    head: { title, description, path: here(`/${name}`) },
    text: {
      ...text,
      title,
      firstDated: spellDate(firstDated),
      lastUpdated: spellDate(lastUpdated),
      approval: spokenFor()?.(app.config.translations[language()] ?? {}) ?? null,
    },
  };
}

export type LegalText = ReturnType<typeof readLegalText>["text"];
