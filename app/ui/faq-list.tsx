import type { Faqs } from "~/data/faqs";
import { TextLinks } from "./text-links";

export function FaqList({ items }: { items: Faqs["items"] }) {
  return (
    <div>
      {items.map(({ id, question, answer, links }) => (
        <details key={id} id={id} className="faq">
          <summary className="faq__question">{question}</summary>
          {answer.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            <TextLinks links={links} />
          </p>
        </details>
      ))}
    </div>
  );
}
