/**
 * Converts the document's plain JSON into the stream Remix reads: turbo-stream's list of values
 * that refer to each other by index.
 */
export function streamState(): void {
  const { state } = __remixContext;
  if (!state) return;

  const values: unknown[] = [];
  number(values, state);
  const body = new Response(JSON.stringify(values)).body;
  __remixContext.stream = body ?? undefined;
}

const nothing = -5;

function number(values: unknown[], value: unknown): number {
  if (value === null) return nothing;

  const place = values.push(null) - 1;
  values[place] = numbered(values, value);
  return place;
}

function numbered(values: unknown[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => number(values, part));
  if (typeof value !== "object" || value === null) return value;

  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [`_${number(values, name)}`, number(values, part)]),
  );
}
