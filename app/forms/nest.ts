type Nested = Record<string, string | Record<string, string>>;

/** Conform reads a name with a dot as a group: `quiz.state` is `{ quiz: { state } }`. */
export function nest(values: Readonly<Record<string, string>>): Nested {
  const nested: Nested = {};
  for (const [name, value] of Object.entries(values)) {
    const [group = "", ...rest] = name.split(".");
    const inner = nested[group];
    if (rest.length === 0) nested[name] = value;
    else nested[group] = { ...(typeof inner === "object" && inner), [rest.join(".")]: value };
  }
  return nested;
}
