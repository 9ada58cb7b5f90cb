/** What is known about the sender of a request that says nothing about its sender. */
export const unknownSender = {
  requestId: "request",
  origin: "https://plainclaim.example",
  publicOrigin: "https://plainclaim.example",
  ip: null,
  userAgent: "",
  reasons: [],
  optedOut: false,
};
