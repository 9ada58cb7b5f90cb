import { kindLabels } from "~/data/desk/labels";
import { certificateFields } from "~/data/forms/hidden";
import { priority } from "../priority";
import {
  caseTitle,
  fields,
  pageSource,
  quizAnswers,
  safetyField,
  senderAddress,
} from "../wire-member";
import type { SubmissionKind } from "./submission-kind";

const person = fields(
  ...["First name", "Last name", "Phone", "Email", "dob", "city", "state", "zipcode"],
);
const safety = [safetyField("safe_to_call"), safetyField("leave_message")];

export const caseKind: SubmissionKind = {
  kind: "case",
  label: kindLabels.case,
  contact: { name: ["First name", "Last name"], email: "Email", phone: "Phone" },
  isLead: true,
  priority: priority.lead,
  waitsForFormService: true,
  preference: null,
  supersedes: null,
  beyondRate: null,
  forwarded: {
    form: [
      ...person,
      caseTitle("Case type"),
      pageSource,
      ...fields(...certificateFields.map(({ name }) => name)),
      ...safety,
      quizAnswers,
    ],
    sheet: [...person, ...safety, caseTitle("Case type"), pageSource, senderAddress("IP Address")],
  },
  withheld: [
    { field: "consent", from: "all", reason: "sent as consented_at and consent_text instead" },
    { field: "share_answers", from: "all", reason: "decides whether Quiz answers is sent" },
    {
      field: "quiz.*",
      from: "sheet",
      reason: "a sheet has fixed columns, each case its questions",
    },
  ],
};
