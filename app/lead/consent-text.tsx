import { TextLinks } from "~/app/ui/text-links";
import type { Lead } from "./lead.server";

/** Directly above the button: who may contact the visitor, how, and how to stop it. */
export function ConsentText({ lead, repeatsSentence }: { lead: Lead; repeatsSentence?: boolean }) {
  const { who, advertising, notice, terms, withoutConsent } = lead.texts;

  return (
    <div className="consent">
      <h3 className="consent__title">{who.title}</h3>
      {repeatsSentence && <p className="consent__text">“{lead.sentence}”</p>}
      {who.paragraphs.map((text) => (
        <p key={text} className="consent__text">
          {text}
        </p>
      ))}
      <TextLinks links={who.links} target="_blank" />
      {[advertising, terms, notice, withoutConsent].map(({ text, links }) => (
        <p key={text} className="consent__text">
          {text} <TextLinks links={links} target="_blank" />
        </p>
      ))}
    </div>
  );
}
