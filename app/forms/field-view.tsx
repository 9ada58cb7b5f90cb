import { getInputProps, useField } from "@conform-to/react";
import { errorMark } from "~/data/error-mark";
import type { CheckboxField, ChoiceField, VisibleField } from "~/data/field";
import { InputView } from "./input-view";
import {
  describedBy,
  errorId,
  fieldId,
  hintId,
  invalid,
  useStandingErrors,
  type WiredField,
} from "./wired-field";

/** What stands on one line where three answers share the panel beside a case's text. */
const lettersInAColumn = 11;

/** Label, hint, error and control, wired by ids for assistive technology. */
export function FieldView({ formId, field }: { formId: string; field: VisibleField }) {
  const [meta] = useField<string>(field.name, { formId });
  const wired = { formId, meta, errors: useStandingErrors(meta) };

  switch (field.type) {
    case "radio":
      return <Radios {...wired} field={field} />;
    case "checkbox":
      return <Checkbox {...wired} field={field} />;
    default:
      return <Labelled {...wired} field={field} />;
  }
}

function Labelled(props: WiredField) {
  const { formId, field, errors } = props;

  return (
    <div className={fieldClass(errors)}>
      <label className="field__label" htmlFor={fieldId(formId, field.name)}>
        {field.label}
        {field.required && <RequiredMark />}
      </label>
      <Hint {...props} />
      <ErrorText {...props} />
      <InputView {...props} />
    </div>
  );
}

function Radios(props: WiredField<ChoiceField>) {
  const { formId, field, meta, errors } = props;
  const long = field.options.some(({ label }) => label.length > lettersInAColumn);

  return (
    <fieldset className={fieldClass(errors)} aria-describedby={describedBy(props)}>
      <legend className="field__label">
        {field.label}
        {field.required && <RequiredMark />}
      </legend>
      <Hint {...props} />
      <ErrorText {...props} />
      <div
        className={`choices choices--${Math.min(field.options.length, 4)}${long ? " choices--long" : ""}`}
      >
        {field.options.map(({ value, label }, index) => (
          <label key={value} className="choice">
            <input
              {...getInputProps(meta, { type: "radio", value, ariaAttributes: false })}
              // Conform leaves out an empty value.
              value={value}
              defaultChecked={(meta.initialValue ?? "") === value}
              id={index === 0 ? fieldId(formId, field.name) : undefined}
              aria-invalid={invalid(props)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Checkbox(props: WiredField<CheckboxField>) {
  const { formId, field, meta, errors } = props;
  const id = fieldId(formId, field.name);

  return (
    <div className={fieldClass(errors)}>
      <ErrorText {...props} />
      <div className="choice choice--box">
        <input
          {...getInputProps(meta, { type: "checkbox", ariaAttributes: false })}
          id={id}
          aria-describedby={describedBy(props)}
          aria-invalid={invalid(props)}
        />
        <label htmlFor={id}>{field.label}</label>
      </div>
      <Hint {...props} />
    </div>
  );
}

function RequiredMark() {
  return (
    <span className="field__required" aria-hidden="true">
      {"\u00a0*"}
    </span>
  );
}

function Hint({ formId, field }: WiredField) {
  if (!field.hint) return null;

  return (
    <p id={hintId(formId, field.name)} className="field__hint">
      {field.hint}
    </p>
  );
}

function ErrorText({ formId, field, errors }: WiredField) {
  if (!errors) return null;

  return (
    <p id={errorId(formId, field.name)} className="field__error">
      <span className="visually-hidden">{errorMark}</span>
      {errors.join(" ")}
    </p>
  );
}

function fieldClass(errors: readonly string[] | undefined): string {
  return errors ? "field field--invalid" : "field";
}
