import type { ChoiceField, TextField } from "~/data/field";
import { fieldId } from "./field-id";
import type { FieldViewProps } from "./field-view";

/** The control itself, with every native check its field has. */
export function InputView(props: FieldViewProps & { described?: string }) {
  const { formId, field, value, errors, described } = props;
  const common = {
    id: fieldId(formId, field.name),
    name: field.name,
    required: field.required,
    autoComplete: field.autoComplete,
    "aria-describedby": described,
    "aria-invalid": errors ? true : undefined,
    className: "field__control",
  };

  switch (field.type) {
    case "select":
      return <Select field={field} value={value} common={common} />;
    case "textarea":
      return (
        <textarea
          {...common}
          rows={5}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          defaultValue={value}
        />
      );
    case "number":
      return (
        <input
          {...common}
          type="number"
          inputMode="numeric"
          step={1}
          min={field.min}
          max={field.max}
          placeholder={field.placeholder}
          defaultValue={value}
        />
      );
    case "date":
      return <input {...common} type="date" max={field.max} defaultValue={value} />;
    case "radio":
    case "checkbox":
      return null;
    default:
      return (
        <input {...common} {...textAttributes(field)} defaultValue={value ?? field.defaultValue} />
      );
  }
}

function Select({
  field,
  value,
  common,
}: {
  field: ChoiceField;
  value?: string;
  common: Record<string, unknown>;
}) {
  return (
    <select
      {...common}
      defaultValue={value ?? ""}
      data-enhance={field.enhance}
      data-missing={field.enhance && field.missing}
    >
      <option value="">{field.placeholder ?? "Select One *"}</option>
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function textAttributes(field: TextField) {
  return {
    type: field.type,
    inputMode: field.inputMode,
    maxLength: field.maxLength,
    placeholder: field.placeholder,
    pattern: field.pattern,
    title: field.type === "tel" ? "7 to 15 digits" : undefined,
    spellCheck: field.type === "text" && field.format !== "name" ? undefined : false,
  };
}
