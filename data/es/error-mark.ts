export const errorMark = "Error: ";
