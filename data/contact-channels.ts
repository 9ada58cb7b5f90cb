/** Ways to contact a person. Each can be stopped separately. */
export const contactChannels = ["calls", "texts", "emails"] as const;

export type ContactChannel = (typeof contactChannels)[number];

/** The channels named in a stored text, in the order of the form. */
export function channelsIn(text: string): ContactChannel[] {
  const named = text.split(" ");
  return contactChannels.filter((channel) => named.includes(channel));
}

/** What others who use the phone could hear or see. */
const onThePhone: readonly ContactChannel[] = ["calls", "texts"];

/**
 * The channels that are neither stopped nor unsafe.
 *
 * @param safeToCall the answer of an abuse case; without one, nothing is known to be unsafe
 */
export function allowedChannels(
  stopped: readonly ContactChannel[],
  safeToCall: string | undefined,
): ContactChannel[] {
  return contactChannels.filter(
    (channel) =>
      !stopped.includes(channel) && !(safeToCall === "no" && onThePhone.includes(channel)),
  );
}
