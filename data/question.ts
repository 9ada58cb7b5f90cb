/** A label without "(optional)", for use in a sentence. */
export function withoutNote(field: { label: string }): string {
  return field.label.replace(/ \((?:optional|opcional)\)$/, "");
}

export function isQuestion(field: { label: string }): boolean {
  return withoutNote(field).endsWith("?");
}
