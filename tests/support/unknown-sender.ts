/** What is known of the sender of a request that says nothing about itself. */
export const unknownSender = {
  requestId: "request",
  origin: "https://plainclaim.example",
  publicOrigin: "https://plainclaim.example",
  ip: null,
  userAgent: "",
  reasons: [],
  optedOut: false,
};
