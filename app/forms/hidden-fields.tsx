import { memo } from "react";
import type { Field } from "~/data/field";
import { honeypot } from "~/data/forms/honeypot";
import { answerPrefix } from "~/data/forms/prefixes";

type HiddenFieldsProps = { fields: readonly Field[]; values: Record<string, string> };

/** Fixed values, answers carried from an earlier step, and places a script may fill. */
export function HiddenFields({ fields, values }: HiddenFieldsProps) {
  return fields.map((field) =>
    field.type === "hidden" && field.name !== honeypot ? (
      <HiddenField
        key={field.name}
        name={field.name}
        value={field.value ?? values[field.name] ?? ""}
      />
    ) : null,
  );
}

/** Drawn again, React would write its own value over what a script filled in. */
const HiddenField = memo(function HiddenField({ name, value }: { name: string; value: string }) {
  return (
    <input
      type="hidden"
      name={name}
      defaultValue={value}
      data-tf-sensitive={name.startsWith(answerPrefix) || undefined}
    />
  );
});
