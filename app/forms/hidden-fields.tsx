import type { Field } from "~/data/field";
import { decoy } from "~/data/forms/hidden";

type HiddenFieldsProps = { fields: readonly Field[]; values: Record<string, string> };

/** Fixed values, answers carried from an earlier step, and places a script may fill. */
export function HiddenFields({ fields, values }: HiddenFieldsProps) {
  return fields.map((field) =>
    field.type === "hidden" && field.name !== decoy ? (
      <input
        key={field.name}
        type="hidden"
        name={field.name}
        defaultValue={field.value ?? values[field.name] ?? ""}
        data-tf-sensitive={field.name.startsWith("quiz.") ? "true" : undefined}
      />
    ) : null,
  );
}
