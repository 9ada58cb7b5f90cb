/** A search entry: its names, which rank first, and all other text. */
type Findable = { slug: string; names: readonly string[]; text?: string };

type Found = {
  /** Entries that match every word of the query, matches by name first. */
  hits: string[];
  /** Entries that match at least one word; empty when there are hits. */
  near: string[];
};

/** Stop words of both languages. */
const idle = new Set(
  "a about after an and at by case claim for from got had has have he her his i in is it lawsuit me my of on or our she son the their they to took used was we were when with you al como con cuando de del despues el era es fue la las lo los mi mis para por que se su sus tengo tuve un una y".split(
    " ",
  ),
);

/** Searches the cases. The server uses it, and the browser for suggestions. */
export function findCases(query: string, items: readonly Findable[]): Found {
  const words = wordsIn(query);
  if (words.length === 0) return { hits: items.map(({ slug }) => slug), near: [] };

  const scored = items.map((item) => ({ slug: item.slug, ...score(item, words) }));
  const hits = scored.filter(({ fitting }) => fitting === words.length);
  hits.sort((a, b) => b.named - a.named);
  if (hits.length > 0) return { hits: hits.map(({ slug }) => slug), near: [] };

  const near = scored.filter(({ fitting }) => fitting > 0);
  near.sort((a, b) => b.named - a.named || b.fitting - a.fitting);
  return { hits: [], near: near.map(({ slug }) => slug) };
}

function score({ names, text = "" }: Findable, words: readonly string[]) {
  const named = normalize(names.join(" | "));
  const all = normalize(text);
  const inNames = words.filter((word) => isIn(named, word)).length;

  return {
    named: inNames,
    fitting: words.filter((word) => isIn(named, word) || isIn(all, word)).length,
  };
}

/** A query word matches at the start of a word: "nec" is not in "connect", nor "dientes" in "expedientes". */
function isIn(text: string, word: string): boolean {
  return text.includes(` ${word}`);
}

function wordsIn(query: string): string[] {
  const all = normalize(query).trim().split(" ").filter(Boolean);
  const telling = all.filter((word) => !idle.has(word));

  // Plural, and Spanish gender: "fires" finds "fire", "quemadas" finds "quemado".
  return telling.map((word) => word.replace(/^(.{4,})s$/, "$1").replace(/^(.{5,})[aeo]$/, "$1"));
}

function normalize(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'\u2019]/g, "");
  return ` ${plain.replace(/[^a-z0-9]+/g, " ")} `;
}

/**
 * What people may type for a topic of home that has no case page, in every language. Lower case,
 * without accents, which the search removes. A case has its own in `searchWords`.
 */
export const topicWords: Readonly<Record<string, string>> = {
  "camp-lejeune":
    "camp lejeune, marine corps, marines, north carolina, contaminated water, base water, agua infanteria de marina",
  talc: "talcum powder, baby powder, shower to shower, johnson & johnson, ovarian cancer, mesothelioma, polvo de talco bebe ovario mesotelioma",
};
