import { readLead } from "~/app/lead/lead.server";
import { type RequestFacts, resolveForm, type Services } from "~/app/services.server";
import type { Case } from "~/data/case";
import { caseForm, contactNote } from "~/data/forms/case";

/** Data of step 2. It travels with the answer that leads to step 2, not with the page. */
export function contactStep(opened: Services, item: Case, facts: RequestFacts) {
  const lead = readLead(opened, facts);
  const form = caseForm({
    quiz: item.quiz,
    consent: lead.sentence,
    sensitive: item.sensitive === true,
    optedOut: facts.optedOut,
  });

  return { form: resolveForm(form, opened.now()), lead, note: contactNote };
}

export type ContactStepData = ReturnType<typeof contactStep>;
