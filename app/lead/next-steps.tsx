import { TextLinks } from "~/app/ui/links";
import type { AfterSending } from "~/data/after-sending";

type NextStepsProps = { copy: AfterSending["lead"]; level?: "h2" | "h3" };

/** Three steps, and folded details. */
export function NextSteps({ copy, level: Title = "h3" }: NextStepsProps) {
  return (
    <>
      <Title>{copy.title}</Title>
      <ol className="next-steps">
        {copy.steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
      <div>
        {copy.details.map(({ title, text }) => (
          <details key={title} className="faq">
            <summary className="faq__question">{title}</summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
      <p>{copy.note}</p>
      <p>
        <TextLinks links={copy.links} />
      </p>
    </>
  );
}
