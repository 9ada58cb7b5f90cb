/** Names and addresses stay as they were set: a backslash keeps punctuation from being markup. */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[!-/:-@[-`{-~]/g, "\\$&");
}
