import type { WireMember } from "../submission/wire-member";
import { isOptedOut } from "./envelope";
import type { Member, OutboundMessage } from "./outbound-message";

/**
 * What a kind of form forwards, as it stands in this message. Built by name from what each form
 * has, so that nothing a visitor adds (`_cc`, say, which would copy the mail anywhere) can get in.
 */
export function ownMembers(
  message: OutboundMessage,
  forwarded: readonly WireMember[],
  key: Buffer,
): Member[] {
  return forwarded.flatMap(([name, read]): Member[] => {
    const value = read(message.submission, { isOptedOut: isOptedOut(message), key });
    return value === null ? [] : [[name, value]];
  });
}
