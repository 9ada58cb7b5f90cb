import { TextLinks } from "~/app/ui/text-links";
import type { Contact } from "~/data/contact";

export function ContactAside({ copy }: { copy: Contact }) {
  const { expect, notes, other } = copy;

  return (
    <div className="page__side">
      <section aria-labelledby="expect-title">
        <h2 id="expect-title">{expect.title}</h2>
        <ol className="next-steps">
          {expect.steps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}.</strong> {text}
            </li>
          ))}
        </ol>
        <ul className="cautions">
          {notes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="other-title">
        <h2 id="other-title">{other.title}</h2>
        {other.emails.map(({ about, address }) => (
          <p key={about}>
            {about}: <a href={`mailto:${address}`}>{address}</a>
          </p>
        ))}
        <p>{other.post}</p>
        <p>
          <TextLinks links={other.links} />
        </p>
      </section>
    </div>
  );
}
