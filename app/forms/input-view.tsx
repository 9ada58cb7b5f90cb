import {
  type FieldMetadata,
  getInputProps,
  getSelectProps,
  getTextareaProps,
} from "@conform-to/react";
import { Fragment, useEffect, useRef, useState } from "react";
import type { Listbox } from "~/app/client/listbox";
import type { ChoiceField, TextField, VisibleField } from "~/data/field";
import { formWords } from "~/data/form-words";

/** The control with the native checks of its field. */
export function InputView(props: WiredField) {
  const { formId, field, meta } = props;
  const own = {
    id: fieldId(formId, field.name),
    required: field.required,
    autoComplete: field.autoComplete,
    placeholder: field.type === "select" ? undefined : field.placeholder,
    "aria-describedby": describedBy(props),
    "aria-invalid": invalid(props),
    className: "field__control",
  };

  switch (field.type) {
    case "radio":
    case "checkbox":
      return null;
    case "select":
      return <Select {...props} field={field} own={own} />;
    case "textarea":
      return (
        <textarea
          {...getTextareaProps(meta, { ariaAttributes: false })}
          {...own}
          maxLength={field.maxLength}
          rows={5}
        />
      );
    case "number":
      return (
        <input
          {...getInputProps(meta, { type: "text", ariaAttributes: false })}
          {...own}
          pattern={field.pattern}
          inputMode="numeric"
        />
      );
    // The server has already turned it into a text field.
    case "date":
      return null;
    default:
      return (
        <input
          {...getInputProps(meta, { type: field.type, ariaAttributes: false })}
          {...own}
          {...textAttributes(field)}
        />
      );
  }
}

function Select({ field, meta, own }: WiredField<ChoiceField> & { own: Record<string, unknown> }) {
  const ref = useListbox(field.isListbox === true);

  return (
    <select
      ref={ref}
      {...getSelectProps(meta, { ariaAttributes: false })}
      {...own}
      defaultValue={meta.initialValue ?? ""}
    >
      {/* An optional choice can be undone. */}
      {!field.defaultValue && (
        <option value="" disabled={field.required}>
          {field.placeholder ?? formWords().selectOne}
        </option>
      )}
      <Options options={field.options} />
    </select>
  );
}

function Options({ options }: Pick<ChoiceField, "options">) {
  const names = [...new Set(options.map(({ group }) => group))];

  return names.map((name = "") => {
    const own = options.filter(({ group = "" }) => group === name);
    const drawn = own.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
    if (!name) return <Fragment key={name}>{drawn}</Fragment>;

    return (
      <optgroup key={name} label={name}>
        {drawn}
      </optgroup>
    );
  });
}

function textAttributes(field: TextField) {
  return {
    maxLength: field.maxLength,
    pattern: field.pattern,
    inputMode: field.inputMode,
    title: field.type === "tel" ? formWords().phoneFormat : undefined,
    spellCheck: field.type === "text" && field.format !== "name" ? undefined : false,
  };
}

/** Shows a select as a listbox, except on touch screens, which have their own picker. */
function useListbox(isEnhanced: boolean) {
  const select = useRef<HTMLSelectElement>(null);
  const listbox = useRef<Listbox>();

  useEffect(() => {
    if (!isEnhanced || matchMedia("(pointer: coarse)").matches) return;

    let isGone = false;
    void import("~/app/client/listbox").then((script) => {
      if (isGone || !select.current) return;
      listbox.current = new script.Listbox(select.current);
    });
    return () => {
      isGone = true;
    };
  }, [isEnhanced]);

  // The server's reply changes the field's descriptions.
  useEffect(() => listbox.current?.draw());

  return select;
}

/** `meta`: Conform's state of the field. `errors`: messages that still apply. */
export type WiredField<Field extends VisibleField = VisibleField> = {
  formId: string;
  field: Field;
  meta: FieldMetadata<string>;
  errors?: readonly string[];
  /** Id of text elsewhere that describes the control. */
  about?: string | undefined;
  /** Its message is below the form. */
  isToldBelow?: boolean;
};

/** Of the text that describes the consent box. */
export const consentTextId = "consent-text";

/** Not Conform's own ids, because a name may contain spaces. */
export function describedBy({ formId, field, errors, about = "" }: WiredField) {
  const ids = [
    about,
    field.hint ? hintId(formId, field.name) : "",
    errors ? errorId(formId, field.name) : "",
  ];
  return ids.filter(Boolean).join(" ") || undefined;
}

/**
 * Chromium reports an untouched required control as invalid unless it has `aria-invalid="false"`.
 */
export function invalid({ field, errors }: WiredField): boolean | undefined {
  return errors ? true : field.required ? false : undefined;
}

/**
 * Field names may contain spaces, ids may not. Filter lists hide ids such as `subscribe-email`, so a
 * word is between the two names.
 */
export function fieldId(formId: string, name: string): string {
  return `${formId}-field-${name.replace(/[^\w-]+/g, "-").toLowerCase()}`;
}

export function errorId(formId: string, name: string): string {
  return `${fieldId(formId, name)}-error`;
}

export function hintId(formId: string, name: string): string {
  return `${fieldId(formId, name)}-hint`;
}

type FieldState = { errors: string[] | undefined; value: string | undefined };

/** Messages of the last reply, until their value changes. */
export function useStandingErrors(field: FieldState): string[] | undefined {
  const { errors } = field;
  // Read only if there is an error: Conform renders again if a value that was read changes.
  const value = errors && field.value;
  const [replied, setReplied] = useState({ errors, value });
  if (replied.errors !== errors) setReplied({ errors, value });

  return replied.value === value ? errors : undefined;
}
