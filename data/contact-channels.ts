/** Ways to contact a person. Each can be stopped separately. */
export const contactChannels = ["calls", "texts", "emails"] as const;

export type ContactChannel = (typeof contactChannels)[number];
