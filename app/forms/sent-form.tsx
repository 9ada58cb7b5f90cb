import { FormProvider, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import type { FormDefinition } from "~/data/forms/definition";
import { FieldView } from "./field-view";

type SentFormProps = {
  /** Anchor of the confirmation in place of the button. */
  id: string;
  form: FormDefinition;
  children: ReactNode;
};

/** A form after it was sent: empty and disabled, with its confirmation. */
export function SentForm({ id, form, children }: SentFormProps) {
  const formId = `${id}-sent`;
  const [meta] = useForm({ id: formId });

  return (
    <FormProvider context={meta.context}>
      <form id={formId}>
        <fieldset disabled className="form">
          {form.fields.map((field) =>
            field.type === "hidden" || field.isFolded ? null : (
              <FieldView key={field.name} formId={formId} field={field} />
            ),
          )}
        </fieldset>
      </form>
      <div id={id} className="form__sent">
        {children}
      </div>
    </FormProvider>
  );
}
