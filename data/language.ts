/** Of every page. How dates, numbers and lists are written is apart, so that root loads no module more. */
export const language = "en";
