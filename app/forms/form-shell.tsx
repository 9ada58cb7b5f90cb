import { FormProvider, getFormProps, useField, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { memo, type ReactNode, useEffect } from "react";
import type { Reply } from "~/app/services.server";
import type { Field, HiddenField as HiddenFieldDefinition, VisibleField } from "~/data/field";
import { formWords } from "~/data/form-words";
import type { FormDefinition } from "~/data/forms/definition";
import { answerPrefix, honeypot } from "~/data/forms/wire-names";
import { ErrorSummary } from "./error-summary";
import { FieldView } from "./field-view";
import { consentTextId, errorId, fieldId } from "./input-view";
import { useChecks, useSending } from "./sending";
import { SentBefore, type SentBeforeProps } from "./sent-before";

/** Removes the messages of an earlier reply. */
const noReply: Reply = {};

type FormShellProps = {
  /** Also the anchor of the form. */
  id: string;
  form: Pick<FormDefinition, "fields" | "submit">;
  reply?: Reply | null;
  /** Initial values by field name; values in a reply take precedence. */
  values?: Record<string, string>;
  /** Where to post; the page itself unless given. */
  action?: string;
  /** Posted natively even with script, because the response sets a cookie or changes the policy. */
  isNative?: boolean;
  /** Of a form that is not a lead's, whose page says it at its top. */
  sentBefore?: SentBeforeProps | null;
  /** Between the summary of errors, which comes first, and the fields. */
  start?: ReactNode;
  /** Texts directly above the button. */
  before?: ReactNode;
  /** Texts in one group with the consent box. */
  consent?: ReactNode;
  /** More buttons, after the main one. */
  after?: ReactNode;
  /** Called if script finds an error in the form. */
  onRejected?: () => void;
};

/**
 * Renders a form definition with Conform. A reply, from the server or from the checks in the
 * browser, renders the form again with messages and values.
 */
export function FormShell({ id, form, values, onRejected, ...rest }: FormShellProps) {
  const shown = form.fields.filter(isShown);
  const folded = shown.filter(({ isFolded }) => isFolded);
  const grouped = shown.filter(({ legend }) => legend);
  const { isBusy, isUnreachable, begin } = useSending(rest.isNative);
  const { reply, load, submit } = useChecks({
    fields: shown,
    begin,
    onRejected,
    replied: rest.reply,
  });
  const [meta] = useForm({
    id,
    lastResult: reply ?? noReply,
    defaultValue: nest({ ...defaults(shown), ...values }),
    // The browser's own messages, until script can show ours.
    defaultNoValidate: false,
    onSubmit: submit,
  });
  useEarlyAnswers(id);
  const below = reply?.below;
  const view = (field: VisibleField) => {
    const isConsent = field.name === "consent";
    const drawn = (
      <FieldView
        key={field.name}
        formId={id}
        field={field}
        about={isConsent && rest.consent ? consentTextId : undefined}
        isToldBelow={field.name === below?.name}
      />
    );
    if (!isConsent) return drawn;

    return (
      <fieldset key={field.name} className="consent">
        {rest.consent}
        {drawn}
      </fieldset>
    );
  };

  return (
    <FormProvider context={meta.context}>
      {reply && <ErrorSummary id={meta.errorId} reply={reply} formId={id} fields={shown} />}
      {rest.sentBefore && <SentBefore {...rest.sentBefore} />}
      {rest.start}
      <Form
        {...getFormProps(meta)}
        onFocus={load}
        onChange={load}
        method="post"
        action={rest.action}
        reloadDocument={rest.isNative}
        preventScrollReset
        className="form"
      >
        {form.fields.map((field) => {
          if (field.type !== "hidden") return null;
          if (field.name === honeypot) return <Honeypot key={field.name} formId={id} />;
          return <HiddenField key={field.name} field={field} formId={id} />;
        })}
        {shown.map((field) => {
          if (field.isFolded) {
            const isOpen = folded.some(({ name }) => reply?.error?.[name]);
            return (
              field === folded[0] && (
                <details key="fold" open={isOpen || undefined}>
                  <summary className="faq__question">{formWords().fold}</summary>
                  <div className="form">{folded.map(view)}</div>
                </details>
              )
            );
          }
          if (!field.legend) return view(field);
          return (
            field === grouped[0] && (
              <fieldset key="group" className="form form__group">
                <legend className="field__label">{field.legend}</legend>
                {grouped.map(view)}
              </fieldset>
            )
          );
        })}
        {rest.before}
        {isUnreachable && (
          <p className="field__error" role="alert">
            {formWords().unreachable}
          </p>
        )}
        <div className="form__actions">
          <SubmitButton words={form.submit} isBusy={isBusy} />
          {rest.after}
        </div>
      </Form>
      {below && (
        <p id={errorId(id, below.name)} className="field__error">
          {below.text}
        </p>
      )}
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

type SubmitButtonProps = { words: { idle: string; busy: string }; isBusy: boolean };

function SubmitButton({ words, isBusy }: SubmitButtonProps) {
  return (
    <>
      <button type="submit" className="button button--primary" disabled={isBusy}>
        {isBusy ? words.busy : words.idle}
      </button>
      <span role="status" className="visually-hidden">
        {isBusy ? words.busy : ""}
      </span>
    </>
  );
}

type Nested = Record<string, string | Record<string, string>>;

/** Conform nests a name with a dot: `quiz.state` is `{ quiz: { state } }`. */
function nest(values: Readonly<Record<string, string>>): Nested {
  const nested: Nested = {};
  for (const [name, value] of Object.entries(values)) {
    const [group = "", ...rest] = name.split(".");
    const inner = nested[group];
    if (rest.length === 0) nested[name] = value;
    else nested[group] = { ...(typeof inner === "object" && inner), [rest.join(".")]: value };
  }
  return nested;
}

/**
 * Makes Conform read values that were entered before hydration. Otherwise it would read them only
 * with the next change, and a message would stay at a field that is already corrected.
 */
function useEarlyAnswers(formId: string): void {
  useEffect(() => {
    const input = document.forms.namedItem(formId)?.querySelector("input");
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [formId]);
}

/** A fixed value, an answer of an earlier step, or a field that script fills in. */
function HiddenField({ field, formId }: { field: HiddenFieldDefinition; formId: string }) {
  const [meta] = useField<string>(field.name, { formId });

  return <HiddenInput name={field.name} value={field.value ?? meta.initialValue ?? ""} />;
}

/** React would overwrite what script filled in if it rendered the input again. */
const HiddenInput = memo(function HiddenInput({ name, value }: { name: string; value: string }) {
  return (
    <input
      type="hidden"
      name={name}
      defaultValue={value}
      data-tf-sensitive={name.startsWith(answerPrefix) || undefined}
    />
  );
});

/**
 * Only robots fill it in: `hidden` removes it from page, tab order and accessibility tree without a
 * stylesheet, and no browser fills it in.
 */
function Honeypot({ formId }: { formId: string }) {
  const id = fieldId(formId, honeypot);
  return (
    <div hidden>
      <label htmlFor={id}>{formWords().leaveEmpty}</label>
      <input
        id={id}
        type="text"
        name={honeypot}
        defaultValue=""
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />
    </div>
  );
}
