import type { Field } from "~/data/field";
import { decoy } from "~/data/forms/decoy";
import { fieldId } from "./field-id";

/**
 * A field for robots. People never meet it: `hidden` takes it out of the page, the tab order and
 * the accessibility tree without any stylesheet, and nothing fills it automatically.
 */
export function Decoy({ fields, formId }: { fields: readonly Field[]; formId: string }) {
  if (!fields.some(({ name }) => name === decoy)) return null;

  const id = fieldId(formId, decoy);
  return (
    <div hidden aria-hidden="true" className="decoy">
      <label htmlFor={id}>Leave this field empty</label>
      <input
        id={id}
        type="text"
        name={decoy}
        defaultValue=""
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />
    </div>
  );
}
