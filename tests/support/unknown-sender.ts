/** Request facts of a request without any headers. */
export const unknownSender = {
  requestId: "request",
  origin: "https://plainclaim.example",
  publicOrigin: "https://plainclaim.example",
  ip: null,
  userAgent: "",
  reasons: [],
  optedOut: false,
};
