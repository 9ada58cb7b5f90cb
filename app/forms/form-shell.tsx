import { useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import type { Field, VisibleField } from "~/data/field";
import type { FormDefinition } from "~/data/forms/definition";
import type { Reply } from "~/app/services.server";
import { Decoy } from "./decoy";
import { FieldView } from "./field-view";
import { HiddenFields } from "./hidden-fields";
import { SubmitButton } from "./submit-button";

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
 * A form definition as HTML. The browser's own checks stay on, before and after hydration; the
 * server's reply draws the form again with messages and values.
 */
export function FormShell({ id, form, reply, values, ...rest }: FormShellProps) {
  const [meta, fields] = useForm<Record<string, string>>({
    id,
    lastResult: reply?.result,
    defaultValue: values,
    defaultNoValidate: false,
  });
  const shown = form.fields.filter((field) => isShown(field));
  const initial = { ...values, ...reply?.result.initialValue };
  const isBusy = useIsBusy(form.fields);

  return (
    <Form
      id={id}
      ref={useKeptChoices(reply)}
      method="post"
      action={rest.action}
      reloadDocument={rest.isNative}
      preventScrollReset
      className={`form ${rest.className ?? ""}`}
      noValidate={false}
      onSubmit={meta.onSubmit}
    >
      <HiddenFields fields={form.fields} values={initial} />
      <Decoy fields={form.fields} formId={id} />
      {shown.map((field) => (
        <FieldView
          key={field.name}
          formId={id}
          field={field}
          value={initial[field.name]}
          errors={fields[field.name]?.errors}
        />
      ))}
      {rest.before}
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

/** Busy with this very form: two forms of one page differ in a fixed hidden value or in names. */
function useIsBusy(fields: readonly Field[]): boolean {
  const { state, formData } = useNavigation();
  if (state === "idle" || !formData) return false;

  return fields.every((field) =>
    field.type === "hidden" && field.value !== undefined
      ? formData.get(field.name) === field.value
      : true,
  );
}

/** A browser that comes back with the back button may have restored the choices it remembers. */
function useKeptChoices(reply: Reply | null | undefined) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (reply) ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.blur();
  }, [reply]);
  return ref;
}
