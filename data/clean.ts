/** Line and page separators other than those that keyboards make. */
const separators = /[\v\f\u{85}\u{2028}\u{2029}]/gu;

/**
 * A value as it is checked, looked up, compared, and stored. Text that was pasted has characters
 * that nobody sees: separators become line breaks, or spaces where the field has one line; format
 * characters are removed; the rest is normalized to NFC and trimmed.
 */
export function cleanText(text: string, isMultiline = false): string {
  return text
    .replaceAll(separators, isMultiline ? "\n" : " ")
    .replaceAll(/\p{Cf}/gu, "")
    .normalize("NFC")
    .trim();
}
