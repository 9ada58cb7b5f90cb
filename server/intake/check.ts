import { parseWithZod } from "@conform-to/zod/v4";
import type { Field } from "~/data/field";
import { notOurs } from "~/data/field-messages";
import { boundedCache } from "./bounded-cache";
import { dateInNewYork } from "./dates";
import type { Entries } from "./read-form";
import { formDataFor, type Reply, reply, unprintableNames } from "./reply";
import { formSchema } from "./schema";

/** Answers by field name; a field left empty is absent. */
export type Values = Readonly<Record<string, string>>;

/** Messages by field name. */
type Errors = Record<string, string[]>;

/** `reply` draws the form again with what is wrong. */
type Checked =
  | { values: Values; errors: null; reply: null }
  | { values: Values; errors: Errors; reply: Reply };

/**
 * Checks a post against the rules of its fields, and refuses names that the form does not have.
 *
 * @param at milliseconds since 1970; its day in New York bounds dates and years
 */
export function check(fields: readonly Field[], entries: Entries, at: number): Checked {
  const submission = parseWithZod(formDataFor(fields, entries), {
    schema: schemaFor(fields, at),
    // Every value stays text, as it is stored and sent on.
    disableAutoCoercion: true,
  });
  const formErrors = hasUnknownNames(fields, entries) ? [notOurs] : undefined;
  if (submission.status === "success" && !formErrors) {
    return { values: flatten(submission.value), errors: null, reply: null };
  }
  const hideFields = unprintableNames(fields, entries);
  const refused = reply(submission, { formErrors, hideFields });
  return { values: {}, errors: present(refused.error), reply: refused };
}

type Schema = ReturnType<typeof formSchema>;

const schemas = boundedCache<Schema>(200);

/** By identity of the list, which is faster to look up than its text. */
const latest = new WeakMap<readonly Field[], { day: string; schema: Schema }>();

/** Building a schema costs more than the rest of a check. Its bounds change daily. */
function schemaFor(fields: readonly Field[], at: number): Schema {
  const day = dateInNewYork(at);
  const known = latest.get(fields);
  if (known?.day === day) return known.schema;

  const schema = schemas(`${day} ${JSON.stringify(fields)}`, () => formSchema(fields, at));
  latest.set(fields, { day, schema });
  return schema;
}

function present(errors: Reply["error"] = {}): Errors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, messages]) => (messages ? [[name, messages]] : [])),
  );
}

/** Undoes the nesting of Conform, which reads `quiz.name` as a member of the object `quiz`. */
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

/** Or a name sent twice. Names that begin with `_` are ignored. */
function hasUnknownNames(fields: readonly Field[], entries: Entries): boolean {
  const known = new Map(fields.map((field) => [field.name, field]));

  return [...entries].some(([name, values]) => {
    const field = known.get(name);
    if (name.startsWith("_") || (field && isLenient(field))) return false;
    return !field || values.length > 1;
  });
}
