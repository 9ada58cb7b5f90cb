/** BCP 47 tag for what the operator reads, which is English; pages have that of their language. */
export const locale = "en-US";
