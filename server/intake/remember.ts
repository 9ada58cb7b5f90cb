/**
 * A function that remembers its last results by key, at most `most` of them: what is asked for
 * often is made once, and endless keys (a page for each unknown case) take no endless memory.
 */
export function remember<Result>(most: number) {
  const results = new Map<string, Result>();

  return (key: string, make: () => Result): Result => {
    const known = results.get(key);
    if (known !== undefined) return known;

    const made = make();
    const [oldest] = results.keys();
    if (results.size >= most && oldest !== undefined) results.delete(oldest);
    results.set(key, made);
    return made;
  };
}
