/** Read first by screen readers: before the title of a page with errors and before each message. */
export const errorMark = "Error: ";
