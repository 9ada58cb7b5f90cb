import { useOptOutSignal } from "~/app/enhance/use-opt-out-signal";
import { addresses } from "~/data/addresses";
import { layoutWords } from "~/data/layout";

const words = layoutWords.footer;

/** Confirms on every page that the opt-out was honoured (11 CCR 7025(c)(6)). */
export function OptOutStatus({ optedOut }: { optedOut: boolean }) {
  const hasSignal = useOptOutSignal();
  const isHonored = hasSignal || optedOut;

  return (
    <p className="opt-out-status" data-opted-out={isHonored}>
      {isHonored && (
        <>
          <strong>{words.honored}</strong>{" "}
        </>
      )}
      <a href={addresses.optOut}>{words.choices}</a>
    </p>
  );
}
