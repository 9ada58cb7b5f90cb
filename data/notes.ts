/** A note in running text, `[^key]`: it names the source of the sentence before it. */
const note = /\[\^([\w-]+)\]/;

/** Texts and keys in turn: every second part is the key of a note. */
export function splitAtNotes(text: string): string[] {
  return text.split(note);
}

/** The text alone, for places that draw no notes. */
export function withoutNotes(text: string): string {
  return splitAtNotes(text)
    .filter((_, index) => index % 2 === 0)
    .join("");
}
