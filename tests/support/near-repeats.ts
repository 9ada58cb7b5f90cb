import type { Case } from "~/data/case";
import { everything, plainSentences, prose } from "./case-words";

type Words = ReturnType<typeof prose>;

type Sentence = { slug: string; place: string; text: string; words: ReadonlySet<string> };

type Pair = { overlap: number; first: Sentence; second: Sentence };

/** Two sentences count as alike when they have this share of all their words in common. */
const limit = 0.55;

/** No two sentences may be more alike than this. */
const same = 0.6;

/** Shorter ones ("It depends.") are alike by chance. */
const fewestWords = 5;

/** Titles of rows and of passages, and short forms: labels, not sentences. */
const labels = ["card", "glance", "headings", "way titles", "document names"];

/**
 * How many sentences have a near copy on the page of another case, and the pairs, most alike first.
 */
export function nearRepeats(cases: readonly Case[]): { share: number; pairs: Pair[] } {
  const all = cases.flatMap((item) => readSentences(item, prose(item)));
  const pairs = findPairs(all, limit).filter(({ first, second }) => first.slug !== second.slug);
  const repeated = new Set(pairs.flatMap(({ first, second }) => [first, second]));

  return { share: repeated.size / all.length, pairs };
}

/** Sentences of one page that say the same thing twice. */
export function repeatsOnPage(item: Case): Pair[] {
  return findPairs(readSentences(item, everything(item)), same).filter(isSame);
}

/** Sentences of different cases that are the same, though neither or only one names its own fact. */
export function repeatsAcross(cases: readonly Case[]): Pair[] {
  const all = cases.flatMap((item) =>
    readSentences(
      item,
      everything(item).filter(({ place }) => !labels.includes(place)),
    ),
  );
  return findPairs(all, same).filter(
    (pair) =>
      isSame(pair) &&
      pair.first.slug !== pair.second.slug &&
      !nameOwnFacts(pair.first, pair.second),
  );
}

export function showPairs(pairs: readonly Pair[]): string[] {
  return pairs.map(
    ({ overlap, first, second }) =>
      `${overlap.toFixed(2)}  ${first.slug} (${first.place}): ${first.text}\n      ${second.slug} (${second.place}): ${second.text}`,
  );
}

/** Compares only sentences that share a rare word: a few thousand of half a million pairs. */
function findPairs(all: readonly Sentence[], least: number): Pair[] {
  const uses = new Map<string, number>();
  for (const { words } of all) {
    for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const byRareWord = new Map<string, Sentence[]>();
  return all
    .flatMap((first) => {
      const rare = rareWords(first, { uses, least });
      const others = new Set(rare.flatMap((word) => byRareWord.get(word) ?? []));
      for (const word of rare) byRareWord.set(word, [...(byRareWord.get(word) ?? []), first]);
      return [...others]
        .map((second) => ({ overlap: overlap(first.words, second.words), first, second }))
        .filter((pair) => pair.overlap >= least);
    })
    .sort((a, b) => b.overlap - a.overlap);
}

type Rarity = { uses: ReadonlyMap<string, number>; least: number };

/**
 * The rarest words of a sentence, just so many that the remaining words cannot make it `least`
 * alike: two sentences that are alike share at least one of these.
 */
function rareWords({ words }: Sentence, { uses, least }: Rarity): string[] {
  const others = Math.ceil(words.size * least - 1e-9) - 1;
  return [...words]
    .sort((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0) || (a < b ? -1 : 1))
    .slice(0, words.size - others);
}

function isSame(pair: Pair): boolean {
  return pair.overlap > same;
}

/** A number or a name that only one of the two sentences has. */
function nameOwnFacts(first: Sentence, second: Sentence): boolean {
  const [a, b] = [factsIn(first.text), factsIn(second.text)];
  return [...a].some((fact) => !b.has(fact)) && [...b].some((fact) => !a.has(fact));
}

/** Numbers, and words with a capital that do not begin the sentence. */
function factsIn(text: string): Set<string> {
  return new Set(text.replace(/^\S+\s/, "").match(/\b(\d[\d,.-]*|[A-Z][A-Za-z'-]+)\b/g) ?? []);
}

function readSentences(item: Case, words: Words): Sentence[] {
  return plainSentences(words)
    .map(({ place, text }) => ({ slug: item.slug, place, text, words: wordsIn(text) }))
    .filter(({ words: found }) => found.size >= fewestWords);
}

function wordsIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z0-9']+/g) ?? []);
}

function overlap(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  let common = 0;
  for (const word of first) if (second.has(word)) common += 1;
  return common / (first.size + second.size - common);
}
