import readability from "text-readability";
import { wordsOf } from "./document";

/** Flesch-Kincaid grade of running text: 8 means an eighth-grader can follow it. */
export function grade(text: string): number {
  return readability.fleschKincaidGrade(text);
}

/** Sentences longer than `limit` words. Abbreviations and initials do not end a sentence. */
export function longSentences(text: string, limit: number): string[] {
  return sentences(text).filter((sentence) => sentence.split(/\s+/).length > limit);
}

export function sentences(text: string): string[] {
  return text
    .replace(/\b(U\.S|v|Dr|St|No|D\.C|e\.g|i\.e|Inc|Co)\./g, "$1")
    .split(/(?<=[.?!])["”’)]*\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** English that stays on a Spanish page: names, and words that a law or a form requires. */
export const staysEnglish =
  /Shine the Light|Do Not Track|NOTICE: We may sell your sensitive personal data|statute of repose|Privacy – Do Not Sell\/Share/g;

/** English words that are not spelled like a Spanish word. A code such as `3AT5R` is not a word. */
export const englishWords =
  /(?<![\p{L}\p{N}])(?:the|of|and|to|for|with|you|your|yours|we|our|us|is|are|was|were|be|been|not|this|that|these|those|from|by|or|if|it|its|they|their|them|who|which|what|when|where|how|any|all|may|will|can|could|should|would|must|have|had|do|does|did|but|than|then|there|here|about|into|only|also|other|each|every|more|most|some|such|until|before|after|because|while|please|more|one|two|an|on|at|up|out)(?![\p{L}\p{N}])/iu;

/** Names that are the same in both languages. */
const names =
  /statute of repose|do_not_sell|Do Not Sell or Share My Personal Information|\(ALL\)|Strength of Nature|Court of Common Pleas|Code of Civil Procedure|City of Los Angeles|Ticket to Work|Take It Down/g;

/** Words of a page, without elements that are marked as English. */
export function unmarkedWords(html: string): string {
  const marked = /<(\w+)(?=\s)[^>]* lang="en"[^>]*>(?:(?!<\1[\s>])[\s\S])*?<\/\1>/g;
  const own = html
    .replaceAll(/<script[\s\S]*?<\/script>/g, " ")
    .replaceAll(marked, " ")
    .replaceAll(/[\w.]+@[\w.]+|\b[\w.]+\.(?:com|org|gov|info)\S*/g, " ");
  return wordsOf(own).replaceAll(staysEnglish, "").replaceAll(names, "");
}

const blocks = /<\/?(?:p|li|h[1-6]|dt|dd|td|th|tr|summary|figcaption|div|section|br)\b[^>]*>/g;
const elsewhere = [
  /<aside class="case__aside">[\s\S]*?<\/aside>/g,
  /<section class="help(?:lines)?"[\s\S]*?<\/section>/g,
  /<form[\s\S]*?<\/form>/g,
  /<nav[\s\S]*?<\/nav>/g,
];

/** Sentences and titles in the article of a served case page, without forms, navigation, and help. */
export function servedSentences(html: string): string[] {
  const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const article = elsewhere.reduce((rest, part) => rest.replaceAll(part, ""), main);

  return article
    .replaceAll(/<a class="note"[\s\S]*?<\/a>/g, "")
    .split(blocks)
    .flatMap((block) => sentences(wordsOf(block).trim()))
    .filter((text) => /[a-z]/i.test(text));
}

export function countWords(text: string): number {
  return text.split(/\s+/).length;
}
