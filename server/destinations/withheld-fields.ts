import type { FormKind } from "~/data/forms/definition";
import { submissionKinds } from "../submission/kinds/index";
import { destinationDefinitions } from "./index";

/** `*` stands for every field of the form, `quiz.*` for every question of a case. */
type WithheldField = { kind: FormKind; field: string; destination: string; reason: string };

/**
 * Visible fields that a destination is not sent, each with the reason. All others reach every
 * destination that takes the form; a test checks that.
 */
export const withheldFields: readonly WithheldField[] = Object.values(submissionKinds).flatMap(
  ({ kind, withheld }) =>
    destinationDefinitions.flatMap(({ name: destination, service, withholdsFields: reason }) => {
      if (reason) return [{ kind, field: "*", destination, reason }];

      return withheld
        .filter(({ from }) => from === "all" || from === service)
        .map(({ field, reason }) => ({ kind, field, destination, reason }));
    }),
);
