const drawn = new WeakSet<object>();

/**
 * Marks content of a loader that only has to be read. The server draws it; in a document it does not
 * travel a second time as data for the script, which keeps what was drawn (see `DrawnOnce`). When
 * script navigates, the content comes as data. So a component finds null while script takes over.
 */
export function drawnOnce<T extends object>(content: T): T | null {
  drawn.add(content);
  return content;
}

/** The same data without the marked content. */
export function withoutDrawn(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (drawn.has(value)) return null;
  if (Array.isArray(value)) return value.map(withoutDrawn);
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;

  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutDrawn(part)]),
  );
}
