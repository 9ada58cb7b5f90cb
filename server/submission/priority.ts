/** Order of deliveries that are due: lower numbers first. The outbox keeps the order fair. */
export const priority = {
  /** Opt-out requests and notices about them. */
  optOut: 0,
  lead: 1,
  rest: 2,
  /** Sent above the rate of its sender. */
  overRate: 3,
} as const;
