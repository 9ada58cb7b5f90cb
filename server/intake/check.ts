import { parseWithZod } from "@conform-to/zod/v4";
import type { Field } from "~/data/field";
import { notOurs } from "~/data/field-messages";
import { dateInNewYork } from "./dates";
import type { Entries } from "./read-form";
import { remember } from "./remember";
import { formDataFor, type Reply, unprintableNames } from "./reply";
import { formSchema } from "./schema";

/** Answers by field name; a field left empty is absent. */
export type Values = Readonly<Record<string, string>>;

/** Messages by field name. */
type Errors = Record<string, string[]>;

/** `reply` draws the form again with what is wrong. */
type Checked =
  | { values: Values; errors: null; reply: null }
  | { values: Values; errors: Errors; reply: Reply };

/** Checks what was posted against the fields: each rule of a field, and that nothing else came. */
export function check(fields: readonly Field[], entries: Entries, at: number): Checked {
  const submission = parseWithZod(formDataFor(fields, entries), {
    schema: schemaFor(fields, at),
    // Every value stays text, as it is stored and sent on.
    disableAutoCoercion: true,
  });
  const formErrors = hasStrangers(fields, entries) ? [notOurs] : undefined;
  if (submission.status === "success" && !formErrors) {
    return { values: flatten(submission.value), errors: null, reply: null };
  }
  const hideFields = unprintableNames(fields, entries);
  const reply = submission.reply({ formErrors, hideFields });
  return { values: {}, errors: present(reply.error), reply };
}

type Schema = ReturnType<typeof formSchema>;

const remembered = remember<Schema>(200);

const today = new WeakMap<readonly Field[], { day: string; schema: Schema }>();

/** To make a schema costs more than all the rest of a check; its bounds change with the day. */
function schemaFor(fields: readonly Field[], at: number): Schema {
  const day = dateInNewYork(at);
  const known = today.get(fields);
  if (known?.day === day) return known.schema;

  const schema = remembered(`${day} ${JSON.stringify(fields)}`, () => formSchema(fields, at));
  today.set(fields, { day, schema });
  return schema;
}

function present(errors: Reply["error"] = {}): Errors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, messages]) => (messages ? [[name, messages]] : [])),
  );
}

/** Conform reads `quiz.name` as a group; here a field has one name. */
function flatten(group: object, prefix = ""): Values {
  const entries = Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === "string") return [[`${prefix}${key}`, value]];
    return typeof value === "object" && value ? Object.entries(flatten(value, `${key}.`)) : [];
  });
  return Object.fromEntries(entries);
}

function isLenient(field: Field): boolean {
  return field.type === "hidden" && field.isLenient === true;
}

/** A name we did not ask for, or one sent twice. Names that begin with `_` are dropped silently. */
function hasStrangers(fields: readonly Field[], entries: Entries): boolean {
  const known = new Map(fields.map((field) => [field.name, field]));

  return [...entries].some(([name, values]) => {
    const field = known.get(name);
    if (name.startsWith("_") || (field && isLenient(field))) return false;
    return !field || values.length > 1;
  });
}
