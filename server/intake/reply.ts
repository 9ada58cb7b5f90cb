import type { SubmissionResult } from "@conform-to/dom";
import type { Field } from "~/data/field";
import type { Errors } from "./check";
import type { Entries } from "./read-form";

/**
 * What a form needs to be drawn again with everything typed still there. `result` is what Conform
 * calls a submission result; its values are those posted, unchecked.
 */
export type Reply = {
  result: Required<Pick<SubmissionResult<string[]>, "status">> & {
    initialValue: Record<string, string>;
    error: Record<string, string[]>;
  };
  /** A message for the whole form, above it. */
  notice?: string;
};

export function makeReply(
  fields: readonly Field[],
  entries: Entries,
  errors: Errors,
  notice?: string,
): Reply {
  return {
    result: { status: "error", initialValue: typed(fields, entries), error: copy(errors) },
    notice,
  };
}

/** Only fields the form has: a name nobody asked for is not drawn again. */
export function typed(fields: readonly Field[], entries: Entries): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = entries.get(name)?.[0];
      return value === undefined || value.includes("\0") ? [] : [[name, value]];
    }),
  );
}

function copy(errors: Errors): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [name, [...messages]]),
  );
}
