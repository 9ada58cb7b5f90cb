import { useField } from "@conform-to/react";
import { memo } from "react";
import type { Field, HiddenField as HiddenFieldDefinition } from "~/data/field";
import { honeypot } from "~/data/forms/honeypot";
import { answerPrefix } from "~/data/forms/prefixes";

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
