/**
 * BCP 47 tag for text that operators read (English). Pages use the tag of their language.
 */
export const locale = "en-US";
