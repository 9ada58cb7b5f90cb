import { DrawnOnce } from "~/app/site/drawn-once";
import type { Lead } from "./lead.server";

type ConsentProps = { lead: Lead; repeatsSentence?: boolean };

/** The sentence of the box again, where that stands far above, and the text about it. */
export function Consent({ lead, repeatsSentence }: ConsentProps) {
  return (
    <div className="consent">
      {repeatsSentence && <p>“{lead.sentence}”</p>}
      <DrawnOnce part={lead.text} />
    </div>
  );
}
