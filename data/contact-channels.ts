/** Ways to contact a person. Each can be stopped separately. */
export const contactChannels = ["calls", "texts", "emails"] as const;

export type ContactChannel = (typeof contactChannels)[number];

/** Whether no way of contact is left. */
export function isAllContact(stopped: readonly ContactChannel[]): boolean {
  return contactChannels.every((channel) => stopped.includes(channel));
}

/** The channels named in a stored text, in the order of the form. */
export function channelsIn(text: string): ContactChannel[] {
  const named = text.split(" ");
  return contactChannels.filter((channel) => named.includes(channel));
}
