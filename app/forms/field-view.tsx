import { getInputProps, useField } from "@conform-to/react";
import { errorMark } from "~/data/error-mark";
import type { CheckboxField, ChoiceField, VisibleField } from "~/data/field";
import {
  describedBy,
  errorId,
  fieldId,
  hintId,
  InputView,
  invalid,
  useStandingErrors,
  type WiredField,
} from "./input-view";

/** The longest option that fits on one line, by the number of columns. */
const lettersInAColumn = [
  /** In the panel beside a case's text. */
  { look: "", most: { 2: 17, 3: 9, 4: 9 } },
  /** In a form alone on its page. */
  { look: "choices--wide", most: { 2: 26, 3: 15, 4: 12 } },
] as const;

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

  return (
    <fieldset className={fieldClass(errors)} aria-describedby={describedBy(props)}>
      <legend className="field__label">
        {field.label}
        {field.required && <RequiredMark />}
      </legend>
      <Hint {...props} />
      <ErrorText {...props} />
      <div className={columnsFor(field.options)}>
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

/** Options that are too long for columns are stacked, as rows of equal width. */
function columnsFor(options: ChoiceField["options"]): string {
  const columns = options.length > 3 ? 4 : options.length > 2 ? 3 : 2;
  const letters = Math.max(...options.map(({ label }) => label.length));
  const fit = lettersInAColumn.find(({ most }) => letters <= most[columns]);

  return fit ? `choices choices--${columns} ${fit.look}`.trim() : "choices";
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
      <span className="visually-hidden">{errorMark()}</span>
      {errors.join(" ")}
    </p>
  );
}

function fieldClass(errors: readonly string[] | undefined): string {
  return errors ? "field field--invalid" : "field";
}
