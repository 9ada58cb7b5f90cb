import type { Case } from "../../case";
import { type Translation, translate } from "./join";

const translations: Readonly<Record<string, Translation>> = {};

/** The case in Spanish. */
export function inSpanish(item: Case): Case {
  const translation = translations[item.slug];
  return translation ? translate(item, translation) : item;
}
