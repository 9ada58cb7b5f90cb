import { kindLabels } from "~/data/desk/labels";
import { certificateFields } from "~/data/forms/hidden";
import { priority } from "../priority";
import { caseTitle, fields, optionalField, pageSource, senderAddress } from "../wire-member";
import type { SubmissionKind } from "./submission-kind";

const members = [
  ...fields("First name", "Last name", "Phone", "Email"),
  // Asked only where some states are excluded.
  optionalField("state"),
  caseTitle("Case type"),
  ...fields("caseTypeSlug"),
  caseTitle("caseTypeLabel"),
  pageSource,
  ...fields(...certificateFields.map(({ name }) => name)),
];

export const homeKind: SubmissionKind = {
  kind: "home",
  label: kindLabels.home,
  contact: { name: ["First name", "Last name"], email: "Email", phone: "Phone" },
  isLead: true,
  priority: priority.lead,
  waitsForFormService: true,
  preference: null,
  supersedes: null,
  beyondRate: null,
  forwarded: { form: members, sheet: [...members, senderAddress("ip_address")] },
  withheld: [
    { field: "consent", from: "all", reason: "sent as consented_at and consent_text instead" },
  ],
};
