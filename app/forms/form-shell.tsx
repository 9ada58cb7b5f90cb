import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Reply } from "~/app/services.server";
import type { Field, VisibleField } from "~/data/field";
import type { FormDefinition } from "~/data/forms/definition";
import { Decoy } from "./decoy";
import { FieldView } from "./field-view";
import { HiddenFields } from "./hidden-fields";
import { SubmitButton } from "./submit-button";
import { useSending } from "./use-sending";

type FormShellProps = {
  /** Also the anchor of the form. */
  id: string;
  form: FormDefinition;
  reply?: Reply | null;
  /** Values to begin with, by field name; a reply's own values win. */
  values?: Record<string, string>;
  /** Where to post; the page itself unless given. */
  action?: string;
  /** Posted natively even with script: the answer sets a cookie or changes the policy. */
  isNative?: boolean;
  /** Texts directly above the button. */
  before?: ReactNode;
  /** More buttons, after the main one. */
  after?: ReactNode;
  className?: string;
};

/**
 * A form definition as HTML. The form's data is its state: nothing is held in script, and the
 * server's reply draws the form again with messages and values. The browser's own checks stay on.
 */
export function FormShell({ id, form, reply, values, ...rest }: FormShellProps) {
  const initial = { ...values, ...reply?.result.initialValue };
  const shown = form.fields.filter(isShown);
  const { isBusy, isLost, begin } = useSending({ fields: form.fields, isNative: rest.isNative });

  return (
    <Form
      id={id}
      method="post"
      action={rest.action}
      reloadDocument={rest.isNative}
      preventScrollReset
      onSubmit={begin}
      className={`form ${rest.className ?? ""}`.trim()}
    >
      <HiddenFields fields={form.fields} values={initial} />
      <Decoy fields={form.fields} formId={id} />
      {shown.length > 2 && <p className="panel__note">Fields marked * are required.</p>}
      {shown.map((field) => (
        <FieldView
          key={field.name}
          formId={id}
          field={field}
          value={initial[field.name]}
          errors={reply?.result.error[field.name]}
        />
      ))}
      {rest.before}
      {isLost && (
        <p className="field__error" role="alert">
          We could not reach this site. What you typed is still here. Please send it again: nothing
          counts twice.
        </p>
      )}
      <div className="form__actions">
        <SubmitButton words={form.submit} isBusy={isBusy} />
        {rest.after}
      </div>
    </Form>
  );
}

function isShown(field: Field): field is VisibleField {
  return field.type !== "hidden";
}
