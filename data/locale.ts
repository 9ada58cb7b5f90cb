/**
 * BCP 47 tag for what the operator reads, which is in English; pages use that of their language.
 */
export const locale = "en-US";
