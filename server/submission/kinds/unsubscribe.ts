import { kindLabels } from "~/data/desk/labels";
import { priority } from "../priority";
import { constant, fields } from "../wire-member";
import type { SubmissionKind } from "./submission-kind";

export const unsubscribeKind: SubmissionKind = {
  kind: "unsubscribe",
  label: kindLabels.unsubscribe,
  contact: { name: [], email: "email" },
  isLead: false,
  priority: priority.rest,
  waitsForFormService: false,
  preference: "leave_newsletter",
  supersedes: "newsletter",
  beyondRate: { dropped: [] },
  forwarded: { form: [...fields("email"), constant("formType", "unsubscribe")] },
  withheld: [],
};
