/** Before the title of a page with errors, and before each message for who hears it. */
export const errorMark = "Error: ";
