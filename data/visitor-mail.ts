type Confirmation = Record<
  "reference" | "site" | "sender" | "yourRequest" | "stop" | "unsubscribe",
  string
>;

/** Mails to visitors. Somebody else may read them: they name no case and repeat nothing typed. */
export const visitorMail = {
  confirmation: {
    subject: (site: string) => `Your request to ${site}`,
    text: ({ reference, site, sender, yourRequest, stop, unsubscribe }: Confirmation) =>
      [
        `${site} has your request. Your reference:`,
        "",
        reference,
        "",
        "With it and the private code that you saw after sending, you can see who has your request, stop contact or withdraw it:",
        yourRequest,
        "The code is not in this mail, and nobody can send it to you.",
        "",
        "To stop calls, texts or emails, without the code:",
        stop,
        "",
        "Was it not you? Somebody may have mistyped an address. The same page stops it.",
        "",
        "To get no more mail from us:",
        unsubscribe,
        "",
        "Please do not answer this mail: a program sent it.",
        sender,
        "",
      ].join("\n"),
  },
} as const;
