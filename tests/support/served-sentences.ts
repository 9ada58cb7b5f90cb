import { wordsOf } from "./document";
import { sentences } from "./reading";

const blocks = /<\/?(?:p|li|h[1-6]|dt|dd|td|th|tr|summary|figcaption|div|section|br)\b[^>]*>/g;
const elsewhere = [
  /<aside class="case__aside">[\s\S]*?<\/aside>/g,
  /<section class="help(?:lines)?"[\s\S]*?<\/section>/g,
];

/** Sentences and titles in the article of a served case page, without form, consent and help. */
export function servedSentences(html: string): string[] {
  const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const article = elsewhere.reduce((rest, part) => rest.replaceAll(part, ""), main);

  return article
    .replaceAll(/<sup>[\s\S]*?<\/sup>/g, "")
    .split(blocks)
    .flatMap((block) => sentences(wordsOf(block).trim()))
    .filter((text) => /[a-z]/i.test(text));
}

export function countWords(text: string): number {
  return text.split(/\s+/).length;
}
