/**
 * A function that returns the result kept for a key, or makes and keeps it. Beyond `limit` results
 * the oldest goes: visitors can cause any number of keys, such as a page of each unknown case.
 */
export function boundedCache<Result>(limit: number) {
  const results = new Map<string, Result>();

  return (key: string, make: () => Result): Result => {
    const known = results.get(key);
    if (known !== undefined) return known;

    const made = make();
    const [oldest] = results.keys();
    if (results.size >= limit && oldest !== undefined) results.delete(oldest);
    results.set(key, made);
    return made;
  };
}
