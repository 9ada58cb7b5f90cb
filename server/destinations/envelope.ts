import type { Member, Parcel } from "./destination";

/** What every payload carries after its own fields, and the proof a firm needs with a lead. */
export function envelopeOf(parcel: Parcel): Member[] {
  return [...identityOf(parcel), ...optOutOf(parcel), ...proofOf(parcel)];
}

/** Tells an earlier recipient that this lead's person opted out, and nothing else about them. */
export function noticeOf(parcel: Parcel): Member[] {
  return [
    ["formType", "opt_out_notice"],
    ["regarding", parcel.delivery.regarding ?? ""],
    ...identityOf(parcel),
    ["do_not_sell", "1"],
  ];
}

function identityOf({ delivery }: Parcel): Member[] {
  return [
    ["submission_id", delivery.message_id],
    ["revision", String(delivery.revision)],
  ];
}

function optOutOf({ optOut }: Parcel): Member[] {
  if (optOut.length === 0) return [];

  return optOut.includes("gpc")
    ? [
        ["do_not_sell", "1"],
        ["gpc", "1"],
      ]
    : [["do_not_sell", "1"]];
}

function proofOf({ submission, receipt }: Parcel): Member[] {
  if (submission.kind !== "home" && submission.kind !== "case") return [];

  return [
    ["consented_at", receipt?.consentedAt ?? ""],
    ["consent_text", receipt?.consentText ?? ""],
    ["receipt_sha256", receipt?.sha256 ?? ""],
  ];
}

export function isOptedOut({ optOut }: Parcel): boolean {
  return optOut.length > 0;
}
