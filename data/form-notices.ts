/** Said above a form that was not taken in, whatever it asks. */
export const formNotices = {
  tooMany: "Too many forms came from your connection. Please wait a minute, then send again.",
  notStored:
    "We could not save your request, so nothing was sent. What you typed is still here. Please try again in a few minutes.",
} as const;
