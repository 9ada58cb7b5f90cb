/** Words of the form's panel, apart from those of the page, which the script need not have. */
export const contactWords = {
  title: "Send us a message",
  thanks: {
    review:
      "Thanks! We’ve received your details. A partner firm will review eligibility and reach out.",
    message: "Thanks! We’ve received your message.",
  },
} as const;
