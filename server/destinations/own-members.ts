import type { WireMember } from "../submission/wire-member";
import { isOptedOut } from "./envelope";
import type { Member, OutboundMessage } from "./outbound-message";

/**
 * The members that a kind of form forwards. Built by name, so that nothing a visitor adds is sent
 * (`_cc`, for example, would copy the mail to any address).
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
