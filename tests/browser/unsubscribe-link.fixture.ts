import { makeUnsubscribeToken } from "../../server/privacy/link-token";

/** Known to the test, so that it can make the link of an issue. */
export const key = "5e".repeat(32);

/** The one-click link that an issue of the newsletter to this address carries. */
export function linkFor(email: string): string {
  return `/unsubscribe?token=${makeUnsubscribeToken(Buffer.from(key, "hex"), email)}`;
}
