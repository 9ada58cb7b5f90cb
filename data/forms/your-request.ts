import { authorization } from "../authorization";
import type { HiddenField, TextField, VisibleField } from "../field";
import { askedOnce } from "./asked";
import { formVersionField } from "./hidden";
import { consentField } from "./home";

const pair = [
  {
    name: "reference",
    label: "Reference",
    type: "text",
    required: true,
    missing: "Enter your reference",
    hint: "Eight letters and digits.",
    maxLength: 40,
    autoComplete: "off",
  },
  {
    name: "code",
    label: "Private code",
    type: "text",
    required: true,
    missing: "Enter your private code",
    hint: "Ten letters and digits, shown once beside the reference.",
    maxLength: 40,
    autoComplete: "off",
  },
] as const satisfies readonly TextField[];

export const openRequestForm = askedOnce({
  fields: [...pair, { type: "hidden", name: "intent", value: "open" }],
  submit: { idle: "Open my request", busy: "Opening..." },
} as const);

/** Posted with each step, because the page sets no cookie. */
export const carried = (intent: string) =>
  [
    { type: "hidden", name: "reference" },
    { type: "hidden", name: "code" },
    { type: "hidden", name: "intent", value: intent },
    { type: "hidden", name: "do" },
    { type: "hidden", name: "revision" },
    ...["confirm", "calls", "texts", "emails", "authorization"].map(
      (name) => ({ type: "hidden", name }) as const,
    ),
  ] as const satisfies readonly HiddenField[];

/** To sign an authorization; `fixed` as below. */
export function signForm(fixed: Readonly<Record<string, string>> = {}) {
  const hidden = ["reference", "code", "do", "firm", "words"].map((name) => ({
    type: "hidden" as const,
    name,
    ...(fixed[name] === undefined ? {} : { value: fixed[name] }),
  }));
  const { label, hint, missing } = authorization().sign;
  const signature = {
    ...{ name: "signature", type: "text", required: true, label, hint, missing },
    ...{ maxLength: 160, autoComplete: "name" },
  } as const satisfies TextField;
  return [...hidden, { type: "hidden" as const, name: "intent", value: "authorize" }, signature];
}

/**
 * Corrects a submission. Only a new number or address requires consent.
 *
 * @param fixed values of hidden fields, when the form is drawn
 */
export function correctForm(
  fields: readonly VisibleField[],
  { sentence, hint }: { sentence: string; hint: string },
  fixed: Readonly<Record<string, string>> = {},
) {
  const hidden = ["reference", "code", "do", "revision"].map((name) => ({
    type: "hidden" as const,
    name,
    ...(fixed[name] === undefined ? {} : { value: fixed[name] }),
  }));
  return [
    ...hidden,
    { type: "hidden" as const, name: "intent", value: "correct" },
    formVersionField,
    ...fields,
    { ...consentField(sentence), required: false, hint },
  ];
}
