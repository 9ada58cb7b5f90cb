/** Values for the `{{placeholders}}` in copy, by placeholder name. */
export type Placeholders = Record<string, string>;

/**
 * Copies a piece of content with every `{{name}}` in its texts replaced. A value that ends with a
 * full stop, such as `Example Inc.`, takes the place of the sentence's. A placeholder without a value
 * is a mistake in the copy, so it throws.
 */
export function interpolate<T>(content: T, words: Placeholders): T;
export function interpolate(content: unknown, words: Placeholders): unknown {
  if (typeof content === "string") return interpolateText(content, words);
  if (Array.isArray(content)) return content.map((part) => interpolate(part, words));
  if (typeof content !== "object" || content === null) return content;

  return Object.fromEntries(
    Object.entries(content).map(([key, part]) => [key, interpolate(part, words)]),
  );
}

function interpolateText(text: string, words: Placeholders): string {
  return text.replace(/\{\{([\w.]+)\}\}(\.?)/g, (_, name: string, stop: string) => {
    const value = words[name];
    if (value === undefined) throw new Error(`No value for {{${name}}}`);

    return value.endsWith(".") ? value : value + stop;
  });
}
