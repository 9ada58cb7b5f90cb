/** Backslashes punctuation, so that a setting is never markup. */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[!-/:-@[-`{-~]/g, "\\$&");
}
