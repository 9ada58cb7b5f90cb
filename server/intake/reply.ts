import { parseWithZod, type Submission, type SubmissionResult } from "@conform-to/zod/v4";
import { z } from "zod";
import type { Field } from "~/data/field";
import type { Entries } from "./read-post";

/**
 * What Conform needs to render a form again with everything typed still there. Errors are by field
 * name; those under `""` are about the whole form. Without the status, for which Conform would
 * focus the first invalid field instead of the summary.
 */
export type Reply = Omit<SubmissionResult<string[]>, "status">;

/** A reply for a form that was not refused by its own rules. `fieldErrors` are messages by name. */
export function makeReply(
  fields: readonly Field[],
  entries: Entries,
  { fieldErrors = {}, notice }: { fieldErrors?: Record<string, string[]>; notice?: string },
): Reply {
  const submission = parseWithZod(formDataFor(fields, entries), { schema: z.unknown() });
  return reply(submission, {
    formErrors: notice ? [notice] : undefined,
    fieldErrors,
    hideFields: unprintableNames(fields, entries),
  });
}

/** The reply to a form that was not accepted. */
export function reply<Value>(
  submission: Submission<Value>,
  options: Parameters<Submission<Value>["reply"]>[0],
): Reply {
  const { status: _, ...rest } = submission.reply(options);
  return rest;
}

/**
 * The first value of each field, and no other names: in those Conform would interpret brackets and
 * commands of its own.
 */
export function formDataFor(fields: readonly Field[], entries: Entries): URLSearchParams {
  return new URLSearchParams(
    fields.map(({ name }) => {
      // Browsers send a line break as two characters but count it as one for `maxlength`.
      return [name, entries.get(name)?.[0]?.replaceAll("\r\n", "\n") ?? ""];
    }),
  );
}

/** HTML cannot hold the character NUL, so these values are not shown again. */
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
