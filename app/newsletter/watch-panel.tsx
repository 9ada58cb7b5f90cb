import { useArrivalFocus } from "~/app/client/use-arrival-focus";
import { FormShell } from "~/app/forms/form-shell";
import type { Reply } from "~/app/services.server";
import { Success } from "~/app/ui/sent";
import { watchPage } from "~/data/watch-page";
import type { Watch } from "./watch.server";

type WatchPanelProps = { watch: Watch; reply: Reply | null };

/** Continues the small form of a case page, in place of the sign-up. */
export function WatchPanel({ watch, reply }: WatchPanelProps) {
  return (
    <section className="panel" aria-labelledby="watch-title">
      <h2 className="panel__title" id="watch-title">
        {watchPage().title}
      </h2>
      {"form" in watch ? (
        <>
          {watch.note && <p>{watch.note}</p>}
          <FormShell
            id="watch"
            form={watch.form}
            reply={reply}
            values={watch.values}
            action={watch.action}
            isNative
          />
        </>
      ) : (
        <Outcome watch={watch} />
      )}
    </section>
  );
}

function Outcome({ watch }: { watch: Exclude<Watch, { form: unknown }> }) {
  const { asked, confirmed } = watchPage();

  switch (watch.outcome) {
    case "asked":
      return (
        <Success message={asked.message} reference={null}>
          {asked.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Success>
      );
    case "confirmed":
      return (
        <Success message={confirmed.message} reference={null}>
          <p>{confirmed.paragraph(watch.title)}</p>
          <p className="text-links">
            <a href={watch.href}>{confirmed.back}</a>
          </p>
        </Success>
      );
    case "broken":
      return <Broken />;
  }
}

function Broken() {
  const { message, paragraph } = watchPage().broken;

  return (
    <div ref={useArrivalFocus<HTMLDivElement>(true)} tabIndex={-1}>
      <p className="caution">{message}</p>
      <p>{paragraph}</p>
    </div>
  );
}
