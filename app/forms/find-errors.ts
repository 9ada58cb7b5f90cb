import type { VisibleField } from "~/data/field";
import { messagesFor } from "~/data/field-messages";

/** Messages for what the browser's constraint checks find, in the server's words, by field name. */
export function findErrors(form: HTMLFormElement, fields: readonly VisibleField[]) {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const message = fault(field, validityOf(form.elements.namedItem(field.name)));
      return message ? [[field.name, [message]]] : [];
    }),
  );
}

/** The browser then finds a missing answer by itself, in the same round as all other errors. */
export function requireFields({ elements }: HTMLFormElement, fields: readonly VisibleField[]) {
  for (const { name, requiredWhen } of fields) {
    const control = elements.namedItem(name);
    if (!requiredWhen || !(control instanceof HTMLInputElement)) continue;

    const other = elements.namedItem(requiredWhen.field);
    control.required = other instanceof RadioNodeList && requiredWhen.is.includes(other.value);
  }
}

/** All radio buttons of a group are missing together, so the first is enough. */
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
