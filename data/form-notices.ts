/** Said above a form that was not taken in, whatever it asks. */
export const formNotices = {
  tooMany: "Too many forms came from your connection. Please wait a minute, then send again.",
  notStored:
    "We could not save your request, so nothing was sent. What you typed is still here. Please try again in a few minutes.",
  /** After the words of the form service, or ours where it has none. */
  emailRefused: (message: string) => `Email ${message}`,
  emailNotAccepted: "is not accepted",
  /** A step that the page does not offer. */
  unusual: "The form was sent in an unusual way. Please answer the questions and send it again.",
  unusualOptOut: "The form was sent in an unusual way, so nothing was changed. Please try again.",
  notChanged: "We could not save this, so nothing was changed. Please try again in a few minutes.",
  brokenLink:
    "This link is not complete, so nothing was changed. Please type your email address below.",
} as const;
