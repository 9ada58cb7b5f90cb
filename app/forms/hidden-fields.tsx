import { useField } from "@conform-to/react";
import { memo } from "react";
import type { Field, HiddenField as HiddenFieldDefinition } from "~/data/field";
import { formWords } from "~/data/form-words";
import { honeypot } from "~/data/forms/honeypot";
import { answerPrefix } from "~/data/forms/prefixes";
import { fieldId } from "./wired-field";

type HiddenFieldsProps = { fields: readonly Field[]; formId: string };

/** Fixed values, answers of an earlier step, and fields that script fills in. */
export function HiddenFields({ fields, formId }: HiddenFieldsProps) {
  return fields.map((field) =>
    field.type === "hidden" && field.name !== honeypot ? (
      <HiddenField key={field.name} field={field} formId={formId} />
    ) : null,
  );
}

function HiddenField({ field, formId }: { field: HiddenFieldDefinition; formId: string }) {
  const [meta] = useField<string>(field.name, { formId });

  return <HiddenInput name={field.name} value={field.value ?? meta.initialValue ?? ""} />;
}

/** On a new render React would overwrite what script filled in. */
const HiddenInput = memo(function HiddenInput({ name, value }: { name: string; value: string }) {
  return (
    <input
      type="hidden"
      name={name}
      defaultValue={value}
      data-tf-sensitive={name.startsWith(answerPrefix) || undefined}
    />
  );
});

/**
 * Filled in by robots only: `hidden` removes it from page, tab order and accessibility tree without
 * a stylesheet, and no browser fills it in.
 */
export function Honeypot({ fields, formId }: { fields: readonly Field[]; formId: string }) {
  if (!fields.some(({ name }) => name === honeypot)) return null;

  const id = fieldId(formId, honeypot);
  return (
    <div hidden aria-hidden="true" className="honeypot">
      <label htmlFor={id}>{formWords.leaveEmpty}</label>
      <input
        id={id}
        type="text"
        name={honeypot}
        defaultValue=""
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />
    </div>
  );
}
