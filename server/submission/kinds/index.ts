import type { FormKind } from "~/data/forms/definition";
import { caseKind } from "./case";
import { contactKind } from "./contact";
import { homeKind } from "./home";
import { newsletterKind } from "./newsletter";
import { optOutKind } from "./opt-out";
import type { SubmissionKind } from "./submission-kind";
import { unsubscribeKind } from "./unsubscribe";

/** One record for each kind of form. */
export const submissionKinds: Readonly<Record<FormKind, SubmissionKind>> = {
  home: homeKind,
  case: caseKind,
  newsletter: newsletterKind,
  unsubscribe: unsubscribeKind,
  opt_out: optOutKind,
  contact: contactKind,
};
