import { DrawnOnce } from "~/app/site/drawn-once";
import type { Lead } from "./lead.server";

type ConsentProps = { lead: Lead; repeatsSentence?: boolean };

/** Repeats the sentence of the box where the box stands far above the button. */
export function Consent({ lead, repeatsSentence }: ConsentProps) {
  return (
    <div className="consent">
      {repeatsSentence && <p>“{lead.sentence}”</p>}
      <DrawnOnce part={lead.text} />
    </div>
  );
}
