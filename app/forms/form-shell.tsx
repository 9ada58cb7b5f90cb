import { FormProvider, getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Reply } from "~/app/services.server";
import type { Field, VisibleField } from "~/data/field";
import { formWords } from "~/data/form-words";
import type { FormDefinition } from "~/data/forms/definition";
import { constraints } from "./constraints";
import { ErrorSummary } from "./error-summary";
import { FieldView } from "./field-view";
import { HiddenFields } from "./hidden-fields";
import { Honeypot } from "./honeypot";
import { nest } from "./nest";
import { SubmitButton } from "./submit-button";
import { useEarlyAnswers } from "./use-early-answers";
import { useSending } from "./use-sending";

/** Removes the messages of an earlier reply. */
const noReply: Reply = {};

type FormShellProps = {
  /** Also the anchor of the form. */
  id: string;
  form: FormDefinition;
  reply?: Reply | null;
  /** Initial values by field name; the values of a reply win. */
  values?: Record<string, string>;
  /** Where to post; the page itself unless given. */
  action?: string;
  /** Posted natively even with script, because the answer sets a cookie or changes the policy. */
  isNative?: boolean;
  /** Texts directly above the button. */
  before?: ReactNode;
  /** More buttons, after the main one. */
  after?: ReactNode;
};

/**
 * A form definition as HTML, wired by Conform. The reply of the server draws the form again with
 * messages and values. The browser's own checks stay on.
 */
export function FormShell({ id, form, reply, values, ...rest }: FormShellProps) {
  const shown = form.fields.filter(isShown);
  const { isBusy, isUnreachable, begin } = useSending(rest.isNative);
  const [meta] = useForm({
    id,
    lastResult: reply ?? noReply,
    defaultValue: nest({ ...defaults(shown), ...values }),
    constraint: constraints(shown),
    onSubmit: begin,
  });
  useEarlyAnswers(id);

  return (
    <FormProvider context={meta.context}>
      {reply && <ErrorSummary id={meta.errorId} reply={reply} formId={id} fields={shown} />}
      <Form
        {...getFormProps(meta)}
        // Conform would switch the browser's checks off.
        noValidate={false}
        method="post"
        action={rest.action}
        reloadDocument={rest.isNative}
        preventScrollReset
        className="form"
      >
        <HiddenFields fields={form.fields} formId={id} />
        <Honeypot fields={form.fields} formId={id} />
        {shown.length > 2 && <p className="panel__note">{formWords.required}</p>}
        {shown.map((field) => (
          <FieldView key={field.name} formId={id} field={field} />
        ))}
        {rest.before}
        {isUnreachable && (
          <p className="field__error" role="alert">
            {formWords.unreachable}
          </p>
        )}
        <div className="form__actions">
          <SubmitButton words={form.submit} isBusy={isBusy} />
          {rest.after}
        </div>
      </Form>
    </FormProvider>
  );
}

function isShown(field: Field): field is VisibleField {
  return field.type !== "hidden";
}

function defaults(fields: readonly VisibleField[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) =>
      "defaultValue" in field && field.defaultValue ? [[field.name, field.defaultValue]] : [],
    ),
  );
}
