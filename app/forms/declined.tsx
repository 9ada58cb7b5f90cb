import { drawPart } from "~/app/ui/draw-part.server";
import type { Drawn } from "~/app/ui/drawn-once";
import { TextLinks } from "~/app/ui/text-links";
import type { ConfirmationCopy } from "~/data/after-sending";

/** In place of a form that was not accepted and not stored; see `Sent`. */
export function drawDeclined(copy: ConfirmationCopy): Drawn | null {
  return drawPart(<Declined {...copy} />, "");
}

function Declined({ title, paragraphs, links }: ConfirmationCopy) {
  return (
    <div className="callout" role="status" tabIndex={-1} autoFocus>
      <h3>{title}</h3>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <TextLinks links={links} />
    </div>
  );
}
