/** Ways in which a person can be contacted, each of which can be stopped on its own. */
export const contactChannels = ["calls", "texts", "emails"] as const;

export type ContactChannel = (typeof contactChannels)[number];
