import type { InputHTMLAttributes, ReactNode } from "react";
import { contactChannels } from "~/data/contact-channels";
import type { EditableField, SubmissionView } from "~/data/desk/view";
import { deskWords } from "~/data/desk/words";
import { ActForm } from "./desk-parts";

export function Fields({ submission }: { submission: SubmissionView }) {
  const { fields, formToken, reference, revision, troubles } = submission;
  if (fields.length === 0) return null;

  const isOpen = troubles.length > 0 || fields.some(({ error }) => error !== null);
  return (
    <details className="correct" id="correct" open={isOpen}>
      <summary>
        <h2>{deskWords.correctFields}</h2>
      </summary>
      <form method="post" action={`/submissions/${reference}/edit`} className="fields">
        <input type="hidden" name="form_token" value={formToken} />
        <input type="hidden" name="revision" value={revision} />
        {fields.map((field) => (
          <Field key={field.name} field={field} />
        ))}
        <p className="hint">{deskWords.correctNote}</p>
        <p>
          <button type="submit" className="button">
            {deskWords.correct}
          </button>
        </p>
      </form>
    </details>
  );
}

function Field({ field }: { field: EditableField }) {
  const { name, label, value, error } = field;
  const id = `field-${name.replaceAll(/\W/g, "-")}`;
  const common = {
    id,
    name: `field.${name}`,
    defaultValue: value,
    autoComplete: "off",
    "aria-invalid": error !== null,
    "aria-describedby": error === null ? undefined : `${id}-error`,
  };

  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <Control field={field} common={common} />
      {error !== null && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </p>
  );
}

type Shared = Pick<InputHTMLAttributes<HTMLElement>, "id" | "defaultValue" | "autoComplete"> & {
  name: string;
};

type ControlProps = { field: EditableField; common: Shared };

function Control({ field, common }: ControlProps) {
  if (field.options) {
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
  return field.isLong ? <textarea {...common} rows={5} /> : <input {...common} type="text" />;
}

/** A person's privacy rights can be exercised in any state of the submission. */
export function PrivacyRequests({ submission }: { submission: SubmissionView }) {
  const { can, reference } = submission;
  if (!can.allow && !can.erase && !can.withdraw) return null;

  return (
    <section aria-labelledby="act">
      <h2 id="act">{deskWords.act}</h2>
      <div className="halves">
        {can.allow && (
          <Act submission={submission} act="allow" label={deskWords.allow}>
            {deskWords.allowNote}
          </Act>
        )}
        {can.stop && (
          <Act submission={submission} act="stop" label={deskWords.stop}>
            {deskWords.stopNote}
            {contactChannels.map((channel) => (
              <label key={channel}>
                <input type="checkbox" name={channel} defaultChecked />{" "}
                {deskWords.channels[channel]}
              </label>
            ))}
          </Act>
        )}
        {can.close && (
          <Act submission={submission} act="close" label={deskWords.close}>
            {deskWords.closeNote}
          </Act>
        )}
        {can.withdraw && (
          <Act submission={submission} act="withdraw" label={deskWords.withdraw} isDangerous>
            {deskWords.withdrawNote}
            <label htmlFor="confirm-withdraw">{deskWords.withdrawConfirm(reference)}</label>
            <input id="confirm-withdraw" name="confirm" type="text" required autoComplete="off" />
          </Act>
        )}
        {can.erase && (
          <Act submission={submission} act="erase" label={deskWords.erase} isDangerous>
            {deskWords.eraseNote}
            <label htmlFor="confirm">{deskWords.eraseConfirm(reference)}</label>
            <input id="confirm" name="confirm" type="text" required autoComplete="off" />
          </Act>
        )}
      </div>
    </section>
  );
}

type ActProps = {
  submission: SubmissionView;
  act: string;
  label: string;
  isDangerous?: boolean;
  children: ReactNode;
};

export function Act({ submission, act, label, isDangerous, children }: ActProps) {
  return (
    <ActForm
      action={`/submissions/${submission.reference}/${act}`}
      formToken={submission.formToken}
      label={label}
      isDangerous={isDangerous}
    >
      {children}
    </ActForm>
  );
}
