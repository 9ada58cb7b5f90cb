import type { Moment } from "~/data/desk/view";

export function Time({ at }: { at: Moment }) {
  return <time dateTime={at.iso}>{at.text}</time>;
}
