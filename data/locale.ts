/** How dates, numbers and lists are written. */
export const locale = "en-US";
