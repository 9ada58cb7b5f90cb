const wordsAMinute = 220;

/** Reading time of all texts in a piece of content, in whole minutes, at least 1. */
export function minutesToRead(content: unknown): number {
  return Math.max(1, Math.round(countWords(content) / wordsAMinute));
}

function countWords(content: unknown): number {
  if (typeof content === "string") return content.split(/\s+/).length;
  if (typeof content !== "object" || content === null) return 0;

  return Object.values(content).reduce<number>((sum, part) => sum + countWords(part), 0);
}
