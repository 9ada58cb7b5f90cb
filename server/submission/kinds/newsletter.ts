import { kindLabels } from "~/data/desk/labels";
import { priority } from "../priority";
import { constant, fields, pageSource, unsubscribeUrl } from "../wire-member";
import type { SubmissionKind } from "./submission-kind";

export const newsletterKind: SubmissionKind = {
  kind: "newsletter",
  label: kindLabels.newsletter,
  contact: { name: ["First name"], email: "Email" },
  // The newsletter page posts the two fields under other names.
  storedNames: { firstName: "First name", email: "Email" },
  isLead: false,
  priority: priority.rest,
  waitsForFormService: true,
  preference: "join_newsletter",
  supersedes: "unsubscribe",
  beyondRate: null,
  forwarded: {
    form: [
      ...fields("First name", "Email"),
      constant("formType", "newsletter"),
      constant("Case type", "Newsletter"),
      pageSource,
      unsubscribeUrl,
    ],
  },
  withheld: [],
};
