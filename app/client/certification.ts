/** Attribute of the certification script's element. */
export const certificationMark = "data-certification";

/**
 * Whether the certification script is loaded. It stays in its document, so a page with a private
 * code or with a person's own request must be a new document.
 */
export function isCertified(): boolean {
  return document.querySelector(`script[${certificationMark}]`) !== null;
}
