import type { Field } from "~/data/field";
import { formWords } from "~/data/form-words";
import { honeypot } from "~/data/forms/honeypot";
import { fieldId } from "./field-id";

/**
 * Filled in by robots only: `hidden` removes it from page, tab order and accessibility tree without
 * a stylesheet, and no browser fills it in.
 */
export function Honeypot({ fields, formId }: { fields: readonly Field[]; formId: string }) {
  if (!fields.some(({ name }) => name === honeypot)) return null;

  const id = fieldId(formId, honeypot);
  return (
    <div hidden aria-hidden="true" className="honeypot">
      <label htmlFor={id}>{formWords.leaveEmpty}</label>
      <input
        id={id}
        type="text"
        name={honeypot}
        defaultValue=""
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />
    </div>
  );
}
