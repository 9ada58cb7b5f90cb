import type { InputHTMLAttributes } from "react";
import type { EditableField, SubmissionView } from "~/data/desk/view";
import { deskWords } from "~/data/desk/words";

/** What was sent; correctable where the submission may be sent again. */
export function Fields({ submission }: { submission: SubmissionView }) {
  const { can, fields, formToken, reference } = submission;

  return (
    <section aria-labelledby="fields">
      <h2 id="fields">{deskWords.fields}</h2>
      <form method="post" action={`/submissions/${reference}/edit`} className="fields">
        <input type="hidden" name="form_token" value={formToken} />
        {fields.map((field) => (
          <Field key={field.name} field={field} canEdit={can.edit} />
        ))}
        {can.edit && (
          <>
            <p className="hint">{deskWords.correctNote}</p>
            <p>
              <button type="submit">{deskWords.correct}</button>
            </p>
          </>
        )}
      </form>
    </section>
  );
}

function Field({ field, canEdit }: { field: EditableField; canEdit: boolean }) {
  const { name, label, value, error } = field;
  const id = `field-${name.replaceAll(/\W/g, "-")}`;
  const isOpen = canEdit && field.isEditable;
  const common = {
    id,
    // What cannot be changed is not posted either.
    name: isOpen ? `field.${name}` : undefined,
    defaultValue: value,
    autoComplete: "off",
    "aria-invalid": error !== null,
    "aria-describedby": error === null ? undefined : `${id}-error`,
  };

  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <Control field={field} common={common} isOpen={isOpen} />
      {error !== null && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </p>
  );
}

type Shared = Pick<InputHTMLAttributes<HTMLElement>, "id" | "defaultValue" | "autoComplete"> & {
  name: string | undefined;
};

type ControlProps = { field: EditableField; common: Shared; isOpen: boolean };

function Control({ field, common, isOpen }: ControlProps) {
  if (field.options && isOpen) {
    return (
      <select {...common}>
        <option value="" />
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return field.isLong ? (
    <textarea {...common} readOnly={!isOpen} rows={5} />
  ) : (
    <input {...common} readOnly={!isOpen} type="text" />
  );
}
