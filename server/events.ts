import { channel } from "node:diagnostics_channel";

/** What happens, for whoever counts it; costs nothing while nobody does. Nothing personal. */
export const submissionStored = channel("plainclaim:submission-stored");
export const deliveryAttempted = channel("plainclaim:delivery-attempted");

export type SubmissionStored = { kind: string };
export type DeliveryAttempted = { destination: string; outcome: string };
