import { useState } from "react";

type FieldState = { errors: string[] | undefined; value: string | undefined };

/** Messages of the last reply, as long as the value they are about is unchanged. */
export function useStandingErrors(field: FieldState): string[] | undefined {
  const { errors } = field;
  // Read only where there is an error: Conform renders again whenever a value that was read
  // changes.
  const value = errors && field.value;
  const [replied, setReplied] = useState({ errors, value });
  if (replied.errors !== errors) setReplied({ errors, value });

  return replied.value === value ? errors : undefined;
}
