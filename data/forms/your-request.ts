import { authorization } from "../authorization";
import { contactChannels } from "../contact-channels";
import type { Field, HiddenField, TextField, VisibleField } from "../field";
import { yourRequest } from "../your-request";
import { askedOnce } from "./asked";

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
    hint: "Ten letters and digits, shown once.",
    maxLength: 40,
    autoComplete: "off",
  },
] as const satisfies readonly TextField[];

export const openRequestForm = askedOnce("openRequest", {
  fields: [...pair, { type: "hidden", name: "intent", value: "open" }],
  submit: { idle: "Open my request", busy: "Opening..." },
} as const);

/** To name what should stop. All are ticked at first. */
export function stopFields(): VisibleField[] {
  const { channels } = yourRequest();
  return contactChannels.map((name) => ({ name, label: channels[name], type: "checkbox" }));
}

export function withdrawField(): TextField {
  const label = yourRequest().actions.withdraw.confirm;
  return { name: "confirm", label, type: "text", maxLength: 40, autoComplete: "off" };
}

export function signatureField(): TextField {
  const { label, hint, missing } = authorization().sign;
  const name = { maxLength: 160, autoComplete: "name" };
  return { name: "signature", type: "text", required: true, label, hint, missing, ...name };
}

/**
 * The fields of a step: hidden ones of these names, because nothing is kept in a cookie, then those
 * that the visitor fills in.
 *
 * @param fixed values of the hidden fields, when the form is rendered
 */
export function stepFields(
  hidden: readonly string[],
  visible: readonly VisibleField[],
  fixed: Readonly<Record<string, string>> = {},
): Field[] {
  return [
    ...hidden.map(
      (name): HiddenField => ({
        type: "hidden",
        name,
        ...(fixed[name] === undefined ? {} : { value: fixed[name] }),
      }),
    ),
    ...visible,
  ];
}
