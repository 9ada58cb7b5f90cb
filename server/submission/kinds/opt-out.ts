import { kindLabels } from "~/data/desk/labels";
import { priority } from "../priority";
import { constant, fields } from "../wire-member";
import type { SubmissionKind } from "./submission-kind";

export const optOutKind: SubmissionKind = {
  kind: "opt_out",
  label: kindLabels.opt_out,
  contact: { name: ["fullName"], email: "email", phone: "phone" },
  isLead: false,
  priority: priority.optOut,
  waitsForFormService: false,
  preference: "opt_out",
  supersedes: null,
  beyondRate: { dropped: ["details"] },
  forwarded: {
    form: [
      ...fields("fullName", "email", "phone", "state", "details"),
      constant("formType", "opt_out"),
    ],
  },
  withheld: [],
};
