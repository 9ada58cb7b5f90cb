import { submissionKinds } from "../submission/kinds/index";
import type { Member, OutboundMessage } from "./outbound-message";

/** Members of every payload after its own fields, and the proof of consent of a lead. */
export function envelope(message: OutboundMessage): Member[] {
  return [...identity(message), ...optOutMembers(message), ...consentProof(message)];
}

/** The payload of a notice holds nothing else about the person. */
export function noticeMembers(message: OutboundMessage): Member[] {
  return [
    ["formType", "opt_out_notice"],
    ["regarding", message.delivery.regarding ?? ""],
    ...identity(message),
    ["do_not_sell", "1"],
  ];
}

function identity({ delivery }: OutboundMessage): Member[] {
  return [
    ["submission_id", delivery.message_id],
    ["revision", String(delivery.revision)],
  ];
}

function optOutMembers({ optOut }: OutboundMessage): Member[] {
  if (optOut.length === 0) return [];

  return optOut.includes("gpc")
    ? [
        ["do_not_sell", "1"],
        ["gpc", "1"],
      ]
    : [["do_not_sell", "1"]];
}

function consentProof({ submission, receipt }: OutboundMessage): Member[] {
  if (!submissionKinds[submission.kind].isLead) return [];

  return [
    ["consented_at", receipt?.consentedAt ?? ""],
    ["consent_text", receipt?.consentText ?? ""],
    ["receipt_sha256", receipt?.sha256 ?? ""],
  ];
}

export function isOptedOut({ optOut }: OutboundMessage): boolean {
  return optOut.length > 0;
}
