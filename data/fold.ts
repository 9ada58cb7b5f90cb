import { cleanText } from "./clean";

/** Letters that Unicode does not decompose, as they are typed where a keyboard lacks them. */
const plain = new Map(
  Object.entries({
    æ: "ae",
    ð: "d",
    đ: "d",
    ħ: "h",
    ı: "i",
    ł: "l",
    ŋ: "n",
    ø: "o",
    œ: "oe",
    ß: "ss",
    þ: "th",
    ŧ: "t",
    "’": "'",
    "‘": "'",
    ʻ: "'",
  }),
);

/**
 * A text for search and sort order: without case and accents, so that `munoz` finds Muñoz however
 * either was typed. Folding a folded text changes nothing.
 */
export function foldText(text: string): string {
  return cleanText(text)
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => plain.get(letter) ?? letter)
    .replaceAll(/\p{Pd}/gu, "-")
    .normalize("NFC");
}
