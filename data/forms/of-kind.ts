import type { Case } from "../case";
import { cases } from "../cases";
import { caseForm } from "./case";
import { contactForm } from "./contact";
import type { FormKind, SentForm } from "./definition";
import { homeForm } from "./home";
import { newsletterForm } from "./newsletter";
import { optOutForm } from "./opt-out";
import { unsubscribeForm } from "./unsubscribe";

/**
 * A form with everything that it may ask about a case, in the language of the page. For what was
 * stored: its consent has no words.
 */
export function formOfKind(kind: FormKind, { quiz, title, sensitive }: Case): SentForm {
  const caseTypes = cases.map(({ slug, title }) => ({ value: slug, label: title }));
  switch (kind) {
    case "home":
      return homeForm({ caseTypes, consent: "", asksState: true });
    case "case":
      return caseForm({ quiz, title, consent: "", sensitive: sensitive === true, optedOut: false });
    case "newsletter":
      return newsletterForm({ ownPage: false });
    case "contact":
      return contactForm({ caseTypes });
    case "unsubscribe":
      return unsubscribeForm();
    case "opt_out":
      return optOutForm();
  }
}
