type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Sorted names and no white space: equal values give equal texts, whose hashes can be compared. */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;

  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}

/** `Array.isArray` does not narrow to a readonly list. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
