import { type Drawn, DrawnOnce } from "~/app/site/drawn-once";
import { Success } from "~/app/ui/success";

type LeadSentProps = { message: string; reference: string; next: Drawn | null };

export function LeadSent({ message, reference, next }: LeadSentProps) {
  return (
    <Success message={message} reference={reference}>
      <DrawnOnce part={next} />
    </Success>
  );
}
