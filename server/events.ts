import { channel } from "node:diagnostics_channel";

/** Diagnostics channels: free without subscribers. Messages hold no personal data. */
export const submissionStored = channel("plainclaim:submission-stored");
export const deliveryAttempted = channel("plainclaim:delivery-attempted");

export type SubmissionStored = { kind: string };
export type DeliveryAttempted = { destination: string; outcome: string };
