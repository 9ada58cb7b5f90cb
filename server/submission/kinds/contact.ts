import { kindLabels } from "~/data/desk/labels";
import { priority } from "../priority";
import { fields } from "../wire-member";
import type { SubmissionKind } from "./submission-kind";

export const contactKind: SubmissionKind = {
  kind: "contact",
  label: kindLabels.contact,
  contact: { name: ["firstName", "lastName"], email: "email", phone: "phone" },
  isLead: false,
  priority: priority.rest,
  waitsForFormService: false,
  preference: null,
  supersedes: null,
  beyondRate: null,
  forwarded: {
    form: fields("firstName", "lastName", "email", "phone", "caseType", "message"),
  },
  withheld: [
    { field: "consent", from: "all", reason: "required to send the form, and kept in the receipt" },
  ],
};
