import { getInputProps, useField } from "@conform-to/react";
import { errorMark } from "~/data/error-mark";
import type { CheckboxField, ChoiceField } from "~/data/field";
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

/** The longest word that fits, by the number of columns: three are narrow in a case's panel. */
const lettersInAColumn = [0, 0, 17, 15, 12];
/** Of three columns: the longest word and the longest label, in two lines, in the panel and in all. */
const inThePanel = { letters: 9, label: 18 };
const longestOfThree = 32;
/** A longer one of four breaks into three lines; two by two, they have as many lines as each other. */
const longestOfFour = 20;
/** The longest of three that has room in a column on a phone too. */
const shortest = 8;

/** Label, hint, error and control, wired by ids for assistive technology. */
export function FieldView({
  formId,
  field,
  about,
  isToldBelow,
}: Pick<WiredField, "formId" | "field" | "about" | "isToldBelow">) {
  const [meta] = useField<string>(field.name, { formId });
  const wired = { formId, meta, about, isToldBelow, errors: useStandingErrors(meta) };

  switch (field.type) {
    case "radio":
      return <Radios {...wired} field={field} />;
    case "checkbox":
      return <Checkbox {...wired} field={field} />;
    default:
      return <Labeled {...wired} field={field} />;
  }
}

function Labeled(props: WiredField) {
  const { formId, field, errors } = props;

  return (
    <div className={fieldClass(errors)}>
      <label className="field__label" htmlFor={fieldId(formId, field.name)}>
        {field.label}
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
      <legend className="field__label">{field.label}</legend>
      <Hint {...props} />
      <ErrorText {...props} />
      <div className={columnsFor(field.options)}>
        {field.options.map(({ value, label }, index) => (
          <label key={value} className="choice">
            <input
              {...getInputProps(meta, { type: "radio", value, ariaAttributes: false })}
              // Conform leaves out an empty value.
              value={value}
              required={field.required}
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

/** Options with a word that is too long for a column are stacked, as rows of equal width. */
function columnsFor(options: ChoiceField["options"]): string {
  const columns = Math.min(options.length, 4);
  const words = options.flatMap(({ label }) => label.split(/[\s-]/));
  const letters = Math.max(...words.map(({ length }) => length));
  const label = Math.max(...options.map(({ label }) => label.length));
  if (letters > (lettersInAColumn[columns] ?? 0)) return "choices";
  if (columns === 3 && label > longestOfThree) return "choices";
  if (columns === 4 && label > longestOfFour) return "choices";
  if (columns === 3 && label <= shortest) return "choices choices--3 choices--short";

  const isWide = columns === 3 && (letters > inThePanel.letters || label > inThePanel.label);
  return `choices choices--${columns}${isWide ? " choices--wide" : ""}`;
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
          required={field.required}
          aria-describedby={describedBy(props)}
          aria-invalid={invalid(props)}
        />
        <label htmlFor={id}>{field.label}</label>
      </div>
      <Hint {...props} />
    </div>
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

function ErrorText({ formId, field, errors, isToldBelow }: WiredField) {
  if (!errors || isToldBelow) return null;

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
