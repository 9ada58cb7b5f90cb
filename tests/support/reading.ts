import readability from "text-readability";

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
