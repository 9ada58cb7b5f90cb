import { withoutNotes } from "~/data/record";

/** A text of the Spanish edition beside the English that it says. */
export type Pair = { path: string; english: string; spanish: string };

/** All texts at the same place in both. */
export function pairs(english: unknown, spanish: unknown, path: string): Pair[] {
  if (typeof english === "string") return [{ path, english, spanish: String(spanish) }];
  if (typeof english !== "object" || english === null) return [];

  return Object.entries(english).flatMap(([name, value]) =>
    pairs(value, Reflect.get(Object(spanish), name), `${path}.${name}`),
  );
}

/** Years, sums, phones and dockets, each as often as it stands there. */
export function numbersIn(text: string): string[] {
  const plain = withoutNotes(text).replace(/[.,](?=\s|$)/g, "");
  return (plain.match(/\$?\d[\d,.\-–/]*\d|\$?\d/g) ?? []).toSorted();
}

/** What we may not say, words that mean something else in Spanish, and shared endings. */
export const neverSaid =
  /aplicar para|notari|licenciad|nuestros abogados|(?<!\bno )garantiza|dinero en efectivo|usted califica\b|descubrimiento|evidencias|asentamiento|agravio|remover|chequea|@|\p{L}\/as?\b/iu;

/** The INFLESZ score: 55 to 65 is normal, 65 to 80 fairly easy. */
export function easeOf(parts: readonly string[]): number {
  const sentences = parts.flatMap((part) => part.split(/[.!?]+(?:\s|$)/)).filter(Boolean);
  const spoken = parts.join(" ").match(/\p{L}+/gu) ?? [];
  const syllables = spoken.reduce((sum, word) => sum + syllablesIn(word.toLowerCase()), 0);
  return 206.835 - (62.3 * syllables) / spoken.length - spoken.length / sentences.length;
}

/** Two strong vowels, or a stressed weak one beside a strong one, are two syllables. */
export function syllablesIn(word: string): number {
  const vowels = word.replace(/qu|gu(?=[eiéí])/g, "k").match(/[aeiouáéíóúüy]+/g) ?? [];
  const breaks = vowels.join(" ").match(/[aeoáéíóú](?=[aeoáéíóú])/g) ?? [];
  return Math.max(1, vowels.length + breaks.length);
}

/** Sentences of more than 35 words. */
export function longSentences(text: string): string[] {
  const plain = text.replace(/\b(p|U|S|núm|Inc)\./g, "$1");
  return plain
    .split(/[.!?](?:\s|$)|\n/)
    .filter((part) => (part.match(/[\p{L}\d$][\p{L}\d.,$-]*/gu)?.length ?? 0) > 35);
}
