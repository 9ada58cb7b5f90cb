import { type FormEvent, useState } from "react";
import type { Reply } from "~/app/services.server";
import type { VisibleField } from "~/data/field";

type Checks = {
  fields: readonly VisibleField[];
  /** The server's reply, if there is one. */
  replied?: Reply | null;
  begin: (event: FormEvent<HTMLFormElement>) => void;
  onRefused?: () => void;
};

/**
 * Stops a form that the browser finds wrong and replies as the server would, without a request.
 * `reply` is the later of both replies.
 */
export function useChecks({ fields, replied = null, begin, onRefused }: Checks) {
  const [found, setFound] = useState<{ reply: Reply; after: Reply | null }>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (isUnchecked(event) || !form.matches(":invalid")) return begin(event);

    event.preventDefault();
    load().then(
      ({ findErrors }) => {
        setFound({ reply: { error: findErrors(form, fields) }, after: replied });
        onRefused?.();
      },
      () => form.reportValidity(),
    );
  };
  return { reply: found?.after === replied ? found.reply : replied, load, submit };
}

/** Asked for at the first touch of a form, so that it is there when the form is sent. */
function load() {
  return import("./find-errors");
}

function isUnchecked({ nativeEvent }: FormEvent): boolean {
  return (
    nativeEvent instanceof SubmitEvent &&
    nativeEvent.submitter instanceof HTMLButtonElement &&
    nativeEvent.submitter.formNoValidate
  );
}
