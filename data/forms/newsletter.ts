import type { FormDefinition } from "./definition";

/** The sign-up block. On its own page the two fields have other names; they mean the same. */
export function newsletterForm({ ownPage }: { ownPage: boolean }) {
  return {
    kind: "newsletter",
    fields: [
      {
        name: ownPage ? "firstName" : "First name",
        label: "First name",
        type: "text",
        format: "name",
        required: true,
        maxLength: 80,
        autoComplete: "given-name",
      },
      {
        name: ownPage ? "email" : "Email",
        label: "Email",
        type: "email",
        required: true,
        maxLength: 254,
        autoComplete: "email",
      },
      { type: "hidden", name: "formType", value: "newsletter" },
    ],
    submit: { idle: "Subscribe", busy: "Subscribing..." },
  } satisfies FormDefinition;
}
