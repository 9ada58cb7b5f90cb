import { getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import { Fragment, useEffect, useRef } from "react";
import type { Listbox } from "~/app/enhance/listbox";
import type { ChoiceField, TextField } from "~/data/field";
import { formWords } from "~/data/form-words";
import { describedBy, fieldId, invalid, type WiredField } from "./wired-field";

/** The control with the native checks of its field. */
export function InputView(props: WiredField) {
  const { formId, field, meta } = props;
  const own = {
    id: fieldId(formId, field.name),
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
      return <textarea {...getTextareaProps(meta, { ariaAttributes: false })} {...own} rows={5} />;
    case "number":
      return (
        <input
          {...getInputProps(meta, { type: "number", ariaAttributes: false })}
          {...own}
          inputMode="numeric"
        />
      );
    case "date":
      return <input {...getInputProps(meta, { type: "date", ariaAttributes: false })} {...own} />;
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

type SelectProps = WiredField<ChoiceField> & { own: Record<string, unknown> };

function Select({ field, meta, own }: SelectProps) {
  const ref = useListbox(field.enhance !== undefined);

  return (
    <select
      ref={ref}
      {...getSelectProps(meta, { ariaAttributes: false })}
      {...own}
      defaultValue={meta.initialValue ?? ""}
    >
      {/* An optional choice can be taken back. */}
      {!field.defaultValue && (
        <option value="" disabled={field.required}>
          {field.placeholder ?? formWords.selectOne}
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
    inputMode: field.inputMode,
    title: field.type === "tel" ? formWords.phoneFormat : undefined,
    spellCheck: field.type === "text" && field.format !== "name" ? undefined : false,
  };
}

/** Draws a select as a listbox, but where a finger has the picker of its own system. */
function useListbox(isEnhanced: boolean) {
  const select = useRef<HTMLSelectElement>(null);
  const listbox = useRef<Listbox>();

  useEffect(() => {
    if (!isEnhanced || matchMedia("(pointer: coarse)").matches) return;

    let isGone = false;
    void import("~/app/enhance/listbox").then((script) => {
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
