import { asked } from "./asked";
import type { SentForm } from "./definition";
import { caseTitleField, pageSourceField } from "./hidden";
import { wireNames } from "./wire-names";

/**
 * The sign-up block. On its own page the two fields have other names but are stored under the same
 * names.
 */
export function newsletterForm({ ownPage }: { ownPage: boolean }) {
  const { firstName, email } = wireNames;
  return asked("newsletter", {
    kind: "newsletter",
    fields: [
      {
        ...(ownPage ? { name: "firstName", storedAs: firstName } : { name: firstName }),
        label: "First name",
        type: "text",
        format: "name",
        required: true,
        maxLength: 80,
        autoComplete: "given-name",
        to: { form: firstName },
      },
      {
        ...(ownPage ? { name: "email", storedAs: email } : { name: email }),
        label: "Email",
        type: "email",
        required: true,
        maxLength: 254,
        autoComplete: "email",
        to: { form: email },
      },
      { type: "hidden", name: "formType", value: "newsletter" },
      caseTitleField("Newsletter"),
      pageSourceField,
    ],
    submit: { idle: "Subscribe", busy: "Subscribing..." },
  } satisfies SentForm);
}
