/** Said as plain text, where no page can be drawn. */
export const plainAnswers = {
  busy: "Too much at once. Please try again in a few seconds.",
  busyPosts: "Too much at once, so nothing was saved. Please try again in a few seconds.",
} as const;
