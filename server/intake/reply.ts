import { parseWithZod, type SubmissionResult } from "@conform-to/zod/v4";
import { z } from "zod";
import type { Field } from "~/data/field";
import type { Entries } from "./read-form";

/**
 * What a form needs to be drawn again with everything typed still there, as Conform takes it.
 * Errors stand by field name; those under `""` belong to the form as a whole.
 */
export type Reply = SubmissionResult<string[]>;

/** A reply for a form that was not refused by its own rules. `fieldErrors` are messages by name. */
export function makeReply(
  fields: readonly Field[],
  entries: Entries,
  fieldErrors: Record<string, string[]>,
  notice?: string,
): Reply {
  return parseWithZod(formDataFor(fields, entries), { schema: z.unknown() }).reply({
    formErrors: notice ? [notice] : undefined,
    fieldErrors,
    hideFields: unprintableNames(fields, entries),
  });
}

/**
 * Of each field of the form its first value, and no other name: Conform would read brackets and
 * its own commands in a name that we never offered.
 */
export function formDataFor(fields: readonly Field[], entries: Entries): URLSearchParams {
  return new URLSearchParams(
    fields.map(({ name }) => {
      // Browsers count a line break as one character and send two.
      return [name, entries.get(name)?.[0]?.replaceAll("\r\n", "\n") ?? ""];
    }),
  );
}

/** No HTML can hold the character NUL. */
export function unprintableNames(fields: readonly Field[], entries: Entries): string[] {
  return fields.flatMap(({ name }) => (entries.get(name)?.[0]?.includes("\0") ? [name] : []));
}

/** What was typed, by field name; only fields the form has. */
export function typed(fields: readonly Field[], entries: Entries): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = entries.get(name)?.[0];
      return value === undefined || value.includes("\0") ? [] : [[name, value]];
    }),
  );
}
