const typingMs = 500;

type Typed = { text: string; at: number };

/** Index that a movement key leads to from `active` (-1 for none); null for any other key. */
export function optionAt(key: string, active: number, length: number): number | null {
  const last = length - 1;
  const targets: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active < 0 ? last : active - 1,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? null : Math.max(0, Math.min(last, target));
}

type Typing = { key: string; labels: readonly string[]; from: number };

/**
 * Type-ahead: letters typed quickly add up; the same letter repeated cycles through its options.
 * Returns -1 when no option begins so, null when the key is not a letter.
 */
export function typedOption(typed: Typed, { key, labels, from }: Typing): number | null {
  const isGoingOn = Date.now() - typed.at < typingMs;
  if (key.length !== 1 || (key === " " && !isGoingOn)) return null;

  typed.text = isGoingOn ? typed.text + key.toLowerCase() : key.toLowerCase();
  typed.at = Date.now();
  const isRepeat = [...typed.text].every((letter) => letter === typed.text[0]);
  const sought = isRepeat ? typed.text.slice(0, 1) : typed.text;
  const start = isRepeat ? from + 1 : Math.max(0, from);
  const order = labels.map((_, index) => (start + index) % labels.length);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(sought)) ?? -1;
}
