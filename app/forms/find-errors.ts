import type { VisibleField } from "~/data/field";
import { messagesFor } from "~/data/field-messages";

/** What the browser's constraint checks find, in the words of the server, by field name. */
export function findErrors(form: HTMLFormElement, fields: readonly VisibleField[]) {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const message = fault(field, validityOf(form.elements.namedItem(field.name)));
      return message ? [[field.name, [message]]] : [];
    }),
  );
}

/** The radio buttons of a group are all missing together, so only the first is reported. */
function validityOf(control: Element | RadioNodeList | null): ValidityState | undefined {
  const first = control instanceof RadioNodeList ? control[0] : control;
  const isControl =
    first instanceof HTMLInputElement ||
    first instanceof HTMLSelectElement ||
    first instanceof HTMLTextAreaElement;

  return isControl ? first.validity : undefined;
}

function fault(field: VisibleField, validity?: ValidityState): string | null {
  if (!validity || validity.valid) return null;

  const { missing, long, wrong } = messagesFor(field);
  if (validity.valueMissing) return missing;
  return validity.tooLong && "maxLength" in field ? long(field.maxLength ?? 0) : wrong;
}
