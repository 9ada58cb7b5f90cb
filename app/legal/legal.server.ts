import { legalPage, type Services } from "~/app/services.server";
import { spellDate } from "~/data/dates";
import { here } from "~/data/language";
import { spokenFor } from "~/data/spoken-for";

/** A legal text with the head of its page. `name` is also the path. */
export function readLegalText(opened: Services, name: string) {
  const { title, description, firstDated, lastUpdated, ...text } = legalPage(
    name,
    opened.placeholders,
  );

  return {
    head: { title, description, path: here(`/${name}`) },
    text: {
      ...text,
      title,
      firstDated: spellDate(firstDated),
      lastUpdated: spellDate(lastUpdated),
      approval: spokenFor()?.(opened.config) ?? null,
    },
  };
}

export type LegalText = ReturnType<typeof readLegalText>["text"];
