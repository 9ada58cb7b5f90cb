import type { Case } from "~/data/case";
import { plainSentences, prose } from "./case-words";

type Sentence = { slug: string; place: string; text: string; words: ReadonlySet<string> };

type Pair = { overlap: number; first: Sentence; second: Sentence };

/** Two sentences share so much when this part of all their words is common to both. */
const limit = 0.55;

/** Shorter ones ("It depends.") are alike by chance. */
const fewestWords = 5;

/** How many sentences have a near copy on the page of another case, and the pairs, worst first. */
export function nearRepeats(cases: readonly Case[]): { share: number; pairs: Pair[] } {
  const all = cases.flatMap(readSentences);
  const pairs = all.flatMap((first, at) =>
    all
      .slice(at + 1)
      .filter((second) => second.slug !== first.slug)
      .map((second) => ({ overlap: overlap(first.words, second.words), first, second }))
      .filter((pair) => pair.overlap >= limit),
  );
  const repeated = new Set(pairs.flatMap(({ first, second }) => [first, second]));

  return {
    share: repeated.size / all.length,
    pairs: pairs.sort((a, b) => b.overlap - a.overlap),
  };
}

function readSentences(item: Case): Sentence[] {
  return plainSentences(prose(item))
    .map(({ place, text }) => ({ slug: item.slug, place, text, words: wordsIn(text) }))
    .filter(({ words }) => words.size >= fewestWords);
}

function wordsIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z0-9']+/g) ?? []);
}

function overlap(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const common = [...first].filter((word) => second.has(word)).length;
  return common / (first.size + second.size - common);
}
