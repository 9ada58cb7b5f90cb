/** BCP 47 tag for formatting dates, numbers and lists. */
export const locale = "en-US";
