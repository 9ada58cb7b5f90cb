import { Success } from "~/app/ui/success";
import { TextLinks } from "~/app/ui/text-links";
import type { AfterSending } from "~/data/after-sending";

type LeadSentProps = { message: string; reference: string; copy: AfterSending["lead"] };

/** After a lead: who may call, when, and how to stop it. */
export function LeadSent({ message, reference, copy }: LeadSentProps) {
  return (
    <Success message={message} reference={reference}>
      <h3>{copy.title}</h3>
      <ol className="next-steps">
        {copy.steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
      <p>{copy.note}</p>
      <TextLinks links={copy.links} />
    </Success>
  );
}
