/** Escapes punctuation with backslashes, so that a setting is never read as markup. */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[!-/:-@[-`{-~]/g, "\\$&");
}
