import { useArrivalFocus } from "~/app/forms/use-arrival-focus";
import { TextLinks } from "~/app/ui/text-links";
import type { ConfirmationCopy } from "~/data/after-sending";

/** In place of a form that was not accepted and not stored. */
export function Declined({ title, paragraphs, links }: ConfirmationCopy) {
  const ref = useArrivalFocus<HTMLDivElement>(true);

  return (
    <div ref={ref} className="callout" role="status" tabIndex={-1} autoFocus>
      <h3>{title}</h3>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <TextLinks links={links} />
    </div>
  );
}
