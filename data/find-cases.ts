/** Something that can be found: its names first, then all else that is said of it. */
type Findable = { slug: string; names: readonly string[]; text?: string };

type Found = {
  /** Every word of the query fits. Those that fit by name come first. */
  hits: string[];
  /** When nothing fits: where at least one word does. */
  near: string[];
};

/** Words that say nothing about a case. */
const idle = new Set(
  "a about after an and at by case claim for from got had has have he her his i in is it lawsuit me my of on or our she son the their they to took used was we were when with you".split(
    " ",
  ),
);

/** Search of the cases, the same for the server and for the suggestions of script. */
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

/** A short word has to begin a word ("nec" is not in "connect"); a long one may stand inside. */
function isIn(text: string, word: string): boolean {
  return text.includes(` ${word}`) || (word.length > 3 && text.includes(word));
}

function wordsIn(query: string): string[] {
  const all = normalize(query).trim().split(" ").filter(Boolean);
  const telling = all.filter((word) => !idle.has(word));

  // "fires" asks for what "fire" asks for.
  return telling.map((word) => (word.length > 4 ? word.replace(/s$/, "") : word));
}

function normalize(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'\u2019]/g, "");
  return ` ${plain.replace(/[^a-z0-9]+/g, " ")} `;
}
