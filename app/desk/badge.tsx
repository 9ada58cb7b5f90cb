const tones: Readonly<Record<string, string>> = {
  refused: "bad",
  expired: "bad",
  held: "bad",
  quarantined: "odd",
  pending: "odd",
  open: "odd",
  delivered: "good",
  on: "good",
};

/** The state is a word; colour only repeats it. */
export function Badge({ state, label }: { state: string; label?: string }) {
  return (
    <span className={`badge badge--${tones[state] ?? "quiet"}`}>
      {label ? `${label}: ${state}` : state}
    </span>
  );
}
