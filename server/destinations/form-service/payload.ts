import { submissionKinds } from "../../submission/kinds/index";
import { envelope, noticeMembers } from "../envelope";
import type { Member, OutboundMessage } from "../outbound-message";
import { ownMembers } from "../own-members";

export function formPayload(message: OutboundMessage, key: Buffer): Member[] {
  if (message.delivery.purpose === "notice") return noticeMembers(message);

  const { forwarded } = submissionKinds[message.submission.kind];
  return [...ownMembers(message, forwarded.form, key), ...envelope(message)];
}
