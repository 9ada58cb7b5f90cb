/** Said in place of a form that was sent; people and other programs look for these words. */
export const thanks = {
  home: "Thanks for Submitting!",
  case: "Thanks! Your free review request is in.",
  newsletter: "Thanks! You’re subscribed.",
} as const;
