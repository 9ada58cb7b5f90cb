/** Values for the `{{placeholders}}` in copy, by placeholder name. */
export type Words = Record<string, string>;

/**
 * Copies a piece of content with every `{{name}}` in its texts replaced. A placeholder without a
 * value is a mistake in the copy, so it throws.
 */
export function fillIn<T>(content: T, words: Words): T;
export function fillIn(content: unknown, words: Words): unknown {
  if (typeof content === "string") return fillText(content, words);
  if (Array.isArray(content)) return content.map((part) => fillIn(part, words));
  if (typeof content !== "object" || content === null) return content;

  return Object.fromEntries(
    Object.entries(content).map(([key, part]) => [key, fillIn(part, words)]),
  );
}

function fillText(text: string, words: Words): string {
  return text.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    const value = words[name];
    if (value === undefined) throw new Error(`No value for {{${name}}}`);

    return value;
  });
}
