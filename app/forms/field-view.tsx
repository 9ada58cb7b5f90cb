import type { CheckboxField, ChoiceField, VisibleField } from "~/data/field";
import { errorId, fieldId, hintId } from "./field-id";
import { InputView } from "./input-view";

export type FieldViewProps = {
  formId: string;
  field: VisibleField;
  value?: string;
  errors?: readonly string[];
};

/** One question: label, hint, error, control, wired together for every kind of reader. */
export function FieldView(props: FieldViewProps) {
  switch (props.field.type) {
    case "radio":
      return <Radios {...props} field={props.field} />;
    case "checkbox":
      return <Checkbox {...props} field={props.field} />;
    default:
      return <Labelled {...props} />;
  }
}

function Labelled(props: FieldViewProps) {
  const { formId, field, errors } = props;

  return (
    <div className={fieldClass(errors)}>
      <label className="field__label" htmlFor={fieldId(formId, field.name)}>
        {field.label}
        {field.required && <RequiredMark />}
      </label>
      <Hint {...props} />
      <ErrorText {...props} />
      <InputView {...props} described={describedBy(props)} />
    </div>
  );
}

function Radios(props: FieldViewProps & { field: ChoiceField }) {
  const { formId, field, value, errors } = props;
  const columns = field.options.length >= 4 ? "four" : field.options.length === 3 ? "three" : "two";

  return (
    <fieldset className={fieldClass(errors)} aria-describedby={describedBy(props)}>
      <legend className="field__label">
        {field.label}
        {field.required && <RequiredMark />}
      </legend>
      <Hint {...props} />
      <ErrorText {...props} />
      <div className={`choices choices--${columns}`}>
        {field.options.map((option, index) => (
          <label key={option.value} className="choice">
            <input
              id={index === 0 ? fieldId(formId, field.name) : undefined}
              type="radio"
              name={field.name}
              value={option.value}
              required={field.required}
              defaultChecked={(value ?? "") === option.value}
              aria-invalid={errors ? true : undefined}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Checkbox(props: FieldViewProps & { field: CheckboxField }) {
  const { formId, field, value, errors } = props;
  const id = fieldId(formId, field.name);

  return (
    <div className={fieldClass(errors)}>
      <ErrorText {...props} />
      <div className="choice choice--box">
        <input
          id={id}
          type="checkbox"
          name={field.name}
          required={field.required}
          defaultChecked={value === "on"}
          aria-describedby={describedBy(props)}
          aria-invalid={errors ? true : undefined}
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

function Hint({ formId, field }: FieldViewProps) {
  if (!field.hint) return null;

  return (
    <p id={hintId(formId, field.name)} className="field__hint">
      {field.hint}
    </p>
  );
}

function ErrorText({ formId, field, errors }: FieldViewProps) {
  if (!errors) return null;

  return (
    <p id={errorId(formId, field.name)} className="field__error">
      <span className="visually-hidden">Error: </span>
      {errors.join(" ")}
    </p>
  );
}

function describedBy({ formId, field, errors }: FieldViewProps): string | undefined {
  const ids = [
    field.hint ? hintId(formId, field.name) : "",
    errors ? errorId(formId, field.name) : "",
  ];
  return ids.filter(Boolean).join(" ") || undefined;
}

function fieldClass(errors: readonly string[] | undefined): string {
  return errors ? "field field--invalid" : "field";
}
