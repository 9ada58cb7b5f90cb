import { TextLinks } from "~/app/ui/text-links";
import type { Lead } from "./lead.server";

/** Directly above the button: who may contact the visitor, how, and how to stop it. */
export function ConsentText({ lead, repeatsSentence }: { lead: Lead; repeatsSentence?: boolean }) {
  const { text, links } = lead.copy;

  return (
    <div className="consent">
      {repeatsSentence && <p>“{lead.sentence}”</p>}
      <p>{text}</p>
      <p>
        <TextLinks links={links} target="_blank" />
      </p>
    </div>
  );
}
