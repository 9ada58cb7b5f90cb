import { getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import { useListbox } from "~/app/enhance/use-listbox";
import type { ChoiceField, TextField } from "~/data/field";
import { formWords } from "~/data/form-words";
import { fieldId } from "./field-id";
import { describedBy, invalid, type WiredField } from "./wired-field";

/** The control with the native checks of its field. */
export function InputView(props: WiredField) {
  const { formId, field, meta } = props;
  const own = {
    id: fieldId(formId, field.name),
    autoComplete: field.autoComplete,
    placeholder: field.type === "select" ? undefined : field.placeholder,
    "aria-describedby": describedBy(props),
    "aria-invalid": invalid(props),
    className: "field__control",
  };

  switch (field.type) {
    case "radio":
    case "checkbox":
      return null;
    case "select":
      return <Select {...props} field={field} own={own} />;
    case "textarea":
      return <textarea {...getTextareaProps(meta, { ariaAttributes: false })} {...own} rows={5} />;
    case "number":
      return (
        <input
          {...getInputProps(meta, { type: "number", ariaAttributes: false })}
          {...own}
          inputMode="numeric"
        />
      );
    case "date":
      return <input {...getInputProps(meta, { type: "date", ariaAttributes: false })} {...own} />;
    default:
      return (
        <input
          {...getInputProps(meta, { type: field.type, ariaAttributes: false })}
          {...own}
          {...textAttributes(field)}
        />
      );
  }
}

type SelectProps = WiredField<ChoiceField> & { own: Record<string, unknown> };

function Select({ field, meta, own }: SelectProps) {
  const ref = useListbox(field.enhance && (field.missing ?? formWords.selectOne));

  return (
    <select
      ref={ref}
      {...getSelectProps(meta, { ariaAttributes: false })}
      {...own}
      defaultValue={meta.initialValue ?? ""}
    >
      {/* An optional choice can be taken back. */}
      <option value="" disabled={field.required}>
        {field.placeholder ?? formWords.selectOne}
      </option>
      {field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function textAttributes(field: TextField) {
  return {
    inputMode: field.inputMode,
    title: field.type === "tel" ? formWords.phoneFormat : undefined,
    spellCheck: field.type === "text" && field.format !== "name" ? undefined : false,
  };
}
