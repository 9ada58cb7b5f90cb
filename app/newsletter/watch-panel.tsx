import { FormShell } from "~/app/forms/form-shell";
import type { Reply } from "~/app/services.server";
import { Sent } from "~/app/ui/sent";
import { watchPage } from "~/data/watch-page";
import type { Watch } from "./watch.server";

type WatchPanelProps = { watch: Watch; reply: Reply | null };

/** In place of the sign-up: what follows the small form of a case page. */
export function WatchPanel({ watch, reply }: WatchPanelProps) {
  const { panel, form, note, action, values } = watch;

  return (
    <section className="panel" aria-labelledby="watch-title">
      <h2 className="panel__title" id="watch-title">
        {watchPage().title}
      </h2>
      {note && <p>{note}</p>}
      {form ? (
        <FormShell id="watch" {...{ form, reply, values, action }} isNative />
      ) : (
        <Sent part={panel ?? null} />
      )}
    </section>
  );
}
